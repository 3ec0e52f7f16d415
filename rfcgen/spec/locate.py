"""Give every diagnostic its line and column."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Place, Span
from rfcgen.spec.positions import Positions
from rfcgen.spec.source import Source, read_source


def locate(diagnostics: Iterable[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Turn every place into a span; sort by place, and remove what is said twice.

    Only documents with diagnostics are read again.
    """
    known: dict[Path, Positions | None] = {}
    found = {_located(diagnostic, known): None for diagnostic in diagnostics}
    return tuple(sorted(found, key=_order))


def _located(diagnostic: Diagnostic, known: dict[Path, Positions | None]) -> Diagnostic:
    notes = tuple(
        note if note.place is None else Note(note.message, _span(note.place, known))
        for note in diagnostic.notes
    )
    return replace(diagnostic, place=_span(diagnostic.place, known), notes=notes)


def _span(place: Place | Span, known: dict[Path, Positions | None]) -> Span:
    if isinstance(place, Span):
        return place
    if place.path not in known:
        source = read_source(place.path, place)
        known[place.path] = Positions(source) if isinstance(source, Source) else None
    positions = known[place.path]
    return Span(place.path) if positions is None else positions.span(place)


def _order(diagnostic: Diagnostic) -> tuple[str, int, int, str, str]:
    span = diagnostic.place
    line, column = (span.line, span.column) if isinstance(span, Span) else (0, 0)
    return str(span.path), line, column, diagnostic.code, diagnostic.message
