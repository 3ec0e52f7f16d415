"""Make text and JSON of a run of a component's tests."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path

from rfcgen.diagnostics.visible import visible
from rfcgen.workflow.test_component import CONTRACT, USER, Case, Verdict

_MARKS = {"passed": "ok", "failed": "FAILED", "error": "ERROR", "skipped": "skipped"}
_TITLES = {CONTRACT: "contract tests", USER: "user tests"}
_WIDTH = max(len(mark) for mark in _MARKS.values())


def as_text(verdict: Verdict, shown: Callable[[Path], str]) -> str:
    """Return the report for a person; ``shown`` writes paths."""
    lines: list[str] = []
    for group in (CONTRACT, USER):
        cases = verdict.group(group)
        if cases:
            lines += [f"{_TITLES[group]} of {verdict.component}", *_cases(cases, shown), ""]
        else:
            lines += [f"{_TITLES[group]} of {verdict.component}: none", ""]
    return "\n".join([*lines, f"{_counts(verdict.cases)} in {verdict.seconds:.2f} s"])


def as_facts(verdict: Verdict, shown: Callable[[Path], str]) -> Mapping[str, object]:
    """Return the report for a program; without durations, so that equal runs give equal text."""
    return {
        "component": verdict.component,
        "counts": {mark: _count(verdict.cases, mark) for mark in _MARKS},
        "tests": [_fact(case, shown) for case in verdict.cases],
    }


def _fact(case: Case, shown: Callable[[Path], str]) -> Mapping[str, object]:
    place = {"path": shown(case.span.path), "line": case.span.line} if case.span else {}
    return {
        "group": case.group,
        "file": case.file,
        "name": case.name,
        "outcome": case.outcome,
        "message": case.message,
        **place,
    }


def _cases(cases: Iterable[Case], shown: Callable[[Path], str]) -> Iterator[str]:
    for file, inside in groupby(cases, key=lambda case: case.file):
        yield f"  {visible(file)}"
        for case in inside:
            yield f"    {_MARKS[case.outcome]:<{_WIDTH}} {visible(case.name or file)}"
            yield from _details(case, shown)


def _details(case: Case, shown: Callable[[Path], str]) -> Iterator[str]:
    if case.outcome == "skipped":
        yield from _message(case)
        return
    if not case.has_failed:
        return
    if case.span is not None:
        yield f"        {shown(case.span.path)}:{case.span.line}"
        if case.span.source.strip():
            yield f"            {visible(case.span.source.strip())}"
    yield from _message(case)


def _message(case: Case) -> Iterator[str]:
    return (f"        {visible(line)}".rstrip() for line in case.message.splitlines())


def _counts(cases: Iterable[Case]) -> str:
    listed = list(cases)
    words = {"passed": "ok", "failed": "failed", "error": "in error", "skipped": "skipped"}
    counts = ((_count(listed, outcome), word) for outcome, word in words.items())
    return f"{len(listed)} tests: " + ", ".join(f"{n} {word}" for n, word in counts if n)


def _count(cases: Iterable[Case], outcome: str) -> int:
    return sum(case.outcome == outcome for case in cases)
