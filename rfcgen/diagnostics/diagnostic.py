"""A user's mistake as a value."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from rfcgen.diagnostics.place import Place, Span


class Severity(StrEnum):
    """Say whether a diagnostic stops the command."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class Note:
    """Add a fact to a diagnostic, with the other place that matters."""

    message: str
    place: Place | Span | None = None


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """Say what is wrong, where, and what to do.

    ``message`` is lower case without a full stop and names the thing in quotes; ``help`` says
    what to type.
    """

    code: str
    message: str
    place: Place | Span
    notes: tuple[Note, ...] = ()
    help: str = ""
    severity: Severity = Severity.ERROR


def has_errors(diagnostics: Iterable[Diagnostic]) -> bool:
    """Tell whether any of the diagnostics stops the command."""
    return any(diagnostic.severity is Severity.ERROR for diagnostic in diagnostics)
