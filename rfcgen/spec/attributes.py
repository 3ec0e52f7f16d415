"""Compare the attributes of an element with the schema."""

import re
from collections.abc import Iterable, Iterator

from lxml import etree
from xmlschema.validators import XsdAttribute, XsdElement

from rfcgen.diagnostics import Diagnostic, did_you_mean
from rfcgen.diagnostics.suggest import nearest
from rfcgen.spec.parsing import Tree, local_name

_SHOWN = 40
_RATE = re.compile(r"([0-9]+(?:\.[0-9]+)?)(k?Hz)?")
_SYNONYMS = {
    "capacity": "depth",
    "datatype": "type",
    "file": "href",
    "frequency": "period",
    "max": "maximum",
    "min": "minimum",
    "path": "href",
    "queue-size": "depth",
    "rate": "period",
    "size": "depth",
    "src": "href",
}
"""Attributes under the names that other tools give them."""
_LONGEST = 10_000
"""No type with a pattern allows more characters; longer values need not be compared with it."""


def check_attributes(
    tree: Tree, element: etree._Element, declared: XsdElement
) -> Iterator[Diagnostic]:
    """Yield unknown and missing attributes, and values that do not fit."""
    known = {
        name: item
        for name, item in declared.attributes.items()
        if name and isinstance(item, XsdAttribute)
    }
    free = [name for name in known if name not in element.attrib]
    missing = [name for name in free if known[name].use == "required"]
    for name, value in element.attrib.items():
        key = str(name)
        found = known.get(key)
        if found is not None:
            yield from _value(tree, element, key, str(value), found)
        elif key.startswith("{"):
            if "XMLSchema-instance}" not in key:
                yield _foreign(tree, element, key)
        else:
            meant = meant_attribute(key, free)
            # one that is written wrongly is not missing as well
            missing = [other for other in missing if other != meant]
            yield _unknown(tree, element, key, meant, free or list(known))
    for name in missing:
        yield Diagnostic(
            "RFC112",
            f"<{local_name(element)}> needs attribute '{name}'",
            tree.place(element),
            help=f'add {name}="…"',
        )


def meant_attribute(name: str, free: Iterable[str]) -> str:
    """Return the attribute that may have been meant, by its spelling or by its meaning."""
    names = list(free)
    synonym = _SYNONYMS.get(name.lower().replace("_", "-"), "")
    return synonym if synonym in names else nearest(name, names)


def _unknown(
    tree: Tree, element: etree._Element, name: str, meant: str, known: list[str]
) -> Diagnostic:
    help_text = did_you_mean(name, known) or "remove it"
    if meant:
        help_text = f"did you mean '{meant}'?"
        rate = _RATE.fullmatch(element.get(name, ""))
        if meant == "period" and rate:
            help_text = f'write period="{rate[1]}{rate[2] or "Hz"}"'
    return _no_attribute(tree, element, f"@{name}", name, help_text)


def _foreign(tree: Tree, element: etree._Element, key: str) -> Diagnostic:
    prefix = next(
        (short for short, uri in element.nsmap.items() if key[1:].startswith(f"{uri}}}")), ""
    )
    name = f"{prefix or 'xml'}:{key.rpartition('}')[2]}"
    return _no_attribute(tree, element, f"@{key}", name, "move it into an element of <extension>")


def _no_attribute(
    tree: Tree, element: etree._Element, at: str, name: str, help_text: str
) -> Diagnostic:
    message = f"<{local_name(element)}> has no attribute '{name}'"
    return Diagnostic("RFC111", message, tree.place(element, at), help=help_text)


def _value(
    tree: Tree, element: etree._Element, name: str, value: str, declared: XsdAttribute
) -> Iterator[Diagnostic]:
    too_long = len(value) > _LONGEST and bool(declared.type.patterns)
    if not too_long and declared.type.is_valid(value):
        return
    place = tree.place(element, name)
    choices = declared.type.enumeration
    if choices:
        message = f"'{shown(value)}' is not a value of attribute '{name}'"
        known = [str(choice) for choice in choices]
        yield Diagnostic("RFC113", message, place, help=did_you_mean(value, known))
        return
    thing, _, how = documentation(declared).partition(": ")
    yield Diagnostic("RFC113", f"'{shown(value)}' is not {thing}", place, help=how)


def documentation(declared: XsdAttribute) -> str:
    """Return what the schema says of an attribute's type."""
    annotation = declared.type.annotation
    texts = [item.text or "" for item in annotation.documentation] if annotation else []
    return " ".join(" ".join(texts).split()) or f"a value of attribute '{declared.local_name}'"


def shown(value: str) -> str:
    """Return a value fit for one line of a message."""
    first = value[:_SHOWN]
    text = "".join(char if char.isprintable() else f"\\x{ord(char):02x}" for char in first)
    return text if first == value else f"{text}…"
