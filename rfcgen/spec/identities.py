"""Check that names are unique, and that local references are declared."""

from collections.abc import Iterator

from lxml import etree
from xmlschema.validators import XsdElement, XsdIdentity, XsdKeyref

from rfcgen.diagnostics import Diagnostic, Note, did_you_mean
from rfcgen.spec.limits import NAMESPACE
from rfcgen.spec.parsing import Tree

_NAMESPACES = {"r": NAMESPACE}
_Row = tuple[etree._Element, tuple[str, ...]]


def check_identities(
    tree: Tree, element: etree._Element, declared: XsdElement
) -> Iterator[Diagnostic]:
    """Yield what breaks the unique names and references that an element declares."""
    for identity in declared.identities:
        if isinstance(identity, XsdKeyref):
            yield from _references(tree, element, identity)
        else:
            yield from _duplicates(tree, element, identity)


def _duplicates(tree: Tree, element: etree._Element, identity: XsdIdentity) -> Iterator[Diagnostic]:
    first: dict[tuple[str, ...], etree._Element] = {}
    for found, values in _rows(element, identity):
        if values not in first:
            first[values] = found
            continue
        attribute = _attributes(identity)[0]
        named = " to ".join(f"'{value}'" for value in values)
        yield Diagnostic(
            "RFC114",
            f"{_thing(identity)} {named} is given twice",
            tree.place(found, attribute),
            (Note("first given here", tree.place(first[values], attribute)),),
            help="give each its own name" if len(values) == 1 else "remove one of the two",
        )


def _references(tree: Tree, element: etree._Element, identity: XsdKeyref) -> Iterator[Diagnostic]:
    target = identity.refer
    if not isinstance(target, XsdIdentity):
        return
    known = {values for _, values in _rows(element, target)}
    for found, values in _rows(element, identity):
        if values not in known:
            yield Diagnostic(
                "RFC115",
                f"no {_thing(target)} is named '{values[0]}'",
                tree.place(found, _attributes(identity)[0]),
                help=did_you_mean(values[0], [name for (name,) in known])
                or f"declare a {_thing(target)} in this document",
            )


def _rows(element: etree._Element, identity: XsdIdentity) -> Iterator[_Row]:
    """Yield each selected element with its fields; elements that lack one do not count."""
    path = identity.selector.path if identity.selector else "."
    selected = element.xpath(path, namespaces=_NAMESPACES)
    names = _attributes(identity)
    for found in selected if isinstance(selected, list) else ():
        if isinstance(found, etree._Element):
            values = [found.get(name) for name in names]
            texts = tuple(value for value in values if value is not None)
            if len(texts) == len(names):
                yield found, texts


def _attributes(identity: XsdIdentity) -> list[str]:
    return [field.path.removeprefix("@") for field in identity.fields]


def _thing(identity: XsdIdentity) -> str:
    return str(identity.local_name).removesuffix("-name").replace("-", " ")
