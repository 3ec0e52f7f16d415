"""The statements that make the instances of a system and join their ports."""

from collections.abc import Iterator

from rfcgen.model.component import ComponentSpec, ExecutionMode, Timing
from rfcgen.model.names import identifier, package_name
from rfcgen.model.ports import Overflow
from rfcgen.model.system import Connector, Instance, Link, PortPath
from rfcgen.render.expression import (
    Expression,
    Group,
    Quoted,
    call,
    lay_out,
    mapping_of,
    tuple_of,
)
from rfcgen.render.literals import whole_number
from rfcgen.render.strings import quoted
from rfcgen.render.system_names import Bindings

RUNTIME = "rfcgen.runtime"
_INDENT = 8


def add_statement(
    instance: Instance, component: ComponentSpec, settings: Expression | None, names: Bindings
) -> str:
    """Return the statement that makes an instance and keeps it as an attribute."""
    kernel = names.bind(package_name(component.name, component.package), component.name)
    arguments: list[Expression] = [Quoted(instance.name)]
    if settings is not None:
        arguments.append(settings)
    named: dict[str, Expression] = {}
    if instance.overrides:
        first = component.contexts[0].name
        named["timing"] = mapping_of(
            [
                (quoted(override.context or first), _timing(override.timing, names))
                for override in instance.overrides
            ]
        )
    made = call("self.add", call(kernel, *arguments, **named))
    return lay_out(made, indent=_INDENT, before=f"self.{identifier(instance.name)} = ")


def connect_statement(connector: Connector, names: Bindings) -> str:
    """Return the statement that joins an output with an input."""
    options: dict[str, Expression] = {}
    if connector.delay:
        options["delay"] = "True"
    if connector.depth is not None:
        options["depth"] = str(connector.depth)
    if connector.overflow is not None:
        options["overflow"] = _overflow(connector.overflow, names)
    if connector.timeout is not None:
        options["timeout"] = whole_number(connector.timeout)
    if connector.max_age is not None:
        options["max_age"] = whole_number(connector.max_age)
    ends = (_port(connector.source), _port(connector.target))
    return lay_out(call("self.connect", *ends, **options), indent=_INDENT)


def join_statement(link: Link, parameters: dict[str, str]) -> str:
    """Return the statement that joins link ports to one bus.

    ``parameters`` gives the identifier of each system parameter.
    """
    options: dict[str, Expression] = {}
    if link.address_from:
        options["address"] = parameters[link.address_from]
    elif link.address:
        options["address"] = Quoted(link.address)
    if link.bitrate is not None:
        options["bitrate"] = whole_number(link.bitrate)
    ports = [_port(port) for port in link.ports]
    return lay_out(call("self.join", Quoted(link.name), *ports, **options), indent=_INDENT)


def _port(path: PortPath) -> str:
    return f"self.{identifier(path.instance)}.ports.{identifier(path.port)}"


def _overflow(overflow: Overflow, names: Bindings) -> str:
    return f"{names.bind(RUNTIME, 'Overflow')}.{overflow.name}"


def _timing(timing: Timing, names: Bindings) -> Group:
    return call(names.bind(RUNTIME, "Timing"), **dict(_timing_items(timing, names)))


def _timing_items(timing: Timing, names: Bindings) -> Iterator[tuple[str, Expression]]:
    if timing.mode is not None:
        mode = ExecutionMode(timing.mode).name
        yield "mode", f"{names.bind(RUNTIME, 'ExecutionMode')}.{mode}"
    for name in ("period", "min_interval", "priority", "deadline", "wcet"):
        value: int | None = getattr(timing, name)
        if value is not None:
            yield name, whole_number(value)
    if timing.trigger:
        yield "trigger", tuple_of([Quoted(trigger) for trigger in timing.trigger])
    if timing.own_thread is not None:
        yield "own_thread", str(timing.own_thread)
