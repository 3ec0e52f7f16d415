import os
from pathlib import Path

import pytest

from rfcgen.testing_tools.facts import Facts, Result, end_line, read_facts, result_line, start_line
from rfcgen.workflow import test_component as workflow
from rfcgen.workflow.test_component import Selection, run_component_tests

PASSED = Result("tests/test_a.py::test_b", "passed", 0.5)


def test_facts_read_back_as_they_were_written() -> None:
    failed = Result("tests/test_a.py::test_c", "failed", 0.1, "no\nluck", "/a.py", 3, "assert x")
    lines = [start_line(PASSED.test), result_line(PASSED), result_line(failed), end_line()]
    assert read_facts(lines) == Facts((PASSED, failed), finished=True)


def test_a_test_that_was_running_at_the_kill_is_known() -> None:
    lines = [result_line(PASSED), start_line("tests/test_a.py::test_c"), result_line(PASSED)[:20]]
    assert read_facts(lines) == Facts((PASSED,), running="tests/test_a.py::test_c")


def test_without_pytest_the_extra_is_named(follower: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workflow, "find_spec", lambda _: None)
    [diagnostic] = run_component_tests(follower, Selection()).diagnostics
    assert (diagnostic.code, diagnostic.help) == ("RFC610", "type pip install 'rfcgen[test]'")


def test_a_failed_tear_down_spoils_a_passed_test(follower: Path) -> None:
    (follower / "tests" / "test_component.py").write_text(
        "import pytest\n\n"
        "@pytest.fixture\ndef bad():\n    yield\n    raise RuntimeError('tear-down')\n\n"
        "def test_one(bad): ...\n\n"
        "@pytest.mark.xfail(strict=True)\ndef test_two(): ...\n\n"
        "def test_three(no_such_fixture): ...\n"
    )
    verdict = run_component_tests(follower, Selection())
    outcomes = [(case.name, case.outcome, case.message) for case in verdict.group("user")]
    assert outcomes == [
        ("test_one", "error", "RuntimeError: tear-down"),
        ("test_two", "failed", "[XPASS(strict)]"),
        ("test_three", "error", "fixture 'no_such_fixture' not found"),
    ]


def test_a_conftest_that_hangs_is_stopped(follower: Path) -> None:
    (follower / "tests" / "conftest.py").write_text("while True:\n    pass\n")
    verdict = run_component_tests(follower, Selection(timeout_s=1.0))
    [diagnostic] = verdict.diagnostics
    assert diagnostic.code == "RFC612"
    assert diagnostic.message == "collecting the tests did not end within 1 s and was stopped"
    assert diagnostic.place.path.name == "conftest.py"


def test_a_conftest_that_fails_shows_pytests_last_lines(follower: Path) -> None:
    (follower / "tests" / "conftest.py").write_text("import no_such_module\n")
    [diagnostic] = run_component_tests(follower, Selection()).diagnostics
    assert diagnostic.code == "RFC613"
    assert "No module named 'no_such_module'" in diagnostic.notes[0].message


def test_the_users_path_is_kept(follower: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    extra = follower.parent / "extra"
    extra.mkdir()
    (extra / "my_helper.py").write_text("ONE = 1\n")
    monkeypatch.setenv("PYTHONPATH", os.fspath(extra))
    (follower / "tests" / "test_component.py").write_text(
        "from my_helper import ONE\n\ndef test_one():\n    assert ONE == 1\n"
    )
    assert not run_component_tests(follower, Selection()).has_failed
