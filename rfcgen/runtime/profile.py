"""How a component describes itself (S-030): frozen values, written by the generator."""

from dataclasses import dataclass, fields, replace
from enum import StrEnum


class ExecutionMode(StrEnum):
    """Say what makes a context run."""

    PERIODIC = "periodic"
    EVENT_DRIVEN = "event-driven"
    EXTERNAL = "external"


class Buffer(StrEnum):
    """Say what a reader keeps."""

    LATEST = "latest"
    FIFO = "fifo"


class Overflow(StrEnum):
    """Say what gives way when a queue is full."""

    DROP_OLDEST = "drop-oldest"
    DROP_NEWEST = "drop-newest"
    WAIT = "wait"


class Change(StrEnum):
    """Say when a parameter may be changed."""

    ALWAYS = "always"
    INACTIVE = "inactive"
    NEVER = "never"


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """Override attributes of a context for one instance; None keeps. Nanoseconds."""

    mode: ExecutionMode | None = None
    period: int | None = None
    trigger: tuple[str, ...] | None = None
    min_interval: int | None = None
    priority: int | None = None
    deadline: int | None = None
    wcet: int | None = None
    own_thread: bool | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ContextProfile:
    """Describe an execution context (S-031). ``suffix`` ends the names of its callbacks."""

    name: str
    mode: ExecutionMode
    period: int | None = None
    trigger: tuple[str, ...] = ()
    min_interval: int = 0
    priority: int = 50
    deadline: int | None = None
    wcet: int | None = None
    own_thread: bool = False
    suffix: str = ""

    def with_timing(self, timing: Timing | None) -> "ContextProfile":
        """Return the profile with an instance's overrides put in."""
        if timing is None:
            return self
        given = ((item.name, getattr(timing, item.name)) for item in fields(Timing))
        return replace(self, **{name: value for name, value in given if value is not None})


@dataclass(frozen=True, slots=True, kw_only=True)
class DataInProfile:
    """Describe a data input (S-035); its queue belongs to the reader."""

    name: str
    type: str
    context: str
    unit: str = ""
    buffer: Buffer = Buffer.LATEST
    depth: int = 1
    overflow: Overflow = Overflow.DROP_OLDEST
    timeout: int | None = None
    required: bool = True
    max_age: int | None = None
    many_writers: bool = False
    handler: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DataOutProfile:
    """Describe a data output (S-036)."""

    name: str
    type: str
    context: str
    unit: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkProfile:
    """Describe an end of a byte stream or of a CAN bus."""

    name: str
    medium: str
    context: str
    role: str = "attach"
    required: bool = True
    depth: int = 1024


PortProfile = DataInProfile | DataOutProfile | LinkProfile
"""Any port. Events, services and actions take their place here when they come."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ParameterProfile:
    """Describe one parameter of the configuration interface (S-044, S-045)."""

    name: str
    type: str
    unit: str = ""
    minimum: float | None = None
    maximum: float | None = None
    above: float | None = None
    below: float | None = None
    step: float | None = None
    choices: tuple[object, ...] = ()
    max_length: int | None = None
    change: Change = Change.ALWAYS


@dataclass(frozen=True, slots=True, kw_only=True)
class ComponentProfile:
    """Describe a component."""

    name: str
    version: str
    vendor: str = ""
    category: str = ""
    description: str = ""
    contexts: tuple[ContextProfile, ...]
    ports: tuple[PortProfile, ...] = ()
    parameters: tuple[ParameterProfile, ...] = ()

    def port(self, name: str) -> PortProfile:
        """Return the port of that name; KeyError if there is none."""
        return {port.name: port for port in self.ports}[name]

    def context(self, name: str = "") -> ContextProfile:
        """Return the context of that name, or the first one; KeyError if there is none."""
        return {context.name: context for context in self.contexts}[name or self.contexts[0].name]
