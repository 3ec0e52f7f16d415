"""Validate documents of any kind."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic
from rfcgen.workflow.reading import read_checked


@dataclass(frozen=True, slots=True)
class Validation:
    """Hold the documents that were looked at and everything wrong with them."""

    documents: tuple[Path, ...]
    diagnostics: tuple[Diagnostic, ...]


def validate_specs(paths: Iterable[Path]) -> Validation:
    """Read the documents, those below folders, and all that they refer to, and judge them."""
    checked = read_checked(paths)
    asked_for = {path.resolve() for path in checked.documents}
    documents = sorted(asked_for.union(checked.project.documents))
    return Validation(tuple(documents), checked.diagnostics)
