import json
from pathlib import Path

import pytest

from rfcgen.cli.plan import report_plan
from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.publish import Action, Change, Owner, Plan
from rfcgen.workflow.publishing import Published

TARGET = Path("/somewhere/arm")


def plan(*actions: Action) -> Plan:
    changes = (
        Change(f"{number}.py", action, Owner.GENERATOR) for number, action in enumerate(actions)
    )
    return Plan(TARGET, tuple(changes))


def problem(code: str) -> Diagnostic:
    return Diagnostic(code, "so it is", Span(TARGET))


def test_what_was_done_is_listed_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    result = Published(plan(Action.CREATE, Action.REPLACE, Action.REMOVE, Action.KEEP), ())
    assert report_plan(result, output="text", check=False, dry_run=False) == 0
    assert capsys.readouterr().out.splitlines() == [
        "create   0.py",
        "replace  1.py",
        "remove   2.py",
        "/somewhere/arm: 1 created, 1 replaced, 1 removed, 1 kept",
    ]


def test_nothing_to_do_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    result = Published(plan(Action.KEEP, Action.KEEP), ())
    assert report_plan(result, output="text", check=True, dry_run=False) == 0
    assert capsys.readouterr().out == "/somewhere/arm: nothing differs, 2 files kept\n"


def test_stale_files_are_listed_and_exit_three(capsys: pytest.CaptureFixture[str]) -> None:
    result = Published(plan(Action.REPLACE), (problem("RFC410"),))
    assert report_plan(result, output="text", check=True, dry_run=False) == 3
    said = capsys.readouterr()
    assert said.out.splitlines()[-1].endswith("nothing was written; would be: 1 replaced")
    assert "RFC410" in said.err


@pytest.mark.parametrize(("code", "expected"), [("RFC409", 1), ("RFC407", 3)])
def test_a_failure_claims_nothing(
    code: str, expected: int, capsys: pytest.CaptureFixture[str]
) -> None:
    result = Published(plan(Action.CREATE), (problem(code),))
    assert report_plan(result, output="text", check=False, dry_run=False) == expected
    assert capsys.readouterr().out == ""


def test_a_failure_in_json_says_that_nothing_was_written(
    capsys: pytest.CaptureFixture[str],
) -> None:
    result = Published(plan(Action.CREATE), (problem("RFC409"),))
    assert report_plan(result, output="json", check=False, dry_run=False) == 1
    said = json.loads(capsys.readouterr().out)
    assert (said["written"], said["errors"]) == (False, 1)
