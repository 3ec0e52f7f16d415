"""Which declared types something is made of."""

from collections.abc import Iterable, Iterator

from rfcgen.model.component import ComponentSpec
from rfcgen.model.ports import DataIn, DataOut
from rfcgen.model.project import TypeTable
from rfcgen.model.types import StructType, TypeReference
from rfcgen.model.values import EnumMember, StructValue, Value


def types_of_ports(spec: ComponentSpec) -> Iterator[TypeReference]:
    """Yield the type of each data port."""
    for port in spec.ports:
        if isinstance(port, DataIn | DataOut):
            yield port.type


def types_of_parameters(spec: ComponentSpec) -> Iterator[TypeReference]:
    """Yield the type of each parameter."""
    for parameter in spec.parameters:
        yield parameter.type


def declared(references: Iterable[TypeReference]) -> list[str]:
    """Return the qualified names of those that are not built in, sorted."""
    return sorted({one.name for one in references if not one.is_scalar})


def types_of_value(value: Value) -> Iterator[str]:
    """Yield the declared types that writing a value needs."""
    if isinstance(value, EnumMember):
        yield value.type
    elif isinstance(value, StructValue):
        yield value.type
        for _, member in value.members:
            yield from types_of_value(member)
    elif isinstance(value, tuple):
        for item in value:
            yield from types_of_value(item)


def closure(names: Iterable[str], table: TypeTable) -> list[str]:
    """Return the types and all that their fields are made of, sorted."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        declaration = table.find(name)
        if isinstance(declaration, StructType):
            waiting += declared(field.type for field in declaration.fields)
    return sorted(found)
