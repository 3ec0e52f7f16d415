"""Codes, places and reports of what is wrong with a document."""

from rfcgen.diagnostics.diagnostic import Diagnostic, Note, Severity, has_errors
from rfcgen.diagnostics.place import Place, Span
from rfcgen.diagnostics.suggest import did_you_mean

__all__ = ["Diagnostic", "Note", "Place", "Severity", "Span", "did_you_mean", "has_errors"]
