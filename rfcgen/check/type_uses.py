"""List every place of a document that names a type, an interface, an action or a broadcast."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from rfcgen.diagnostics import Place
from rfcgen.model.component import ComponentSpec, Parameter
from rfcgen.model.document import TypesSpec
from rfcgen.model.ports import (
    ActionConsumer,
    ActionProvider,
    AnyPort,
    DataIn,
    DataOut,
    EventIn,
    EventOut,
    ServiceConsumer,
    ServiceProvider,
)
from rfcgen.model.project import Document
from rfcgen.model.system import SystemSpec
from rfcgen.model.types import (
    Action,
    Broadcast,
    Declaration,
    EnumType,
    Field,
    Interface,
    Message,
    Operation,
    StructType,
    TypeReference,
)


class Wanted(StrEnum):
    """Say what kind of declaration a place needs."""

    TYPE = "type"
    INTERFACE = "interface"
    ACTION = "action"
    BROADCAST = "broadcast"


@dataclass(frozen=True, slots=True)
class TypeUse:
    """Say who names which declaration, and where."""

    owner: str
    name: str
    place: Place
    wanted: Wanted = Wanted.TYPE


def type_uses(document: Document) -> Iterator[TypeUse]:
    """Yield every use, in the order of the document."""
    match document:
        case TypesSpec():
            for declaration in document.declarations:
                yield from _of_declaration(document.namespace, declaration)
        case ComponentSpec():
            for port in document.ports:
                yield from _of_port(port)
            yield from _of_parameters(document.parameters)
            for fault in document.faults:
                yield from _typed(f"fault '{fault.name}'", fault.type, fault.place)
                yield from _of_fields(f"fault '{fault.name}'", fault.fields)
            for broadcast in document.broadcasts:
                verb = "receive" if broadcast.receives else "send"
                place = broadcast.place.at("event")
                yield TypeUse(f"'{verb}'", broadcast.event, place, Wanted.BROADCAST)
        case SystemSpec():
            yield from _of_parameters(document.parameters)
        case _:
            return


def _typed(owner: str, reference: TypeReference | None, place: Place) -> Iterator[TypeUse]:
    if reference is not None:
        yield TypeUse(owner, reference.name, place.at("type"))


def _of_fields(owner: str, fields: tuple[Field, ...]) -> Iterator[TypeUse]:
    for field in fields:
        yield from _typed(f"field '{field.name}' of {owner}", field.type, field.place)


def _of_parameters(parameters: tuple[Parameter, ...]) -> Iterator[TypeUse]:
    for parameter in parameters:
        yield from _typed(f"parameter '{parameter.name}'", parameter.type, parameter.place)


def _of_port(port: AnyPort) -> Iterator[TypeUse]:
    owner = f"port '{port.name}'"
    match port:
        case DataIn() | DataOut() | EventIn() | EventOut():
            yield from _typed(owner, port.type, port.place)
        case ServiceProvider() | ServiceConsumer():
            place = port.place.at("interface")
            yield TypeUse(owner, port.interface, place, Wanted.INTERFACE)
        case ActionProvider() | ActionConsumer():
            yield TypeUse(owner, port.action, port.place.at("action"), Wanted.ACTION)


def _of_declaration(namespace: str, declaration: Declaration) -> Iterator[TypeUse]:
    owner = f"'{namespace}.{declaration.name}'"
    match declaration:
        case EnumType():
            return
        case StructType():
            yield from _of_fields(owner, declaration.fields)
        case Interface():
            for operation in declaration.operations:
                yield from _of_operation(owner, operation)
        case Action():
            messages = ("goal", declaration.goal), ("feedback", declaration.feedback)
            for part, message in (*messages, ("result", declaration.result)):
                yield from _of_message(f"{part} of {owner}", message, declaration.place.at(part))
        case Broadcast():
            yield from _typed(f"broadcast {owner}", declaration.type, declaration.place)


def _of_operation(interface: str, operation: Operation) -> Iterator[TypeUse]:
    owner = f"operation '{operation.name}' of {interface}"
    for part, message in (("request", operation.request), ("response", operation.response)):
        yield from _of_message(f"{part} of {owner}", message, operation.place.at(part))
    for error in operation.errors:
        yield from _typed(f"error '{error.name}' of {owner}", error.type, error.place)


def _of_message(owner: str, message: Message, place: Place) -> Iterator[TypeUse]:
    if message.type is not None:
        yield TypeUse(owner, message.type.name, place)
    yield from _of_fields(owner, message.fields)
