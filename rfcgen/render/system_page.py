"""The page that shows a system: diagram and tables."""

from collections.abc import Mapping
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, Context
from rfcgen.model.ports import DataIn
from rfcgen.model.system import Connector, Instance, Link, SystemSpec
from rfcgen.render.durations import shown_duration
from rfcgen.render.facts import limits_text
from rfcgen.render.markdown import cell, code
from rfcgen.render.raw_text import raw_text
from rfcgen.render.system_diagram import mermaid
from rfcgen.render.system_timing import timing_of

Row = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SystemPage:
    """Hold what the template of the page prints; every cell is Markdown."""

    diagram: str
    instances: tuple[Row, ...]
    contexts: tuple[Row, ...]
    connectors: tuple[Row, ...]
    links: tuple[Row, ...]
    parameters: tuple[Row, ...]
    exports: tuple[Row, ...]


def page_of(spec: SystemSpec, components: Mapping[str, ComponentSpec]) -> SystemPage:
    """Return the page of a system."""
    return SystemPage(
        diagram=mermaid(spec),
        instances=tuple(
            (code(one.name), code(one.component), cell(one.description)) for one in spec.instances
        ),
        contexts=tuple(
            _context_row(one, components[one.component], context)
            for one in spec.instances
            for context in components[one.component].contexts
        ),
        connectors=tuple(_connector_row(one, spec, components) for one in spec.connectors),
        links=tuple(_link_row(one) for one in spec.links),
        parameters=tuple(
            (
                code(one.name),
                code(str(one.type)),
                "required" if one.default is None else code(raw_text(one.default)),
                cell(" ".join(filter(None, (one.description, limits_text(one.facets))))),
            )
            for one in spec.parameters
        ),
        exports=tuple((code(one.name), code(str(one.port))) for one in spec.exports),
    )


def _context_row(instance: Instance, component: ComponentSpec, context: Context) -> Row:
    timing = timing_of(instance, component, context)
    return (
        code(instance.name),
        code(context.name),
        "" if timing.mode is None else timing.mode.value,
        _duration(timing.period),
        "" if timing.priority is None else str(timing.priority),
        _duration(timing.deadline),
    )


def _connector_row(
    connector: Connector, spec: SystemSpec, components: Mapping[str, ComponentSpec]
) -> Row:
    instance = spec.instance(connector.target.instance)
    component = components.get(instance.component) if instance else None
    port = component.port(connector.target.port) if component else None
    if not isinstance(port, DataIn):
        return code(str(connector.source)), code(str(connector.target)), "", ""
    depth = connector.depth or port.depth
    facts = [port.buffer.value + (f" of {depth}" if depth else "")]
    overflow = connector.overflow or port.overflow
    facts += [overflow.value] if overflow else []
    timeout = port.timeout if connector.timeout is None else connector.timeout
    facts += [] if timeout is None else [f"at most {shown_duration(timeout)}"]
    age = connector.max_age or port.max_age
    facts += [f"not older than {shown_duration(age)}"] if age else []
    facts += ["one cycle later"] if connector.delay else []
    return (
        code(str(connector.source)),
        code(str(connector.target)),
        code(str(port.type)),
        ", ".join(facts),
    )


def _link_row(link: Link) -> Row:
    address = f"parameter {code(link.address_from)}" if link.address_from else code(link.address)
    bitrate = "" if link.bitrate is None else f"{link.bitrate} bit/s"
    return code(link.name), ", ".join(code(str(port)) for port in link.ports), address, bitrate


def _duration(nanoseconds: int | None) -> str:
    return "" if nanoseconds is None else shown_duration(nanoseconds)
