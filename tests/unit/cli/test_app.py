import os
import sys
from pathlib import Path

import click
import pytest

from rfcgen.cli import app
from rfcgen.cli.output import is_coloured


def failing(error: BaseException) -> click.Command:
    @click.command()
    @click.option("--traceback", "shows_traceback", is_flag=True)
    @click.pass_obj
    def command(session: app.Session, *, shows_traceback: bool) -> None:
        session.traceback = shows_traceback
        raise error

    return command


def run(monkeypatch: pytest.MonkeyPatch, error: BaseException, *arguments: str) -> int:
    monkeypatch.setattr(app, "rfcgen", failing(error))
    with pytest.raises(SystemExit) as ended:
        app.main(arguments)
    assert isinstance(ended.value.code, int)
    return ended.value.code


def test_a_bug_is_reported_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["rfcgen", "validate", "spec", "a b.xml"])
    assert run(monkeypatch, KeyError("lost")) == 70
    said = capsys.readouterr().err
    assert "rfcgen: error[RFC900]: rfcgen itself failed: KeyError: 'lost'" in said
    assert "type \"rfcgen --traceback validate spec 'a b.xml'\" and report" in said
    assert "Traceback" not in said


def test_a_bug_shows_its_traceback_when_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, KeyError("lost"), "--traceback") == 70
    assert "Traceback (most recent call last)" in capsys.readouterr().err


def test_the_system_refusing_is_not_called_a_bug(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, OSError(28, "No space left on device", "x/y.txt")) == 1
    assert capsys.readouterr().err.startswith(
        "x/y.txt: error[RFC424]: the operating system refused: no space left on device\n"
    )


def test_an_interrupt_ends_quietly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, KeyboardInterrupt()) == 130
    assert capsys.readouterr().err.strip() == ""


def test_wrong_usage_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, click.UsageError("not so")) == 2
    assert "Error: not so" in capsys.readouterr().err


class Terminal:
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, True),
        ({"NO_COLOR": "1"}, False),
        ({"NO_COLOR": ""}, True),
        ({"TERM": "dumb"}, False),
    ],
)
def test_colours_can_be_refused(
    environment: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("NO_COLOR", "TERM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert is_coloured(Terminal()) is expected  # type: ignore[arg-type]  # only isatty is asked


def test_a_deleted_working_folder_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    assert not os.path.lexists(gone)
    assert run(monkeypatch, KeyError("lost")) == 70
    assert "RFC900" in capsys.readouterr().err
