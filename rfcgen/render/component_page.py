"""The page ``docs/component.md``: what a component offers, in tables."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, Context, ExecutionMode, Parameter
from rfcgen.model.ports import AnyPort, BufferKind, DataIn, DataOut, LinkPort, Overflow
from rfcgen.render.component_profile import suffix_of
from rfcgen.render.durations import shown_duration
from rfcgen.render.facts import limits_text
from rfcgen.render.raw_text import raw_text

DASH = "–"


@dataclass(frozen=True, slots=True)
class PortRow:
    """A port in the table of ports."""

    name: str
    kind: str
    type: str
    unit: str
    context: str
    policy: str
    description: str


@dataclass(frozen=True, slots=True)
class ContextRow:
    """A context in the table of contexts."""

    name: str
    mode: str
    rhythm: str
    priority: str
    deadline: str
    callback: str
    description: str


@dataclass(frozen=True, slots=True)
class ParameterRow:
    """A parameter in the table of the configuration."""

    name: str
    type: str
    unit: str
    default: str
    limits: str
    change: str
    description: str


@dataclass(frozen=True, slots=True)
class Page:
    """What the template of the page prints."""

    description: str
    facts: tuple[tuple[str, str], ...]
    ports: tuple[PortRow, ...]
    contexts: tuple[ContextRow, ...]
    parameters: tuple[ParameterRow, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    links: tuple[str, ...]


def page_of(spec: ComponentSpec) -> Page:
    """Return the page of a component."""
    return Page(
        description=spec.description,
        facts=tuple(_facts(spec)),
        ports=tuple(_port(port, spec) for port in spec.ports),
        contexts=tuple(_context(context, spec) for context in spec.contexts),
        parameters=tuple(_parameter(parameter) for parameter in spec.parameters),
        inputs=tuple(port.name for port in spec.ports if isinstance(port, DataIn)),
        outputs=tuple(port.name for port in spec.ports if isinstance(port, DataOut)),
        links=tuple(port.name for port in spec.ports if isinstance(port, LinkPort)),
    )


def _facts(spec: ComponentSpec) -> Iterator[tuple[str, str]]:
    yield "Version", spec.version
    if spec.vendor:
        yield "Vendor", spec.vendor
    if spec.category:
        yield "Category", spec.category
    if spec.license:
        yield "License", spec.license


def _port(port: AnyPort, spec: ComponentSpec) -> PortRow:
    context = port.context or spec.contexts[0].name
    match port:
        case DataIn():
            kind, type_, unit, policy = "data in", str(port.type), port.unit, _policy(port)
        case DataOut():
            kind, type_, unit, policy = "data out", str(port.type), port.unit, DASH
        case LinkPort():
            kind, type_, unit = "link", f"{port.medium.value}, {port.role.value}", ""
            policy = "required" if port.required else "optional"
        case _:
            raise TypeError(f"{type(port).__name__} cannot be described yet")
    return PortRow(port.name, kind, type_, unit or DASH, context, policy, port.description)


def _policy(port: DataIn) -> str:
    parts = ["latest value"]
    if port.buffer is BufferKind.FIFO:
        overflow = port.overflow or Overflow.DROP_OLDEST
        parts = [f"queue of {port.depth or 1}", f"{overflow.value} when full"]
    if port.timeout is not None:
        parts.append(f"writers wait at most {shown_duration(port.timeout)}")
    if port.max_age is not None:
        parts.append(f"at most {shown_duration(port.max_age)} old")
    if not port.required:
        parts.append("optional")
    return ", ".join(parts)


def _context(context: Context, spec: ComponentSpec) -> ContextRow:
    timing = context.timing
    mode = timing.mode or ExecutionMode.PERIODIC
    if mode is ExecutionMode.PERIODIC:
        rhythm = f"every {shown_duration(timing.period or 0)}"
    else:
        rhythm = f"on {', '.join(timing.trigger)}" if timing.trigger else "on any queued input"
        if timing.min_interval:
            rhythm += f", at least {shown_duration(timing.min_interval)} apart"
    return ContextRow(
        name=context.name,
        mode=mode.value,
        rhythm=rhythm,
        priority=DASH if timing.priority is None else str(timing.priority),
        deadline=DASH if timing.deadline is None else shown_duration(timing.deadline),
        callback=f"on_execute{suffix_of(spec, context)}",
        description=context.description,
    )


def _parameter(parameter: Parameter) -> ParameterRow:
    return ParameterRow(
        name=parameter.name,
        type=str(parameter.type),
        unit=parameter.facets.unit or DASH,
        default="must be set" if parameter.default is None else raw_text(parameter.default),
        limits=limits_text(parameter.facets) or DASH,
        change=parameter.change.value,
        description=parameter.description,
    )
