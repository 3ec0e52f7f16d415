"""Commands that hand something to the component."""

import re
from dataclasses import is_dataclass

from rfcgen.debugger.answers import Accepted, Body, Watching
from rfcgen.debugger.command import Command, Words
from rfcgen.debugger.configuring import read_settings
from rfcgen.debugger.frames import parse_frame, write_frame
from rfcgen.debugger.notation import parse
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session
from rfcgen.debugger.show_commands import settings
from rfcgen.debugger.suggest import suggest
from rfcgen.debugger.values import read_text, read_value
from rfcgen.runtime import State
from rfcgen.runtime.command import describe_cause

_FIELD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*=")


def _set(session: Session, words: Words) -> Body:
    name, *rest = words
    session.handles.input(name)
    _check_open(session, name)
    value = _read(rest, session.handles.hint(name))
    session.write(name, value)
    return Accepted(name, value)


def _read(words: Words, hint: object) -> object:
    """Read a value; a struct may be given as FIELD=VALUE words, without its braces."""
    is_struct = isinstance(hint, type) and is_dataclass(hint)
    if is_struct and all(_FIELD.match(word) for word in words):
        pairs = (word.split("=", 1) for word in words)
        return read_value({name: parse(text) for name, text in pairs}, hint)
    return read_text(" ".join(words), hint)


def _configure(session: Session, words: Words) -> Body:
    values = read_settings(type(session.configuration), words)
    result = session.component.configure(values)
    if not result:
        raise CommandError(f"refused: {describe_cause(result.cause)}")
    return settings(session, values)


def _frame(session: Session, words: Words) -> Body:
    name, *texts = words
    link = session.handles.link(name)
    _check_open(session, name)
    frames = [parse_frame(text) for text in texts]
    session.bench.deliver(link, *frames)
    return Accepted(name, " ".join(write_frame(frame) for frame in frames))


def _check_open(session: Session, name: str) -> None:
    """Refuse to write where the run time would throw the value away."""
    states = set(session.states().values())
    if states == {State.CREATED}:
        raise CommandError(f"'{name}' takes nothing before it is open", help="type initialize")
    if states == {State.FINALIZED}:
        raise CommandError(f"'{name}' takes nothing any more, the component is FINALIZED")


def _watch(session: Session, words: Words) -> Body:
    for name in words:
        session.watch(name)
    return Watching(session.watched)


def _unwatch(session: Session, words: Words) -> Body:
    for name in words or session.watched:
        if name not in session.watched:
            raise CommandError(f"'{name}' is not watched", help=suggest(name, session.watched))
        session.unwatch(name)
    return Watching(session.watched)


COMMANDS: tuple[Command, ...] = (
    Command(
        "set PORT VALUE|FIELD=VALUE...", "write a value to a data input", _set, least=2, most=None
    ),
    Command("configure NAME=VALUE...", "change parameters", _configure, least=1, most=None),
    Command("frame LINK ID#HEX...", "put a CAN frame on a link", _frame, least=2, most=None),
    Command("watch [PORT...]", "print an output when it changes", _watch, most=None),
    Command("unwatch [PORT...]", "no longer print it", _unwatch, most=None),
)
