"""Print diagnostics for a person."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rfcgen.diagnostics.diagnostic import Diagnostic, Note, Severity
from rfcgen.diagnostics.excerpt import excerpt
from rfcgen.diagnostics.place import Place, Span
from rfcgen.diagnostics.shown_path import shown_path
from rfcgen.diagnostics.visible import visible

_GUTTER = 5
_RED, _YELLOW, _BLUE, _BOLD = "31;1", "33;1", "34;1", "1"


def format_text(
    diagnostics: Iterable[Diagnostic], *, root: Path | None = None, colour: bool = False
) -> str:
    """Return the diagnostics as text, a blank line between two; empty if there are none.

    Paths are shown relative to ``root``. ``colour`` adds ANSI colours.
    """
    style = _Style(root, colour=colour)
    return "\n".join("".join(f"{line}\n" for line in _lines(one, style)) for one in diagnostics)


def summarise(diagnostics: Iterable[Diagnostic]) -> str:
    """Return ``1 error, 2 warnings``, or nothing if there are none."""
    severities = [diagnostic.severity for diagnostic in diagnostics]
    counts = ((severities.count(severity), severity.value) for severity in Severity)
    return ", ".join(f"{count} {name}{'s' * (count > 1)}" for count, name in counts if count)


class _Style:
    """Know how paths and colours are written."""

    def __init__(self, root: Path | None, *, colour: bool) -> None:
        self.root = root
        self.colour = colour

    def paint(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and text else text

    def position(self, place: Place | Span) -> str:
        shown = visible(shown_path(place.path, self.root))
        if isinstance(place, Place) or not place.line:
            return shown
        column = f":{place.column}" if place.column else ""
        return f"{shown}:{place.line}{column}"


def _lines(diagnostic: Diagnostic, style: _Style) -> Iterator[str]:
    code = _RED if diagnostic.severity is Severity.ERROR else _YELLOW
    label = style.paint(f"{diagnostic.severity.value}[{diagnostic.code}]", code)
    message = style.paint(visible(diagnostic.message), _BOLD)
    yield f"{style.position(diagnostic.place)}: {label}: {message}"
    yield from _source(diagnostic.place, style, code)
    for note in diagnostic.notes:
        yield from _note(note, style)
    if diagnostic.help:
        yield from _remark("help", diagnostic.help, style)


def _note(note: Note, style: _Style) -> Iterator[str]:
    where = f"{style.position(note.place)}: " if note.place else ""
    yield from _remark("note", note.message, style, where)
    if note.place:
        yield from _source(note.place, style, _BLUE)


def _remark(kind: str, text: str, style: _Style, where: str = "") -> Iterator[str]:
    first, *others = text.split("\n")
    start = " " * (_GUTTER - 1) + style.paint("=", _BLUE) + " " + style.paint(f"{kind}:", _BOLD)
    yield f"{start} {where}{visible(first)}"
    for other in others:
        yield (" " * (_GUTTER + len(kind) + 3) + visible(other)).rstrip()


def _source(place: Place | Span, style: _Style, code: str) -> Iterator[str]:
    if isinstance(place, Place) or not place.line or not place.source.strip():
        return
    shown = excerpt(place)
    number = f"{place.line:>{_GUTTER}}"
    yield f"{style.paint(f'{number} |', _BLUE)} {shown.text}".rstrip()
    if place.column:
        carets = style.paint("^" * shown.carets, code)
        bar = style.paint(f"{'':{len(number)}} |", _BLUE)
        yield f"{bar} {'':{shown.offset}}{carets}"
