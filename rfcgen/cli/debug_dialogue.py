"""Read commands for a debug session, from a person or a script, and print the answers."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import NoReturn

import click

from rfcgen.cli.debug_text import answer_lines, failure_lines
from rfcgen.cli.output import ExitCode, report_problems, shown
from rfcgen.debugger.answers import Answer, CommandDone, Goodbye, Logged, Mistake, Stuck
from rfcgen.debugger.interpreter import run_line
from rfcgen.debugger.notation import write_duration
from rfcgen.debugger.session import Session
from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.runtime import CommandStatus

INTERRUPTED = 130
_STOPPING = b"\nstopping at the next release; Ctrl-C again ends the session\n"
_GO_ON = "with --keep-going the commands after it are run all the same"
_ENDS = {
    CommandStatus.REFUSED: "was refused",
    CommandStatus.FAILED: "failed",
    CommandStatus.TIMED_OUT: "took too long",
    CommandStatus.PENDING: "has not ended",
}
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


def run_script(session: Session, lines: Iterable[Line], *, keep_going: bool = False) -> int:
    """Run all lines; the first command that fails ends the script.

    With ``keep_going`` it goes on after a command that was refused or under which the kernel
    failed, but never after one that was not understood.
    """
    failed = False
    for line in lines:
        end = 0
        for answer in _answers(session, line.text):
            start = max(line.text.find(answer.command, end), 0)
            end = start + len(answer.command)
            if isinstance(answer.body, Goodbye):
                return ExitCode.MISTAKES if failed else ExitCode.FINE
            if session.is_stopped:
                return INTERRUPTED
            if not answer.is_failure:
                continue
            failed = True
            if isinstance(answer.body, Mistake | Stuck) or not keep_going:
                report_problems([_diagnostic(answer, line, start)])
                return ExitCode.MISTAKES
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
    found = session.states()
    named = (f"{context}:{state.name}" for context, state in found.items())
    states = " ".join(named if len(found) > 1 else (state.name for state in found.values()))
    return f"{write_duration(session.now)} {states}> "


def _diagnostic(answer: Answer, line: Line, start: int) -> Diagnostic:
    place = Span(line.source, line.number, start + 1, len(answer.command), line.text)
    match answer.body:
        case Stuck(message=message):
            return Diagnostic("RFC609", message, place)
        case Mistake(message=message, help=help_):
            return Diagnostic("RFC608", message, place, help=help_)
        case CommandDone(status=status) if status is not CommandStatus.DONE:
            message = f"'{answer.command}' {_ENDS[status]}"
        case _:
            message = f"the component failed during '{answer.command}'"
    return Diagnostic("RFC616", message, place, help=_GO_ON)
