"""A system: instances of components and the lines between their ports (S-010 to S-015)."""

from dataclasses import dataclass, field
from pathlib import Path

from rfcgen.diagnostics import Place
from rfcgen.model.component import Parameter, Timing
from rfcgen.model.document import Extension, Use
from rfcgen.model.ports import Overflow
from rfcgen.model.values import RawValue


@dataclass(frozen=True, slots=True)
class Setting:
    """Give a parameter its value: literal, from a system parameter, or from a values file.

    Exactly one of ``value``, ``source`` and ``file`` is given; with ``file``, ``parameter`` is
    empty and every value of that file sets the parameter of its name.
    """

    place: Place = field(compare=False)
    parameter: str = ""
    value: RawValue | None = None
    source: str = ""
    file: Use | None = None


@dataclass(frozen=True, slots=True)
class ContextOverride:
    """Replace attributes of one context of an instance; the empty name means the first one."""

    context: str
    timing: Timing
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Instance:
    """One running copy of a component."""

    name: str
    component: str
    place: Place = field(compare=False)
    description: str = ""
    overrides: tuple[ContextOverride, ...] = ()
    settings: tuple[Setting, ...] = ()


@dataclass(frozen=True, slots=True)
class PortPath:
    """Name a port of an instance by a dotted path."""

    instance: str
    port: str

    def __str__(self) -> str:
        return f"{self.instance}.{self.port}"


@dataclass(frozen=True, slots=True)
class Connector:
    """Join an output with an input, or a consumer with a provider. Durations in nanoseconds."""

    source: PortPath
    target: PortPath
    place: Place = field(compare=False)
    depth: int | None = None
    overflow: Overflow | None = None
    timeout: int | None = None
    max_age: int | None = None
    delay: bool = False


@dataclass(frozen=True, slots=True)
class FrameLoad:
    """State periodic traffic of a CAN bus: ``count`` frames of ``size`` bytes each ``every`` ns."""

    name: str
    count: int
    size: int
    every: int
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Link:
    """Join link ports to one byte stream or CAN bus."""

    name: str
    ports: tuple[PortPath, ...]
    place: Place = field(compare=False)
    address: str = ""
    address_from: str = ""
    bitrate: int | None = None
    latency: tuple[int, ...] = ()
    loss: float = 0.0
    frames: tuple[FrameLoad, ...] = ()


@dataclass(frozen=True, slots=True)
class Export:
    """Offer a port of an instance to the system outside."""

    port: PortPath
    name: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Deferred:
    """Note a valid part of a document that this version reads but cannot build yet."""

    part: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class SystemSpec:
    """Hold one ``<system>`` document."""

    name: str
    path: Path = field(compare=False)
    place: Place = field(compare=False)
    description: str = ""
    components: tuple[Use, ...] = ()
    parameters: tuple[Parameter, ...] = ()
    instances: tuple[Instance, ...] = ()
    connectors: tuple[Connector, ...] = ()
    links: tuple[Link, ...] = ()
    exports: tuple[Export, ...] = ()
    deferred: tuple[Deferred, ...] = ()
    uses: tuple[Use, ...] = ()
    extensions: tuple[Extension, ...] = ()

    def instance(self, name: str) -> Instance | None:
        """Return the instance of that name."""
        return next((item for item in self.instances if item.name == name), None)
