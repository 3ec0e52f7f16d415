"""What commands answer, as values; the command line makes text of them."""

from dataclasses import dataclass
from enum import StrEnum

from rfcgen.debugger.failure import Failure
from rfcgen.runtime import CanFrame, CommandStatus, ContextStatistics, State


@dataclass(frozen=True, slots=True)
class PortChanged:
    """A watched output has a new value. Times are virtual nanoseconds."""

    time: int
    port: str
    value: object


@dataclass(frozen=True, slots=True)
class StateChanged:
    """A context went from one state to another; ``failure`` says why it went into ERROR."""

    time: int
    context: str
    before: State
    after: State
    failure: Failure | None = None


@dataclass(frozen=True, slots=True)
class Logged:
    """The kernel, or the run time about it, wrote to the component's log."""

    time: int
    level: str
    message: str
    failure: Failure | None = None


Event = PortChanged | StateChanged | Logged


@dataclass(frozen=True, slots=True)
class CommandDone:
    """A lifecycle command ended; ``allowed`` names the commands that are possible now."""

    command: str
    status: CommandStatus
    state: State
    failure: Failure | None
    allowed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Advanced:
    """Virtual time went on; ``stopped`` tells that it did not get as far as was asked."""

    now: int
    stopped: bool = False


class Direction(StrEnum):
    """Say which way a port's values go."""

    IN = "in"
    OUT = "out"
    LINK = "link"


@dataclass(frozen=True, slots=True)
class PortView:
    """One port: ``count`` values or frames went through it, and ``value`` was the last.

    ``value`` is None where nothing was written, and for links.
    """

    name: str
    direction: Direction
    type: str
    unit: str
    value: object
    count: int


@dataclass(frozen=True, slots=True)
class Ports:
    """Some or all ports."""

    ports: tuple[PortView, ...]


@dataclass(frozen=True, slots=True)
class States:
    """The state of each context, with what put it into ERROR."""

    now: int
    states: tuple[tuple[str, State, Failure | None], ...]


@dataclass(frozen=True, slots=True)
class Overview:
    """The states, and some or all ports."""

    states: States
    ports: Ports


@dataclass(frozen=True, slots=True)
class Setting:
    """One parameter of the configuration."""

    name: str
    value: object
    type: str
    unit: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """The configuration, or the parameters of it that were just set."""

    settings: tuple[Setting, ...]


@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts and times of each context."""

    contexts: tuple[tuple[str, ContextStatistics], ...]


@dataclass(frozen=True, slots=True)
class Frames:
    """Frames that the component sent on a link since they were last shown."""

    link: str
    frames: tuple[CanFrame, ...]


@dataclass(frozen=True, slots=True)
class Accepted:
    """A value or frame was handed over."""

    port: str
    value: object


@dataclass(frozen=True, slots=True)
class Watching:
    """The outputs that are printed when they change."""

    ports: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CommandHelp:
    """How one command is typed, and what it does."""

    usage: str
    summary: str


@dataclass(frozen=True, slots=True)
class Help:
    """How commands are typed."""

    commands: tuple[CommandHelp, ...]


@dataclass(frozen=True, slots=True)
class Goodbye:
    """The session is to end."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """The command was not understood, and nothing has changed; ``command`` is what was typed."""

    message: str
    help: str = ""
    command: str = ""


@dataclass(frozen=True, slots=True)
class Stuck:
    """The run time cannot go on, and says why."""

    message: str


Body = (
    CommandDone
    | Advanced
    | Ports
    | States
    | Overview
    | Settings
    | Statistics
    | Frames
    | Accepted
    | Watching
    | Help
    | Goodbye
    | Mistake
    | Stuck
)


@dataclass(frozen=True, slots=True)
class Answer:
    """Hold what a command answers and what happened meanwhile, in order."""

    body: Body
    events: tuple[Event, ...] = ()

    @property
    def is_failure(self) -> bool:
        """Tell whether the command, or the kernel under it, failed."""
        if isinstance(self.body, Mistake | Stuck):
            return True
        if isinstance(self.body, CommandDone) and self.body.status is not CommandStatus.DONE:
            return True
        return any(
            isinstance(event, StateChanged) and event.after is State.ERROR for event in self.events
        )
