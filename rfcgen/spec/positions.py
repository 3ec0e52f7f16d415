"""Find the exact place of an element, an attribute or a word in a document.

lxml knows only the line where a start tag ends; expat gives the offset where it begins.
"""

import re
from dataclasses import dataclass, field
from html import unescape

from rfcgen.diagnostics import Diagnostic, Place, Span
from rfcgen.spec.lines import Lines
from rfcgen.spec.scan import scan
from rfcgen.spec.source import Source

_TAG = re.compile(rb"<[^\s/>]+")
_ATTRIBUTE = re.compile(rb"""\s+([^\s=/>]+)\s*=\s*("[^"]*"|'[^']*')""")
_WORD = re.compile(r"[^ \t\r\n]+")


@dataclass(slots=True)
class Positions:
    """Map places of one document to spans; a document that is not well-formed has no elements."""

    source: Source
    lines: Lines = field(init=False)
    _starts: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.lines = Lines(self.source)
        found = scan(self.source)
        self._starts = () if isinstance(found, Diagnostic) else found

    def span(self, place: Place) -> Span:
        """Return the span of a place, or of the nearest thing around it that exists.

        An element gives its opening ``<name``, an attribute its value with quotes, a word itself.
        Inside ``spec``, ``@`` before an attribute means its name instead of its value.
        """
        if place.element >= len(self._starts):
            return Span(place.path)
        start = self._starts[place.element]
        tag = _TAG.match(self.lines.data, start)
        end = tag.end() if tag else start
        found = self._attribute(end, place.attribute.removeprefix("@"))
        if found is None:
            return self.lines.span(start, end)
        if place.attribute.startswith("@"):
            return self.lines.span(*found.span(1))
        return self.lines.span(*self._word(found, place.word))

    def _attribute(self, offset: int, name: str) -> re.Match[bytes] | None:
        prefixed, wanted = name.startswith("{"), name.rpartition("}")[2].encode()
        while match := _ATTRIBUTE.match(self.lines.data, offset):
            prefix, _, local = match[1].rpartition(b":")
            if (prefix and local == wanted) if prefixed else match[1] == wanted:
                return match
            offset = match.end()
        return None

    def _word(self, attribute: re.Match[bytes], word: str) -> tuple[int, int]:
        if not word:
            return attribute.span(2)
        start, end = attribute.start(2) + 1, attribute.end(2) - 1
        raw = self.lines.data[start:end].decode("utf-8")
        for found in _WORD.finditer(raw):
            if unescape(found[0]) == word:
                return _bytes(raw, found.start(), found.end(), start)
        inside = re.search(rf"(?<!\w){re.escape(word)}(?!\w)", raw)
        if inside:
            return _bytes(raw, inside.start(), inside.end(), start)
        return attribute.span(2)


def _bytes(text: str, start: int, end: int, offset: int) -> tuple[int, int]:
    before = len(text[:start].encode())
    return offset + before, offset + before + len(text[start:end].encode())
