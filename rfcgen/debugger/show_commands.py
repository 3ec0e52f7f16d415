"""Commands that show the component and change nothing."""

from collections.abc import Container, Iterable

from rfcgen.debugger.answers import (
    Body,
    Direction,
    Frames,
    Overview,
    Ports,
    PortView,
    Setting,
    Settings,
    States,
    Statistics,
)
from rfcgen.debugger.command import Command, Words
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session
from rfcgen.debugger.suggest import suggest
from rfcgen.runtime import DataInProfile, DataOutProfile

TOPICS = ("state", "config", "stats")


def settings(session: Session, names: Container[str] | None = None) -> Settings:
    """Return the parameters of those names, or all of them, with their values."""
    configuration = session.configuration
    return Settings(
        tuple(
            Setting(one.name, getattr(configuration, one.name), one.type, one.unit)
            for one in session.component.profile.parameters
            if names is None or one.name in names
        )
    )


def _show(session: Session, words: Words) -> Body:
    """Show a topic or a port; where a port has the name of a topic, both."""
    ports = session.handles.profiles
    if not words:
        return Overview(_states(session), _ports(session, ports))
    name = words[0]
    if name not in TOPICS and name not in ports:
        raise CommandError(f"nothing is called '{name}'", help=suggest(name, (*ports, *TOPICS)))
    if name in ports:
        shown = _ports(session, [name])
        return Overview(_states(session), shown) if name == "state" else shown
    if name == "state":
        return _states(session)
    return settings(session) if name == "config" else _statistics(session)


def _frames(session: Session, words: Words) -> Body:
    name = words[0]
    return Frames(name, session.new_frames(name))


def _states(session: Session) -> States:
    states = ((name, state, session.cause(name)) for name, state in session.states().items())
    return States(session.now, tuple(states))


def _ports(session: Session, names: Iterable[str]) -> Ports:
    return Ports(tuple(_port(session, name) for name in names))


def _port(session: Session, name: str) -> PortView:
    profile = session.handles.profiles[name]
    if isinstance(profile, DataInProfile):
        written = session.written.get(name)
        value, count = (written.value, written.count) if written else (None, 0)
        return PortView(name, Direction.IN, profile.type, profile.unit, value, count)
    if isinstance(profile, DataOutProfile):
        port = session.handles.output(name)
        value = session.bench.latest(port)
        return PortView(name, Direction.OUT, profile.type, profile.unit, value, port.written)
    sent = session.bench.sent(session.handles.link(name))
    return PortView(name, Direction.LINK, profile.medium, "", None, len(sent))


def _statistics(session: Session) -> Statistics:
    return Statistics(tuple((name, session.bench.statistics(name)) for name in session.contexts))


COMMANDS: tuple[Command, ...] = (
    Command("show [PORT|state|config|stats]", "show what is", _show, most=1),
    Command("frames LINK", "show the frames sent since you last asked", _frames, least=1, most=1),
)
