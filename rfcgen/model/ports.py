"""The ports of a component (GB/T 33263 §4: data, event, service and action ports; links)."""

from dataclasses import dataclass, field
from enum import StrEnum

from rfcgen.diagnostics import Place
from rfcgen.model.types import TypeReference


class BufferKind(StrEnum):
    """Say what a reader keeps."""

    LATEST = "latest"
    FIFO = "fifo"


class Overflow(StrEnum):
    """Say what gives way when a queue is full."""

    DROP_OLDEST = "drop-oldest"
    DROP_NEWEST = "drop-newest"
    WAIT = "wait"


class Delivery(StrEnum):
    """Say in whose thread an event is handled."""

    QUEUED = "queued"
    IMMEDIATE = "immediate"


class Writers(StrEnum):
    """Say how many connectors may end in a data input."""

    ONE = "one"
    MANY = "many"


class Goals(StrEnum):
    """Say what an action provider does with a second goal."""

    ONE = "one"
    PREEMPT = "preempt"
    QUEUE = "queue"
    MANY = "many"


class Medium(StrEnum):
    """Say what a link carries."""

    STREAM = "stream"
    CAN = "can"


class LinkRole(StrEnum):
    """Say which end of a link this is."""

    LISTEN = "listen"
    CONNECT = "connect"
    ATTACH = "attach"


@dataclass(frozen=True, slots=True, kw_only=True)
class Port:
    """Hold what every port has. ``context`` is empty for the component's first context."""

    name: str
    place: Place = field(compare=False)
    description: str = ""
    id: str = ""
    context: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DataIn(Port):
    """A data input; it owns one queue. Durations are in nanoseconds."""

    type: TypeReference
    unit: str = ""
    buffer: BufferKind = BufferKind.LATEST
    depth: int | None = None
    overflow: Overflow | None = None
    timeout: int | None = None
    required: bool = True
    max_age: int | None = None
    stale: str = ""
    writers: Writers = Writers.ONE
    handler: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DataOut(Port):
    """A data output."""

    type: TypeReference
    unit: str = ""
    reflex: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EventIn(Port):
    """An event input; without a type it carries nothing."""

    type: TypeReference | None = None
    delivery: Delivery = Delivery.QUEUED
    depth: int = 16
    overflow: Overflow = Overflow.DROP_OLDEST
    timeout: int | None = None
    required: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EventOut(Port):
    """An event output."""

    type: TypeReference | None = None
    reflex: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceProvider(Port):
    """Answers the operations of an interface; ``run_in_caller`` for pure functions."""

    interface: str
    run_in_caller: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ServiceConsumer(Port):
    """Calls the operations of an interface."""

    interface: str
    timeout: int | None = None
    required: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionProvider(Port):
    """Performs an action."""

    action: str
    goals: Goals = Goals.ONE
    depth: int | None = None
    cancel_timeout: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionConsumer(Port):
    """Asks for an action."""

    action: str
    timeout: int | None = None
    required: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkPort(Port):
    """An end of a byte stream or of a CAN bus."""

    medium: Medium
    role: LinkRole = LinkRole.ATTACH
    reflex: bool = False
    required: bool = True
    depth: int | None = None


AnyPort = (
    DataIn
    | DataOut
    | EventIn
    | EventOut
    | ServiceProvider
    | ServiceConsumer
    | ActionProvider
    | ActionConsumer
    | LinkPort
)
