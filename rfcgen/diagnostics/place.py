"""Where in a document something is said."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Place:
    """Name a piece of an XML document without knowing its line yet.

    ``element`` counts the start tags in document order, from 0. ``attribute`` narrows the place
    to the value of that attribute, ``word`` to one word of that value.
    """

    path: Path
    element: int = 0
    attribute: str = ""
    word: str = ""

    def at(self, attribute: str, word: str = "") -> "Place":
        """Return the place of an attribute (or of one word of its value) of the same element."""
        return Place(self.path, self.element, attribute, word)


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Give an exact place: line and column count from 1, in characters; 0 means the whole file."""

    path: Path
    line: int = 0
    column: int = 0
    length: int = 1
    source: str = ""
