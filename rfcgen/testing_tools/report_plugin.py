"""A pytest plugin that writes each result as a line of JSON, and ends a test that hangs."""

import faulthandler
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import TextIO

import pytest

from rfcgen.debugger.failure import Failure, explain
from rfcgen.testing_tools.facts import Result, end_line, result_line, start_line


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options that `rfcgen test component` gives."""
    group = parser.getgroup("rfcgen")
    group.addoption("--rfcgen-report", type=Path, default=None, help="write results here")
    group.addoption("--rfcgen-trace", type=Path, default=None, help="write where a test hangs")
    group.addoption("--rfcgen-timeout", type=float, default=0.0, help="seconds for one test")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Begin to report, before any code of the user is imported."""
    options = early_config.known_args_namespace
    if options.rfcgen_report is not None:
        reporter = _Reporter(
            options.rfcgen_report, options.rfcgen_trace, timeout_s=options.rfcgen_timeout
        )
        early_config.pluginmanager.register(reporter, "rfcgen-report")


class _Reporter:
    """Write what happens, at once, so that a kill loses nothing."""

    def __init__(self, report: Path, trace: Path | None, *, timeout_s: float) -> None:
        self._report: TextIO = report.open("w", encoding="utf-8", newline="\n")
        self._trace: TextIO | None = trace.open("w", encoding="utf-8") if trace else None
        self._timeout_s = timeout_s
        self._watch()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._watch()
        self._write(start_line(item.nodeid))
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.when == "call" or report.outcome != "passed":
            self._write(result_line(_result(item, call, report)))
        return report

    def pytest_exception_interact(
        self,
        node: pytest.Item | pytest.Collector,
        call: pytest.CallInfo[object],
        report: pytest.CollectReport | pytest.TestReport,
    ) -> None:
        if isinstance(report, pytest.CollectReport) and call.excinfo is not None:
            cause = call.excinfo.value.__cause__ or call.excinfo.value
            failure = explain(cause, node.config.rootpath)
            self._write(result_line(_as_result(report.nodeid, "error", failure)))

    def pytest_sessionfinish(self) -> None:
        self._write(end_line())

    def pytest_unconfigure(self) -> None:
        if self._trace is not None:
            faulthandler.cancel_dump_traceback_later()
            self._trace.close()
        self._report.close()

    def _watch(self) -> None:
        """Give the next test its time; past it, say where it hangs and end the process."""
        if self._trace is not None and self._timeout_s > 0:
            faulthandler.dump_traceback_later(self._timeout_s, exit=True, file=self._trace)

    def _write(self, line: str) -> None:
        self._report.write(line)
        self._report.flush()


def _result(item: pytest.Item, call: pytest.CallInfo[None], report: pytest.TestReport) -> Result:
    outcome = str(report.outcome)
    if outcome == "failed" and report.when != "call":
        outcome = "error"
    return _as_result(item.nodeid, outcome, _failure(item, call, report), report.duration)


def _failure(item: pytest.Item, call: pytest.CallInfo[None], report: pytest.TestReport) -> Failure:
    """Say why a test did not pass, and at which line of the package."""
    path, line, _ = item.location
    here = Failure("", item.config.rootpath / path, (line or 0) + 1)
    if report.outcome == "passed":
        return here
    if call.excinfo is None:
        return replace(here, message=report.longreprtext.strip())
    failure = explain(call.excinfo.value, item.config.rootpath)
    if failure.path is not None and failure.path.is_relative_to(item.config.rootpath):
        return failure
    said = failure.message if report.skipped else _said_by_pytest(report) or failure.message
    return replace(here, message=said.removeprefix("Skipped: "))


def _said_by_pytest(report: pytest.TestReport) -> str:
    """Return what pytest itself finds wrong, such as a fixture that does not exist."""
    lines = report.longreprtext.splitlines()
    return next((line[1:].strip() for line in lines if line.startswith("E ")), "")


def _as_result(test: str, outcome: str, failure: Failure, seconds: float = 0.0) -> Result:
    return Result(
        test=test,
        outcome=outcome,
        seconds=seconds,
        message=failure.message.removeprefix("AssertionError: "),
        path=str(failure.path or ""),
        line=failure.line,
        source=failure.source,
    )
