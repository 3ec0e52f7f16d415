"""Carry out lines of commands, one answer a command."""

from collections.abc import Iterator

from rfcgen.debugger.answers import Answer, Body, Mistake, Stuck
from rfcgen.debugger.command_line import split_commands, split_words
from rfcgen.debugger.commands import find_command
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session
from rfcgen.runtime import RuntimeFault


def run_line(session: Session, line: str) -> Iterator[Answer]:
    """Carry out the commands of a line; the first one not understood ends the line."""
    try:
        commands = split_commands(line)
    except CommandError as wrong:
        yield Answer(Mistake(wrong.message, wrong.help, line.strip()))
        return
    for command in commands:
        answer = Answer(_run(session, command), session.take_events())
        yield answer
        if isinstance(answer.body, Mistake | Stuck):
            return


def _run(session: Session, text: str) -> Body:
    name, *words = split_words(text)
    try:
        return find_command(name).run(session, words)
    except CommandError as wrong:
        return Mistake(wrong.message, wrong.help, text)
    except RuntimeFault as fault:
        return Stuck(f"{type(fault).__name__}: {fault}")
