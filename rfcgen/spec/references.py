"""Find what a document refers to, whether or not the document itself is valid."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lxml import etree

from rfcgen.diagnostics import Diagnostic, Place
from rfcgen.spec.limits import NAMESPACE
from rfcgen.spec.parsing import Tree
from rfcgen.spec.reading.references import resolve

_KINDS = {
    ("use-types", "href"): "types",
    ("use-component", "href"): "component",
    ("use-system", "href"): "system",
    ("system", "extends"): "system",
    ("set", "file"): "values",
}
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:")


@dataclass(frozen=True, slots=True)
class Reference:
    """Say which file is meant, what kind of document it must be, and where that is said."""

    path: Path
    kind: str
    place: Place
    href: str


def references_of(tree: Tree) -> Iterator[Reference | Diagnostic]:
    """Yield each reference of a document, or why it cannot be one."""
    for element in tree.order:
        name = etree.QName(element)
        if name.namespace != NAMESPACE:
            continue
        for (tag, attribute), kind in _KINDS.items():
            href = element.get(attribute) if name.localname == tag else None
            if href:
                place = tree.place(element, attribute)
                yield _wrong_form(href, place) or Reference(
                    resolve(tree.path, href), kind, place, href
                )


def _wrong_form(href: str, place: Place) -> Diagnostic | None:
    message, help_text = "", "write the path relative to this document, with '/' between folders"
    scheme = _SCHEME.match(href)
    if scheme and len(scheme[0]) > len("C:"):
        message = f"'{href}' is an address, not a relative path"
        help_text = "save the file beside this document and write its relative path"
    elif scheme:
        message = f"'{href}' begins with a drive, it is not a relative path"
    elif href.startswith("/"):
        message = f"'{href}' is an absolute path, not a relative one"
    elif "\\" in href:
        message = f"'{href}' has a backslash"
    elif not href.isprintable():
        message = "the path holds characters that cannot be printed"
    return Diagnostic("RFC120", message, place, help=help_text) if message else None
