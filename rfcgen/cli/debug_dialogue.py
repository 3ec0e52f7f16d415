"""Read commands for a debug session, from a person or a script, and print the answers."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType
from typing import NoReturn

import click

from rfcgen.cli.debug_text import answer_lines, failure_lines
from rfcgen.cli.output import ExitCode, report_problems, shown
from rfcgen.debugger.answers import Answer, Goodbye, Logged, Mistake, Stuck
from rfcgen.debugger.interpreter import run_line
from rfcgen.debugger.notation import write_duration
from rfcgen.debugger.session import Session
from rfcgen.diagnostics import Diagnostic, Span

INTERRUPTED = 130
_STOPPING = b"\nstopping at the next release; Ctrl-C again ends the session\n"
GREETING = "help lists the commands, quit ends the session"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of commands, and where it stands."""

    text: str
    source: Path
    number: int


def converse(session: Session) -> None:
    """Prompt for commands until the person has had enough."""
    with suppress(ImportError):
        import readline  # noqa: F401  # gives input() its history and editing
    click.echo(GREETING)
    is_over = False
    while not is_over:
        try:
            is_over = _take_turn(session)
        except KeyboardInterrupt:
            click.echo()
        except EOFError:
            click.echo()
            is_over = True


def take_leave(session: Session, code: int) -> int:
    """End the session; an exception on the way to the end spoils a code that was fine."""
    session.close()
    farewell = Answer(Goodbye(), session.take_events())
    for line in answer_lines(farewell, shown):
        click.echo(line)
    has_failed = any(isinstance(one, Logged) and one.failure for one in farewell.events)
    return code or (ExitCode.MISTAKES if has_failed else ExitCode.FINE)


def _take_turn(session: Session) -> bool:
    """Prompt for one line and carry it out; tell whether it ends the session."""
    for answer in _answers(session, input(_prompt(session))):
        if isinstance(answer.body, Goodbye):
            return True
        if isinstance(answer.body, Mistake | Stuck):
            click.echo(f"error: {answer.body.message}", err=True)
        if isinstance(answer.body, Mistake) and answer.body.help:
            click.echo(f"help: {answer.body.help}", err=True)
    return False


def run_script(session: Session, lines: Iterable[Line]) -> int:
    """Run all lines; a command that is not understood ends the script."""
    failed = False
    for line in lines:
        for answer in _answers(session, line.text):
            if isinstance(answer.body, Mistake | Stuck):
                report_problems([_diagnostic(answer.body, line)])
                return ExitCode.MISTAKES
            if isinstance(answer.body, Goodbye):
                return ExitCode.MISTAKES if failed else ExitCode.FINE
            failed = failed or answer.is_failure
            if session.is_stopped:
                return INTERRUPTED
    return ExitCode.MISTAKES if failed else ExitCode.FINE


def _answers(session: Session, text: str) -> Iterator[Answer]:
    """Carry out a line, printing as it goes; Ctrl-C stops it between two releases."""
    with _interruptible(session):
        for answer in run_line(session, text):
            for line in answer_lines(answer, shown):
                click.echo(line)
            yield answer


@contextmanager
def _interruptible(session: Session) -> Iterator[None]:
    """Let the first Ctrl-C ask the session to stop; a second one ends the process.

    A callback that never returns cannot be ended otherwise, so the second one says where it is.
    """

    def stop(number: int, frame: FrameType | None) -> None:  # noqa: ARG001  # signal's signature
        if session.is_stopped:
            _leave(session)
        session.stop()
        os.write(sys.stderr.fileno(), _STOPPING)

    session.resume()
    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _leave(session: Session) -> NoReturn:
    for failure in session.whereabouts():
        lines = "\n".join(failure_lines(failure, shown))
        os.write(sys.stderr.fileno(), f"{lines}\n".encode())
    os._exit(INTERRUPTED)


def _prompt(session: Session) -> str:
    states = " ".join(state.name for state in session.states().values())
    return f"{write_duration(session.now)} {states}> "


def _diagnostic(problem: Mistake | Stuck, line: Line) -> Diagnostic:
    place = Span(line.source, line.number, source=line.text)
    if isinstance(problem, Stuck):
        return Diagnostic("RFC609", problem.message, place)
    start = line.text.find(problem.command)
    place = replace(place, column=start + 1, length=len(problem.command))
    return Diagnostic("RFC608", problem.message, place, help=problem.help)
