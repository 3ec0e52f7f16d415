"""Commands that hand something to the component."""

import re
from collections.abc import Iterator
from dataclasses import is_dataclass

from rfcgen.debugger.answers import Accepted, Body, Watching
from rfcgen.debugger.command import Command, Words
from rfcgen.debugger.configuring import read_settings
from rfcgen.debugger.frames import parse_frame, write_frame
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session
from rfcgen.debugger.show_commands import settings
from rfcgen.debugger.suggest import suggest
from rfcgen.debugger.values import read_members, read_text
from rfcgen.runtime import Buffer, State
from rfcgen.runtime.command import describe_cause

VALUES = (
    "scalar     set speed 1.5        set on true        set name 'left arm'",
    "time       set wait 10ms        ns, us, ms, s, min or h; a bare number is nanoseconds",
    "bytes      set data 00ff        in hexadecimal",
    "enum       set phase MOVING     the name of the value",
    "array      set gains [1, 2, 3]  numbers also as 1,2,3 or 1 2 3",
    "structure  set pose {x: 1, y: 2, tags: [{id: 7}]}",
    "           set pose x=1 y=2     the same field by field; a value has no spaces then,",
    "                                unless quotes or brackets hold it together",
    "optional   set limit null       no value (a type T[..1])",
)
"""How values of each kind are typed."""

_FIELD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*=")


def _set(session: Session, words: Words) -> Body:
    name, *rest = words
    session.handles.input(name)
    _check_open(session, name)
    value = _read(rest, session.handles.hint(name))
    session.declared.check(value, session.handles.content(name), name)
    session.write(name, value)
    return Accepted(name, session.shown(name, value), _passing(session, name))


def _passing(session: Session, name: str) -> str:
    """Say that a value in a queue will not last until the context is ACTIVE."""
    profile = session.handles.input(name).profile
    if profile.buffer is Buffer.FIFO and session.states()[profile.context] is State.INACTIVE:
        return f"'{name}' is a queue and 'activate' empties it; set it once the context is ACTIVE"
    return ""


def _read(words: Words, hint: object) -> object:
    """Read a value; a struct may be given as FIELD=VALUE words, without its braces."""
    if isinstance(hint, type) and is_dataclass(hint) and all(map(_FIELD.match, words)):
        return read_members(dict(_pairs(words)), hint)
    return read_text(" ".join(words), hint)


def _pairs(words: Words) -> Iterator[tuple[str, str]]:
    names: set[str] = set()
    for word in words:
        name, _, text = word.partition("=")
        if name in names:
            raise CommandError(f"field '{name}' is given twice")
        names.add(name)
        yield name, text


def _configure(session: Session, words: Words) -> Body:
    values = read_settings(
        session.component.profile.parameters,
        words,
        resolve=session.handles.resolve,
        declared=session.declared,
    )
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
        "set PORT VALUE|FIELD=VALUE...",
        "write a value to a data input",
        _set,
        least=2,
        most=None,
        details=VALUES,
    ),
    Command(
        "configure NAME=VALUE...",
        "change parameters",
        _configure,
        least=1,
        most=None,
        details=VALUES,
    ),
    Command("frame LINK ID#HEX...", "put a CAN frame on a link", _frame, least=2, most=None),
    Command("watch [PORT...]", "print an output when it changes", _watch, most=None),
    Command("unwatch [PORT...]", "no longer print it", _unwatch, most=None),
)
