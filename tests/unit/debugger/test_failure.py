from pathlib import Path

from rfcgen.debugger.attempt import attempt
from rfcgen.debugger.failure import LINES, Failure, explain


def raise_below() -> None:
    int("x")


def test_the_users_line_is_found() -> None:
    failure = attempt(raise_below, Path(__file__).parent)
    assert isinstance(failure, Failure)
    assert failure.path == Path(__file__)
    assert failure.function == "raise_below"
    assert failure.source.strip() == 'int("x")'
    assert failure.message == "ValueError: invalid literal for int() with base 10: 'x'"


def test_a_library_below_the_users_line_is_passed_over() -> None:
    failure = attempt(lambda: Path("\0").stat(), Path(__file__).parent)
    assert isinstance(failure, Failure)
    assert failure.path == Path(__file__)


def test_an_exit_is_caught() -> None:
    def leave() -> None:
        raise SystemExit(3)

    failure = attempt(leave, Path(__file__).parent)
    assert isinstance(failure, Failure)
    assert failure.message == "SystemExit: 3"


def test_a_syntax_error_has_its_own_place(tmp_path: Path) -> None:
    source = tmp_path / "kernel.py"
    failure = attempt(lambda: compile("x = 1\ny = (\n", str(source), "exec"), tmp_path)
    assert isinstance(failure, Failure)
    assert (failure.path, failure.line) == (source, 2)
    assert failure.message == "SyntaxError: '(' was never closed"


def test_a_long_message_is_cut() -> None:
    failure = explain(ValueError("\n".join(map(str, range(1000)))), Path())
    assert len(failure.message.splitlines()) == LINES + 1


def test_a_text_is_a_cause() -> None:
    assert explain("no bus", Path()) == Failure("no bus")
