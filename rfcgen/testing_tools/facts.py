"""The lines that `report_plugin` writes and `rfcgen test component` reads: one JSON object each.

``{"event": "collected", "tests": […]}`` names what is to run; ``{"event": "start", "test": …}``
comes before a test; ``{"event": "result", …}`` after it, with the fields of `Result`;
``{"event": "end"}`` last.
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
    collected: tuple[str, ...] = ()

    @property
    def not_run(self) -> tuple[str, ...]:
        """Return the tests that were to run and did not begin."""
        begun = {result.test for result in self.results} | {self.running}
        return tuple(test for test in self.collected if test not in begun)


def collected_line(tests: Iterable[str]) -> str:
    """Say which tests are to run."""
    return json.dumps({"event": "collected", "tests": list(tests)}) + "\n"


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
    collected: tuple[str, ...] = ()
    for line in lines:
        if not line.endswith("\n"):
            break
        fact = json.loads(line)
        if fact["event"] == "collected":
            collected = tuple(str(test) for test in fact["tests"])
        elif fact["event"] == "start":
            running = str(fact["test"])
        elif fact["event"] == "result":
            results.append(_result(fact))
            running = "" if running == fact["test"] else running
        else:
            finished = True
    return Facts(tuple(results), running, finished, collected)


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
