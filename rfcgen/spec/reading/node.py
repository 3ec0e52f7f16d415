"""An element as the reader sees it: attributes with types, children by name, a place."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from inspect import cleandoc
from typing import TypeVar

from lxml import etree

from rfcgen.diagnostics import Diagnostic, Place
from rfcgen.spec.limits import NAMESPACE
from rfcgen.spec.parsing import Tree, local_name
from rfcgen.spec.reading.durations import nanoseconds

_E = TypeVar("_E", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class Node:
    """Read one element. ``problems`` collects what the schema cannot see."""

    tree: Tree
    element: etree._Element
    problems: list[Diagnostic] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return the element's name."""
        return local_name(self.element)

    @property
    def place(self) -> Place:
        """Return the element's place."""
        return self.tree.place(self.element)

    @property
    def description(self) -> str:
        """Return the text of the description without its indentation."""
        found = self.child("description")
        return cleandoc(found.element.text or "") if found else ""

    def has(self, attribute: str) -> bool:
        """Tell whether an attribute is given."""
        return attribute in self.element.attrib

    def text(self, attribute: str) -> str:
        """Return an attribute, empty if it is not given."""
        return self.element.get(attribute, "")

    def optional(self, attribute: str) -> str | None:
        """Return an attribute, None if it is not given."""
        return self.element.get(attribute)

    def words(self, attribute: str) -> tuple[str, ...]:
        """Return an attribute that is a list separated by spaces."""
        return tuple(self.text(attribute).split())

    def flag(self, attribute: str, *, default: bool) -> bool:
        """Return an attribute that is true or false."""
        return self.text(attribute) == "true" if self.has(attribute) else default

    def number(self, attribute: str) -> int | None:
        """Return a whole number, None if it is not given."""
        return int(self.text(attribute)) if self.has(attribute) else None

    def duration(self, attribute: str) -> int | None:
        """Return a duration or period in nanoseconds, None if it is not given."""
        return nanoseconds(self.text(attribute)) if self.has(attribute) else None

    def choice(self, attribute: str, kind: type[_E]) -> _E | None:
        """Return one of the values of an enumeration, None if it is not given."""
        return kind(self.text(attribute)) if self.has(attribute) else None

    def children(self, *names: str) -> Iterator["Node"]:
        """Yield the children of ours with one of the names, or all, in order."""
        for element in self.element:
            name = etree.QName(element)
            if name.namespace == NAMESPACE and (not names or name.localname in names):
                yield Node(self.tree, element, self.problems)

    def child(self, name: str) -> "Node | None":
        """Return the first child of that name."""
        return next(self.children(name), None)

    def items(self, section: str, *names: str) -> Iterator["Node"]:
        """Yield the children of a section; none if the section is absent."""
        found = self.child(section)
        return found.children(*names) if found else iter(())

    def report(self, code: str, message: str, place: Place, help_text: str = "") -> None:
        """Note a problem."""
        self.problems.append(Diagnostic(code, message, place, help=help_text))
