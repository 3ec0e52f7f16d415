"""What a document says of other files and of declared names."""

import os
import re
from pathlib import Path

from rfcgen.model.document import Use
from rfcgen.model.types import SCALARS, ArrayKind, Shape, TypeReference
from rfcgen.spec.reading.node import Node

_TYPE = re.compile(r"([\w.]+?)(?:\[(\.\.)?([0-9]*)\])?")


def read_use(node: Node, attribute: str = "href") -> Use:
    """Return a reference to another document."""
    href = node.text(attribute)
    path = resolve(node.tree.path, href)
    return Use(href, path, node.place.at(attribute), node.text("name"))


def resolve(document: Path, href: str) -> Path:
    """Return the file that a document refers to, absolute and without symbolic links."""
    return Path(os.path.realpath(document.parent / href))


def read_type(text: str, namespace: str = "") -> TypeReference:
    """Return a type reference; names without a namespace are of the given one."""
    match = _TYPE.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is not a type")
    name, bounded, size = match.groups()
    shape = None
    if size is not None:
        kind = ArrayKind.BOUNDED if bounded else ArrayKind.FIXED if size else ArrayKind.OPEN
        shape = Shape(kind, int(size or 0))
    return TypeReference(qualify(name, namespace), shape)


def qualify(name: str, namespace: str) -> str:
    """Return a declared name with its namespace; scalars and qualified names stay."""
    if not namespace or "." in name or name in SCALARS:
        return name
    return f"{namespace}.{name}"


def optional_type(node: Node, attribute: str, namespace: str = "") -> TypeReference | None:
    """Return the type that an attribute names, None if it is not given."""
    text = node.optional(attribute)
    return None if text is None else read_type(text, namespace)
