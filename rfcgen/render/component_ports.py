"""The ports of a component as attributes."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier, package_name
from rfcgen.model.ports import AnyPort, DataIn, DataOut, LinkPort
from rfcgen.model.types import Facets
from rfcgen.render.component_profile import RUNTIME
from rfcgen.render.docstrings import docstring
from rfcgen.render.expression import Quoted, call, declaration, statement, subscript, tuple_of
from rfcgen.render.facts import field_text
from rfcgen.render.imports import Import, import_block
from rfcgen.render.python_types import annotation_of, is_array
from rfcgen.render.type_names import TypeNames


@dataclass(frozen=True, slots=True)
class PortView:
    """A port as it is printed."""

    statement: str
    docstring: str


@dataclass(frozen=True, slots=True)
class PortsModule:
    """What the template of the ports prints."""

    imports: str
    slots: str
    ports: tuple[PortView, ...]


def handle_class(port: AnyPort) -> str:
    """Return the class of the run time that a port is."""
    match port:
        case DataIn():
            return "DataIn"
        case DataOut():
            return "DataOut"
        case LinkPort():
            return "CanLink"
        case _:
            raise TypeError(f"{type(port).__name__} cannot be generated yet")


def ports_module(spec: ComponentSpec, names: TypeNames) -> PortsModule:
    """Return the ports of a component, in the order of the document."""
    package = package_name(spec.name, spec.package)
    slots = tuple_of([Quoted(identifier(port.name)) for port in spec.ports])
    return PortsModule(
        imports=import_block(_imports(spec, names, package), package),
        slots=statement("__slots__ = ", slots, indent=4).strip(),
        ports=tuple(_port(port, names) for port in spec.ports),
    )


def _port(port: AnyPort, names: TypeNames) -> PortView:
    kind = handle_class(port)
    attribute = f"self.{identifier(port.name)}"
    handle = call(kind, "component", Quoted(port.name))
    if isinstance(port, DataIn | DataOut):
        line = declaration(
            attribute, subscript(kind, annotation_of(port.type, names)), handle, indent=8
        )
        text = field_text(port.description, port.type, Facets(unit=port.unit))
    else:
        line = statement(f"{attribute} = ", handle, indent=8)
        text = port.description
    return PortView(line.strip(), docstring(text, 8) if text else "")


def _imports(spec: ComponentSpec, names: TypeNames, package: str) -> Iterator[Import]:
    yield Import(RUNTIME, "Component")
    yield Import(f"{package}._generated.configuration", "Configuration")
    for port in spec.ports:
        yield Import(RUNTIME, handle_class(port))
        if isinstance(port, DataIn | DataOut) and is_array(port.type):
            yield Import("numpy", alias="np")
            yield Import("numpy.typing", alias="npt")
    yield from names.imports
