"""A component as its document describes it (GB/T 33263 §4)."""

from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from rfcgen.diagnostics import Place
from rfcgen.model.document import Extension, Use
from rfcgen.model.ports import AnyPort, Delivery
from rfcgen.model.types import NO_FACETS, Facets, Field, TypeReference
from rfcgen.model.values import RawValue


class ExecutionMode(StrEnum):
    """Say what makes a context run."""

    PERIODIC = "periodic"
    EVENT_DRIVEN = "event-driven"
    EXTERNAL = "external"


@dataclass(frozen=True, slots=True)
class Timing:
    """Hold the attributes of a context; nanoseconds, and None where nothing is said.

    A system's override has the same form, so ``mode`` may be None there.
    """

    mode: ExecutionMode | None = None
    period: int | None = None
    trigger: tuple[str, ...] = ()
    min_interval: int | None = None
    priority: int | None = None
    deadline: int | None = None
    wcet: int | None = None
    logical: int | None = None
    own_thread: bool | None = None
    hang_limit: int | None = None


@dataclass(frozen=True, slots=True)
class Context:
    """An execution context: the abstraction of a thread (S-031)."""

    name: str
    timing: Timing
    place: Place = field(compare=False)
    description: str = ""


class Change(StrEnum):
    """Say when a parameter may be changed."""

    ALWAYS = "always"
    INACTIVE = "inactive"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Parameter:
    """Declare one parameter of the configuration interface (S-044, S-045)."""

    name: str
    type: TypeReference
    place: Place = field(compare=False)
    description: str = ""
    facets: Facets = NO_FACETS
    default: RawValue | None = None
    change: Change = Change.ALWAYS


class FaultSeverity(StrEnum):
    """Say how bad a fault is; ``error`` puts the context into ERROR."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Fault:
    """Declare a fault (S-048): its payload is a named type or fields of its own."""

    name: str
    severity: FaultSeverity
    place: Place = field(compare=False)
    type: TypeReference | None = None
    fields: tuple[Field, ...] = ()
    context: str = ""
    description: str = ""


@dataclass(frozen=True, slots=True)
class BroadcastUse:
    """Send or receive a broadcast event (S-046)."""

    event: str
    receives: bool
    place: Place = field(compare=False)
    delivery: Delivery = Delivery.QUEUED
    context: str = ""


@dataclass(frozen=True, slots=True)
class SelfCheck:
    """Let the component check itself every ``period`` nanoseconds (S-034)."""

    period: int
    place: Place = field(compare=False)
    context: str = ""


@dataclass(frozen=True, slots=True)
class Mode:
    """Name one mode of the behaviour kernel's machine (S-032)."""

    name: str
    place: Place = field(compare=False)
    description: str = ""


@dataclass(frozen=True, slots=True)
class ModeTransition:
    """Lead from one mode to another, on a trigger, if the guard agrees."""

    source: str
    target: str
    place: Place = field(compare=False)
    on: str = ""
    guard: str = ""


@dataclass(frozen=True, slots=True)
class ModeMachine:
    """The component's mode machine."""

    initial: str
    modes: tuple[Mode, ...]
    transitions: tuple[ModeTransition, ...]
    place: Place = field(compare=False)
    context: str = ""


@dataclass(frozen=True, slots=True)
class ComponentSpec:
    """Hold one ``<component>`` document."""

    name: str
    path: Path = field(compare=False)
    place: Place = field(compare=False)
    contexts: tuple[Context, ...]
    version: str = "0.1.0"
    vendor: str = ""
    category: str = ""
    license: str = ""
    package: str = ""
    description: str = ""
    uses: tuple[Use, ...] = ()
    ports: tuple[AnyPort, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    faults: tuple[Fault, ...] = ()
    broadcasts: tuple[BroadcastUse, ...] = ()
    self_check: SelfCheck | None = None
    modes: ModeMachine | None = None
    language: str = "python"
    extensions: tuple[Extension, ...] = ()

    def port(self, name: str) -> AnyPort | None:
        """Return the port of that name."""
        return next((port for port in self.ports if port.name == name), None)

    def context_of(self, name: str) -> Context | None:
        """Return the context of that name; the empty name means the first one."""
        if not name:
            return self.contexts[0]
        return next((context for context in self.contexts if context.name == name), None)
