"""A component's description of itself as an expression (S-030)."""

from collections.abc import Iterator

from rfcgen.model.component import Change, ComponentSpec, Context, ExecutionMode, Parameter
from rfcgen.model.names import identifier
from rfcgen.model.ports import AnyPort, BufferKind, DataIn, DataOut, LinkPort, Overflow, Writers
from rfcgen.render.expression import Expression, Group, Quoted, call, tuple_of
from rfcgen.render.facet_values import choice_values, number_facets
from rfcgen.render.imports import Import
from rfcgen.render.literals import Literals, scalar, whole_number
from rfcgen.render.plain_text import one_line

RUNTIME = "rfcgen.runtime"
ENUMERATIONS = ("Buffer", "Change", "ExecutionMode", "Overflow")
CLASSES = (
    "ComponentProfile",
    "ContextProfile",
    "DataInProfile",
    "DataOutProfile",
    "LinkProfile",
    "ParameterProfile",
)

Arguments = dict[str, Expression]


def profile_of(spec: ComponentSpec, literals: Literals) -> Group:
    """Return the call that makes the profile; what is usual is left out."""
    arguments: Arguments = {"name": Quoted(spec.name), "version": Quoted(spec.version)}
    arguments |= _texts(
        vendor=spec.vendor, category=spec.category, description=one_line(spec.description)
    )
    arguments["contexts"] = tuple_of(
        [_context(context, is_first=place == 0) for place, context in enumerate(spec.contexts)]
    )
    if spec.ports:
        arguments["ports"] = tuple_of([_port(port, spec) for port in spec.ports])
    if spec.parameters:
        arguments["parameters"] = tuple_of([_parameter(one, literals) for one in spec.parameters])
    return call("ComponentProfile", **arguments)


def profile_imports(profile: Expression) -> Iterator[Import]:
    """Yield the names of the run time that the profile uses."""
    if isinstance(profile, str):
        name = profile.partition(".")[0]
        if name in ENUMERATIONS:
            yield Import(RUNTIME, name)
    elif isinstance(profile, Group):
        if profile.opening[:-1] in CLASSES:
            yield Import(RUNTIME, profile.opening[:-1])
        for _, item in profile.items:
            yield from profile_imports(item)


def suffix_of(spec: ComponentSpec, context: Context) -> str:
    """Return what ends the names of a context's callbacks: nothing for the first context."""
    return "" if context is spec.contexts[0] else f"_{context.name}"


def _context(context: Context, *, is_first: bool) -> Group:
    timing = context.timing
    mode = timing.mode or ExecutionMode.PERIODIC
    arguments: Arguments = {"name": Quoted(context.name), "mode": f"ExecutionMode.{mode.name}"}
    arguments |= _numbers(period=timing.period)
    if timing.trigger:
        arguments["trigger"] = tuple_of([Quoted(port) for port in timing.trigger])
    arguments |= _numbers(
        min_interval=timing.min_interval or None,
        priority=timing.priority,
        deadline=timing.deadline,
        wcet=timing.wcet,
    )
    if timing.own_thread:
        arguments["own_thread"] = "True"
    if not is_first:
        arguments["suffix"] = Quoted(f"_{context.name}")
    return call("ContextProfile", **arguments)


def _port(port: AnyPort, spec: ComponentSpec) -> Group:
    context = Quoted(port.context or spec.contexts[0].name)
    match port:
        case DataIn():
            return call("DataInProfile", **_data_in(port, context))
        case DataOut():
            arguments: Arguments = {"name": Quoted(port.name), "type": Quoted(str(port.type))}
            return call("DataOutProfile", **arguments, context=context, **_texts(unit=port.unit))
        case LinkPort():
            return call("LinkProfile", **_link(port, context))
        case _:
            raise TypeError(f"{type(port).__name__} cannot be generated yet")


def _data_in(port: DataIn, context: Expression) -> Arguments:
    arguments: Arguments = {
        "name": Quoted(port.name),
        "type": Quoted(str(port.type)),
        "context": context,
    }
    arguments |= _texts(unit=port.unit)
    if port.buffer is BufferKind.FIFO:
        overflow = port.overflow or Overflow.DROP_OLDEST
        arguments["buffer"] = "Buffer.FIFO"
        arguments["depth"] = str(port.depth or 1)
        arguments["overflow"] = f"Overflow.{overflow.name}"
    arguments |= _numbers(timeout=port.timeout)
    if not port.required:
        arguments["required"] = "False"
    arguments |= _numbers(max_age=port.max_age)
    if port.writers is Writers.MANY:
        arguments["many_writers"] = "True"
    if port.handler:
        arguments["handler"] = "True"
    return arguments


def _link(port: LinkPort, context: Expression) -> Arguments:
    arguments: Arguments = {
        "name": Quoted(port.name),
        "medium": Quoted(port.medium.value),
        "context": context,
        "role": Quoted(port.role.value),
    }
    if not port.required:
        arguments["required"] = "False"
    return arguments | _numbers(depth=port.depth)


def _parameter(parameter: Parameter, literals: Literals) -> Group:
    facets = parameter.facets
    name = identifier(parameter.name)  # as the attribute of the configuration is called
    arguments: Arguments = {"name": Quoted(name), "type": Quoted(str(parameter.type))}
    arguments |= _texts(unit=facets.unit)
    numbers = number_facets(facets, parameter.type, literals.table)
    arguments |= {name: scalar(value) for name, value in numbers.items()}
    if facets.choices:
        values = choice_values(facets, parameter.type, literals.table)
        arguments["choices"] = tuple_of(
            [literals.write(value, parameter.type.item) for value in values]
        )
    arguments |= _numbers(max_length=facets.max_length)
    if parameter.change is not Change.ALWAYS:
        arguments["change"] = f"Change.{parameter.change.name}"
    return call("ParameterProfile", **arguments)


def _texts(**texts: str) -> Arguments:
    return {name: Quoted(text) for name, text in texts.items() if text}


def _numbers(**numbers: int | None) -> Arguments:
    return {name: whole_number(value) for name, value in numbers.items() if value is not None}
