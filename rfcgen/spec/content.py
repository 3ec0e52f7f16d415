"""See the content of an element as a row of slots.

Our schema is simple on purpose: an element holds a sequence of slots, and each slot takes one
element name or any of several.
"""

from dataclasses import dataclass

from lxml import etree
from xmlschema.validators import XsdAnyElement, XsdComplexType, XsdElement, XsdGroup

from rfcgen.spec.limits import NAMESPACE


@dataclass(frozen=True, slots=True)
class Slot:
    """Take elements of some names. ``exclusive``: of one of its names only."""

    elements: tuple[XsdElement, ...]
    needed: bool
    repeats: bool
    exclusive: bool = False
    wildcard: XsdAnyElement | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the elements that fit."""
        return tuple(element.local_name for element in self.elements)

    @property
    def example(self) -> str:
        """Return the first element that fits, as the user may type it."""
        first = self.elements[0]
        attributes = first.attributes.items()
        required = [f'{name}="…"' for name, item in attributes if name and item.use == "required"]
        return f"<{' '.join([first.local_name, *required])}/>"

    def accepts(self, element: etree._Element) -> bool:
        """Tell whether an element fits."""
        name = etree.QName(element)
        if self.wildcard is not None:
            return name.namespace not in (None, NAMESPACE)
        return name.namespace == NAMESPACE and name.localname in self.names

    def declared(self, element: etree._Element) -> XsdElement | None:
        """Return the declaration of an element that fits; None in a foreign namespace."""
        name = etree.QName(element).localname
        return next((known for known in self.elements if known.local_name == name), None)


def slots_of(declared: XsdElement) -> tuple[Slot, ...]:
    """Return the slots of an element, in order; none for one that holds text or nothing."""
    kind = declared.type
    if not isinstance(kind, XsdComplexType) or not isinstance(kind.content, XsdGroup):
        return ()
    return tuple(_slots(kind.content))


def _slots(group: XsdGroup) -> list[Slot]:
    if group.ref is not None:  # a reference to a named group wraps it
        return _slots(group.ref)
    if group.model == "choice":
        return [_choice(group)]
    slots: list[Slot] = []
    for particle in group:
        if isinstance(particle, XsdGroup):
            slots.extend(_slots(particle))
        elif isinstance(particle, XsdElement):
            slots.append(Slot((particle,), particle.min_occurs > 0, _is_many(particle)))
        elif isinstance(particle, XsdAnyElement):
            slots.append(Slot((), needed=False, repeats=True, wildcard=particle))
    return slots


def _choice(group: XsdGroup) -> Slot:
    elements = tuple(item for item in group if isinstance(item, XsdElement))
    needed = group.min_occurs > 0 and all(element.min_occurs > 0 for element in elements)
    if _is_many(group):
        return Slot(elements, needed, repeats=True)
    return Slot(elements, needed, repeats=True, exclusive=True)


def _is_many(particle: XsdElement | XsdGroup) -> bool:
    return particle.max_occurs is None or particle.max_occurs > 1
