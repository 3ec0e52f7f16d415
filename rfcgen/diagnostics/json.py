"""Print diagnostics and results for a program."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from rfcgen.diagnostics.diagnostic import Diagnostic, Severity
from rfcgen.diagnostics.place import Place, Span
from rfcgen.diagnostics.shown_path import shown_path

FORMAT = 1
"""The version of the form; it grows when a field changes its meaning or goes."""


def format_json(
    diagnostics: Iterable[Diagnostic],
    *,
    result: Mapping[str, object] | None = None,
    root: Path | None = None,
) -> str:
    """Return one JSON object: the result's own fields, then counts and diagnostics."""
    every = list(diagnostics)
    report: dict[str, object] = {
        "format": FORMAT,
        **(result or {}),
        "errors": sum(one.severity is Severity.ERROR for one in every),
        "warnings": sum(one.severity is Severity.WARNING for one in every),
        "diagnostics": [as_mapping(one, root=root) for one in every],
    }
    return json.dumps(report, indent=2, ensure_ascii=True) + "\n"


def as_mapping(diagnostic: Diagnostic, *, root: Path | None = None) -> dict[str, object]:
    """Return one diagnostic as a value that JSON can hold."""
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        **_position(diagnostic.place, root),
        "notes": [
            {"message": note.message, **(_position(note.place, root) if note.place else {})}
            for note in diagnostic.notes
        ],
        "help": diagnostic.help,
    }


def _position(place: Place | Span, root: Path | None) -> dict[str, object]:
    path = shown_path(place.path, root)
    if isinstance(place, Place) or not place.line:
        return {"path": path, "line": 0, "column": 0, "length": 0}
    return {
        "path": path,
        "line": place.line,
        "column": place.column,
        "length": place.length,
    }
