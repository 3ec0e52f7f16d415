"""Turn byte offsets of a document into lines and columns."""

import re
from bisect import bisect_right
from dataclasses import dataclass, field

from rfcgen.diagnostics import Span
from rfcgen.spec.source import Source

_LINE_END = re.compile(rb"\r\n|\n|\r")


@dataclass(slots=True)
class Lines:
    """Know where each line of a document begins; offsets count bytes of its UTF-8 form."""

    source: Source
    data: bytes = field(init=False)
    _starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.data = self.source.data
        self._starts = [0, *(end.end() for end in _LINE_END.finditer(self.data))]

    def span(self, start: int, end: int) -> Span:
        """Return the place from one offset to another, cut at the end of its first line."""
        line = bisect_right(self._starts, start) - 1
        first = self._starts[line]
        text = self._line(line)
        column = len(self._decode(first, start))
        length = min(len(self._decode(start, end)), len(text) - column)
        return Span(self.source.path, line + 1, column + 1, max(length, 1), text)

    def _line(self, number: int) -> str:
        last = number + 1 == len(self._starts)
        end = len(self.data) if last else self._starts[number + 1]
        return self._decode(self._starts[number], end).rstrip("\r\n")

    def _decode(self, start: int, end: int) -> str:
        return self.data[start:end].decode("utf-8", "replace")
