"""Fields and parameters with their facets."""

from rfcgen.model.component import Change, Parameter
from rfcgen.model.types import Facets, Field, Message, Storage
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.references import optional_type, read_type
from rfcgen.spec.reading.values import read_default


def read_facets(node: Node) -> Facets:
    """Return the facets, as written."""
    return Facets(
        unit=node.text("unit"),
        minimum=node.optional("minimum"),
        maximum=node.optional("maximum"),
        above=node.optional("above"),
        below=node.optional("below"),
        step=node.optional("step"),
        choices=node.words("choices"),
        max_length=node.number("max-length"),
    )


def read_field(node: Node, namespace: str = "") -> Field:
    """Return a field of a struct, message or fault."""
    return Field(
        name=node.text("name"),
        type=read_type(node.text("type"), namespace),
        place=node.place,
        description=node.description,
        facets=read_facets(node),
        default=read_default(node),
        storage=Storage(node.text("as")) if node.has("as") else Storage.AUTOMATIC,
    )


def read_fields(node: Node, namespace: str = "") -> tuple[Field, ...]:
    """Return the fields that an element holds."""
    return tuple(read_field(field, namespace) for field in node.children("field"))


def read_parameter(node: Node) -> Parameter:
    """Return a parameter of a component or system."""
    return Parameter(
        name=node.text("name"),
        type=read_type(node.text("type")),
        place=node.place,
        description=node.description,
        facets=read_facets(node),
        default=read_default(node),
        change=node.choice("change", Change) or Change.ALWAYS,
    )


def read_message(node: Node, name: str, namespace: str) -> Message:
    """Return what an operation or action carries: an attribute names a type, or a child has fields.

    The child may be empty: then nothing is carried.
    """
    named, child = optional_type(node, name, namespace), node.child(name)
    if child is None:
        return Message(type=named, place=node.place.at(name) if named else None)
    if named is not None:
        node.report(
            "RFC123",
            f"{name} of '{node.text('name')}' is given twice, as attribute and as element",
            node.place.at(name),
            "keep one of the two",
        )
    return Message(fields=read_fields(child, namespace), place=child.place)
