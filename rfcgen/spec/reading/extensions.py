"""Elements of foreign namespaces, kept as they are."""

from lxml import etree

from rfcgen.model.document import Extension
from rfcgen.spec.reading.node import Node


def read_extensions(node: Node) -> tuple[Extension, ...]:
    """Return what a document's extension holds."""
    found = node.child("extension")
    return tuple(_read(child) for child in found.element) if found else ()


def _read(element: etree._Element) -> Extension:
    return Extension(
        tag=str(element.tag),
        attributes=tuple((str(name), str(value)) for name, value in element.attrib.items()),
        text=(element.text or "").strip(),
        children=tuple(_read(child) for child in element),
    )
