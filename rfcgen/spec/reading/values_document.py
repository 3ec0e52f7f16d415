"""Documents of values."""

from rfcgen.model.document import ValuesSpec
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.values import read_value


def read_values(root: Node) -> ValuesSpec:
    """Return a values document."""
    return ValuesSpec(
        path=root.tree.path,
        place=root.place,
        description=root.description,
        values=tuple((node.text("name"), read_value(node)) for node in root.children("value")),
    )
