"""Documents of types."""

from rfcgen.model.document import TypesSpec
from rfcgen.model.types import (
    Action,
    Broadcast,
    Declaration,
    EnumType,
    EnumValue,
    Interface,
    Operation,
    OperationError,
    StructType,
)
from rfcgen.spec.reading.extensions import read_extensions
from rfcgen.spec.reading.fields import read_fields, read_message
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.references import optional_type, read_use


def read_types(root: Node) -> TypesSpec:
    """Return a types document; names of its own namespace become qualified."""
    namespace = root.text("namespace")
    return TypesSpec(
        namespace=namespace,
        path=root.tree.path,
        place=root.place,
        description=root.description,
        uses=tuple(read_use(use) for use in root.children("use-types")),
        declarations=tuple(
            _READERS[node.name](node, namespace) for node in root.children(*_READERS)
        ),
        extensions=read_extensions(root),
    )


def _enum(node: Node, _namespace: str) -> Declaration:
    values: list[EnumValue] = []
    for value in node.children("value"):
        given = value.number("number")
        following = values[-1].number + 1 if values else 0
        values.append(
            EnumValue(
                value.text("name"),
                following if given is None else given,
                value.place,
                value.description,
            )
        )
    return EnumType(node.text("name"), tuple(values), node.place, node.description)


def _struct(node: Node, namespace: str) -> Declaration:
    fields = read_fields(node, namespace)
    return StructType(node.text("name"), fields, node.place, node.description)


def _interface(node: Node, namespace: str) -> Declaration:
    operations = tuple(_operation(child, namespace) for child in node.children("operation"))
    return Interface(node.text("name"), operations, node.place, node.description)


def _operation(node: Node, namespace: str) -> Operation:
    return Operation(
        name=node.text("name"),
        place=node.place,
        request=read_message(node, "request", namespace),
        response=read_message(node, "response", namespace),
        errors=tuple(
            OperationError(
                error.text("name"),
                error.place,
                optional_type(error, "type", namespace),
                error.description,
            )
            for error in node.children("error")
        ),
        description=node.description,
    )


def _action(node: Node, namespace: str) -> Declaration:
    return Action(
        name=node.text("name"),
        place=node.place,
        goal=read_message(node, "goal", namespace),
        feedback=read_message(node, "feedback", namespace),
        result=read_message(node, "result", namespace),
        description=node.description,
    )


def _broadcast(node: Node, namespace: str) -> Declaration:
    carried = optional_type(node, "type", namespace)
    return Broadcast(node.text("name"), node.place, carried, node.description)


_READERS = {
    "enum": _enum,
    "struct": _struct,
    "interface": _interface,
    "action": _action,
    "broadcast": _broadcast,
}
