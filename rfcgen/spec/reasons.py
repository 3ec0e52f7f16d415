"""Say in our words where a document leaves the schema.

Walks through the document beside the schema's components, as xmlschema holds them. One wrong
element gives one diagnostic: what is below an unknown element is not looked at.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path

from lxml import etree
from xmlschema import XMLSchema10
from xmlschema.validators import XsdAnyElement, XsdElement

from rfcgen.diagnostics import Diagnostic, Note, did_you_mean
from rfcgen.spec.attributes import check_attributes
from rfcgen.spec.content import Slot, slots_of
from rfcgen.spec.identities import check_identities
from rfcgen.spec.limits import LIMITS, NAMESPACE
from rfcgen.spec.parsing import XML_SPACE, Tree, local_name


@cache
def _schema(path: Path) -> XMLSchema10:
    return XMLSchema10(str(path), allow="local", defuse="never")


@cache
def _homes(path: Path) -> dict[str, dict[str, str]]:
    """Map each element name to those that may hold it, and each of these to its own holder."""
    homes: dict[str, dict[str, str]] = {}
    waiting: list[tuple[XsdElement, str]] = [(e, "") for e in _schema(path).elements.values()]
    seen: set[XsdElement] = set()
    while waiting:
        holder, outer = waiting.pop()
        if holder in seen:
            continue
        seen.add(holder)
        for held in (element for slot in slots_of(holder) for element in slot.elements):
            homes.setdefault(held.local_name, {})[holder.local_name] = outer
            waiting.append((held, holder.local_name))
    return homes


def find_reasons(tree: Tree, schema: Path) -> tuple[Diagnostic, ...]:
    """Return what the schema of that file finds wrong, as it is met, up to a limit."""
    root = _schema(schema).elements[tree.kind]
    walk = _Walk(tree, _homes(schema)).element(tree.root, root)
    reasons = tuple(islice(walk, LIMITS.reasons))
    if next(walk, None) is None:
        return reasons
    more = Note(f"only the first {LIMITS.reasons} mistakes of the document are shown")
    return (*reasons[:-1], replace(reasons[-1], notes=(*reasons[-1].notes, more)))


class _Walk:
    """Go through one document."""

    def __init__(self, tree: Tree, homes: dict[str, dict[str, str]]) -> None:
        self.tree = tree
        self.homes = homes

    def element(self, element: etree._Element, declared: XsdElement) -> Iterator[Diagnostic]:
        """Yield what is wrong with an element and all that it holds."""
        yield from check_attributes(self.tree, element, declared)
        if declared.type.is_simple():
            yield from self._only_text(element)
            return
        yield from self._no_text(element)
        yield from self._children(element, slots_of(declared))
        yield from check_identities(self.tree, element, declared)

    def _only_text(self, element: etree._Element) -> Iterator[Diagnostic]:
        for child in element:
            yield Diagnostic(
                "RFC108",
                f"<{local_name(element)}> may hold text only, not <{local_name(child)}>",
                self.tree.place(child),
                help="write '&lt;' for '<' in a text",
            )

    def _no_text(self, element: etree._Element) -> Iterator[Diagnostic]:
        texts = [element.text, *(child.tail for child in element)]
        stripped = (text.strip(XML_SPACE) for text in texts if text)
        text = next((text for text in stripped if text), "")
        if text:
            shown = text.split("\n")[0][:40]
            yield Diagnostic(
                "RFC116",
                f"<{local_name(element)}> may not hold text such as '{shown}'",
                self.tree.place(element),
                help="put explanations into <description>, or into a comment <!-- … -->",
            )

    def _children(self, element: etree._Element, slots: tuple[Slot, ...]) -> Iterator[Diagnostic]:
        current, seen = 0, dict[int, str]()
        for child in element:
            name = local_name(child)
            index = next((i for i, slot in enumerate(slots) if slot.accepts(child)), None)
            if index is None:
                yield self._unknown(element, child, slots)
                continue
            slot = slots[index]
            if index < current:
                yield self._misplaced(child, seen[current])
            elif index in seen and not slot.repeats:
                yield self._repeated(element, child)
            elif slot.exclusive and seen.get(index, name) != name:
                yield self._mixed(element, child, seen[index])
            current = max(current, index)
            seen.setdefault(index, name)
            if isinstance(declared := slot.declared(child), XsdElement):
                yield from self.element(child, declared)
        for index, slot in enumerate(slots):
            if slot.needed and index not in seen:
                yield self._missing(element, slot)

    def _unknown(
        self, parent: etree._Element, child: etree._Element, slots: tuple[Slot, ...]
    ) -> Diagnostic:
        name, holder = local_name(child), local_name(parent)
        place = self.tree.place(child)
        if any(isinstance(slot.wildcard, XsdAnyElement) for slot in slots):
            return Diagnostic(
                "RFC108",
                f"<{holder}> may hold only elements of other namespaces, not <{name}>",
                place,
                help='give the element a namespace of your own with xmlns="…"',
            )
        if etree.QName(child).namespace != NAMESPACE:
            return Diagnostic(
                "RFC108",
                f"<{name}> is of another namespace",
                place,
                help="move it into <extension>",
            )
        allowed = [known for slot in slots for known in slot.names]
        help_text = self._home(name, holder) or did_you_mean(name, allowed) or "remove it"
        return Diagnostic("RFC108", f"<{holder}> may not hold <{name}>", place, help=help_text)

    def _home(self, name: str, holder: str) -> str:
        homes = self.homes.get(name, {})
        if holder in homes:  # the holder has a namesake elsewhere, which may hold it
            return f"it belongs in <{holder}> of <{homes[holder]}>"
        known = " or ".join(f"<{home}>" for home in sorted(homes)[:4])
        return f"it belongs in {known}" if known else ""

    def _misplaced(self, child: etree._Element, after: str) -> Diagnostic:
        name = local_name(child)
        return Diagnostic(
            "RFC110",
            f"<{name}> may not stand after <{after}>",
            self.tree.place(child),
            help=f"move <{name}> before <{after}>",
        )

    def _repeated(self, parent: etree._Element, child: etree._Element) -> Diagnostic:
        name = local_name(child)
        return Diagnostic(
            "RFC110",
            f"<{local_name(parent)}> may hold only one <{name}>",
            self.tree.place(child),
            help=f"put everything into one <{name}>",
        )

    def _mixed(self, parent: etree._Element, child: etree._Element, other: str) -> Diagnostic:
        return Diagnostic(
            "RFC110",
            f"<{local_name(parent)}> may not hold both <{other}> and <{local_name(child)}>",
            self.tree.place(child),
            help="use <value> for the items of an array, <set> for the fields of a struct",
        )

    def _missing(self, parent: etree._Element, slot: Slot) -> Diagnostic:
        wanted = " or ".join(f"<{name}>" for name in slot.names)
        return Diagnostic(
            "RFC109",
            f"<{local_name(parent)}> needs {wanted}",
            self.tree.place(parent),
            help=f"add {slot.example}",
        )
