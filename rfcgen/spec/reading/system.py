"""Documents of systems."""

from collections.abc import Iterator

from rfcgen.model.system import Deferred, SystemSpec
from rfcgen.spec.reading.extensions import read_extensions
from rfcgen.spec.reading.fields import read_parameter
from rfcgen.spec.reading.instances import read_instance
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.references import read_use
from rfcgen.spec.reading.wiring import read_connector, read_export, read_link

_ITEMS = {"override": "override", "remove": "remove", "broadcast": "exported broadcast"}
_SECTIONS = ("reactions", "start-plan", "budgets", "deployment")


def read_system(root: Node) -> SystemSpec:
    """Return a system document."""
    return SystemSpec(
        name=root.text("name"),
        path=root.tree.path,
        place=root.place,
        description=root.description,
        components=tuple(read_use(node) for node in root.children("use-component")),
        parameters=tuple(read_parameter(node) for node in root.items("configuration", "parameter")),
        instances=tuple(read_instance(node) for node in root.items("instances", "instance")),
        connectors=tuple(read_connector(node) for node in root.items("connectors", "connect")),
        links=tuple(read_link(node) for node in root.items("connectors", "link")),
        exports=tuple(read_export(node) for node in root.items("exports", "export")),
        deferred=tuple(_deferred(root)),
        uses=tuple(read_use(node) for node in root.children("use-types")),
        extensions=read_extensions(root),
    )


def _deferred(root: Node) -> Iterator[Deferred]:
    """Yield the parts that are read later, in document order."""
    if root.has("extends"):
        yield Deferred("extends", root.place.at("extends"))
    for node in root.children():
        if node.name == "use-system":
            yield Deferred("use-system", node.place)
        elif node.name in _SECTIONS and next(node.children(), None):
            yield Deferred(node.name, node.place)
        else:
            for item in node.children(*_ITEMS):
                yield Deferred(_ITEMS[item.name], item.place)
