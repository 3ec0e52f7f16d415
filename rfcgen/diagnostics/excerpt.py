"""Show the piece of a source line that a diagnostic is about."""

from dataclasses import dataclass

from rfcgen.diagnostics.place import Span
from rfcgen.diagnostics.visible import cells

COLUMNS = 100
_CUT = "…"


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Hold a source line as shown, and the columns that carets go under."""

    text: str
    offset: int
    carets: int


def excerpt(span: Span) -> Excerpt:
    """Cut the span's source line to the terminal's width around the thing meant."""
    source = span.source.rstrip("\r\n")
    start = min(max(span.column - 1, 0), len(source))
    end = min(start + max(span.length, 1), len(source))
    first, last = max(0, start - COLUMNS), min(len(source), start + COLUMNS)
    before = list(cells(source[first:start]))
    inside = list(cells(source[start : min(end, last)]))
    after = list(cells(source[min(end, last) : last]))
    cut_left, cut_right = first > 0, last < len(source)
    if cut_left or cut_right or _width(before) + _width(inside) + _width(after) > COLUMNS:
        cut_left = _drop_first(before, COLUMNS // 2) or cut_left
        room = COLUMNS - _width(before)
        cut_right = _drop_last(after, max(0, room - _width(inside))) or cut_right
        cut_right = _drop_last(inside, room) or cut_right
    left, right = _CUT * cut_left, _CUT * cut_right
    shown = "".join(text for text, _ in (*before, *inside, *after))
    return Excerpt(left + shown + right, len(left) + _width(before), max(1, _width(inside)))


def _width(row: list[tuple[str, int]]) -> int:
    return sum(columns for _, columns in row)


def _drop_first(row: list[tuple[str, int]], room: int) -> bool:
    """Shorten a row from its beginning until it fits; tell whether anything was dropped."""
    excess, dropped = _width(row) - room, 0
    while excess > 0:
        excess -= row[dropped][1]
        dropped += 1
    del row[:dropped]
    return dropped > 0


def _drop_last(row: list[tuple[str, int]], room: int) -> bool:
    """Shorten a row from its end until it fits; tell whether anything was dropped."""
    excess, kept = _width(row) - room, len(row)
    while excess > 0:
        kept -= 1
        excess -= row[kept][1]
    dropped = kept < len(row)
    del row[kept:]
    return dropped
