"""Compare the attributes of an element with the schema."""

from collections.abc import Iterator

from lxml import etree
from xmlschema.validators import XsdAttribute, XsdElement

from rfcgen.diagnostics import Diagnostic, did_you_mean
from rfcgen.spec.parsing import Tree, local_name

_SHOWN = 40
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
    for name, value in element.attrib.items():
        key = str(name)
        found = known.get(key)
        if found is not None:
            yield from _value(tree, element, key, str(value), found)
        elif "XMLSchema-instance}" not in key:
            yield _unknown(tree, element, key, known)
    for name, item in known.items():
        if item.use == "required" and name not in element.attrib:
            yield Diagnostic(
                "RFC112",
                f"<{local_name(element)}> needs attribute '{name}'",
                tree.place(element),
                help=f'add {name}="…"',
            )


def _unknown(
    tree: Tree, element: etree._Element, key: str, known: dict[str, XsdAttribute]
) -> Diagnostic:
    holder, name = local_name(element), key.rpartition("}")[2]
    free = [other for other in known if other not in element.attrib]
    help_text = did_you_mean(name, free or known) or "remove it"
    if key.startswith("{"):
        prefix = next(
            (short for short, uri in element.nsmap.items() if key[1:].startswith(f"{uri}}}")), ""
        )
        name = f"{prefix or 'xml'}:{name}"
        help_text = "move it into an element of <extension>"
    place = tree.place(element, f"@{key}")
    return Diagnostic("RFC111", f"<{holder}> has no attribute '{name}'", place, help=help_text)


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
