"""The lines that `report_plugin` writes and `rfcgen test component` reads: one JSON object each.

``{"event": "start", "test": …}`` before a test; ``{"event": "result", …}`` after it, with the
fields of `Result`; ``{"event": "end", "collected": 12}`` last.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Result:
    """How one test ended; ``outcome`` is passed, failed, skipped or error (not the test's own)."""

    test: str
    outcome: str
    seconds: float = 0.0
    message: str = ""
    path: str = ""
    line: int = 0
    source: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """Everything that one run has written; ``running`` had started when it ended."""

    results: tuple[Result, ...] = ()
    running: str = ""
    finished: bool = False


def start_line(test: str) -> str:
    """Say that a test begins."""
    return json.dumps({"event": "start", "test": test}) + "\n"


def result_line(result: Result) -> str:
    """Say how a test ended."""
    return json.dumps({"event": "result", **asdict(result)}) + "\n"


def end_line() -> str:
    """Say that the run came to its end."""
    return json.dumps({"event": "end"}) + "\n"


def read_facts(lines: Iterable[str]) -> Facts:
    """Read what was written; a line that was cut off by a kill counts for nothing."""
    results: list[Result] = []
    running = ""
    finished = False
    for line in lines:
        if not line.endswith("\n"):
            break
        fact: Mapping[str, str | float | int] = json.loads(line)
        if fact["event"] == "start":
            running = str(fact["test"])
        elif fact["event"] == "result":
            results.append(_result(fact))
            running = "" if running == fact["test"] else running
        else:
            finished = True
    return Facts(tuple(results), running, finished)


def _result(fact: Mapping[str, str | float | int]) -> Result:
    return Result(
        test=str(fact["test"]),
        outcome=str(fact["outcome"]),
        seconds=float(fact["seconds"]),
        message=str(fact["message"]),
        path=str(fact["path"]),
        line=int(fact["line"]),
        source=str(fact["source"]),
    )
