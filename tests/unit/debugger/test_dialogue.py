from pathlib import Path
from typing import NoReturn

import pytest

from rfcgen.cli.debug_dialogue import Line, run_script, take_leave
from rfcgen.debugger.session import Session
from rfcgen.runtime import DeadLock


def lines(*texts: str) -> list[Line]:
    return [Line(text, Path("try.txt"), number) for number, text in enumerate(texts, start=1)]


def test_a_run_time_that_cannot_go_on_ends_the_script(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def never() -> NoReturn:
        raise DeadLock("nothing can ever run: 'follower.command' waits for room")

    monkeypatch.setattr(session.bench, "step", never)
    assert run_script(session, lines("initialize", "step", "activate")) == 1
    printed = capsys.readouterr()
    assert printed.out == "initialize: done, state INACTIVE\n"
    assert printed.err.startswith(
        "try.txt:2: error[RFC609]: DeadLock: nothing can ever run: 'follower.command' waits"
    )


def test_a_refused_command_does_not_end_a_script_but_spoils_it(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_script(session, lines("activate", "initialize")) == 1
    assert capsys.readouterr().out == (
        "activate: refused, state CREATED\n"
        "    'follower.main' is CREATED: 'activate' is refused, "
        "allowed is 'initialize' or 'finalize'\n"
        "initialize: done, state INACTIVE\n"
    )


def test_only_the_command_at_fault_is_underlined(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_script(session, lines("initialize; stop; activate")) == 1
    assert capsys.readouterr().err.splitlines()[:3] == [
        "try.txt:1:13: error[RFC608]: no command 'stop'",
        "    1 | initialize; stop; activate",
        "      |             ^^^^",
    ]


def test_the_end_of_a_component_may_fail(
    session: Session, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> NoReturn:
        raise ValueError("no way out")

    monkeypatch.setattr(type(session.component), "on_finalize", fail)
    assert take_leave(session, run_script(session, lines("initialize"))) == 1
    assert "ValueError: no way out" in capsys.readouterr().out


def test_long_values_are_laid_out_line_by_line(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    note = "a very long remark " * 5
    run_script(session, lines("initialize", f"set target position=[1,2] phase=IDLE note='{note}'"))
    assert capsys.readouterr().out.splitlines()[1:] == [
        "target = {",
        "  position: [1.0, 2.0],",
        "  phase: IDLE,",
        "  within: 0,",
        f'  note: "{note}"',
        "}",
    ]


def test_a_text_cannot_turn_the_terminal(
    session: Session, capsys: pytest.CaptureFixture[str]
) -> None:
    run_script(session, lines("initialize", "configure label='\u202ea\\u001b[31m'"))
    assert "\u202e" not in capsys.readouterr().out
