"""Print results on stdout and diagnostics on stderr."""

import os
import sys
from collections.abc import Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from typing import TextIO

import click

from rfcgen.diagnostics import Diagnostic, Severity
from rfcgen.diagnostics.shown_path import shown_path
from rfcgen.diagnostics.text import format_text, summarise

_STALE = frozenset({"RFC407", "RFC410", "RFC421", "RFC425"})
"""Codes that say that generated files are edited or older than their document."""


class ExitCode(IntEnum):
    """Say how a command ended."""

    FINE = 0
    MISTAKES = 1
    USAGE = 2
    STALE = 3
    BUG = 70


def report(
    diagnostics: Sequence[Diagnostic],
    *,
    output: str,
    text: str = "",
    facts: Mapping[str, object] | None = None,
) -> ExitCode:
    """Print what a command found and return the exit code that the diagnostics ask for.

    ``output`` is ``text`` or ``json``. ``text`` is the result for a person and ``facts`` the same
    for a program; with ``json`` one object on stdout holds the facts and the diagnostics.
    """
    if output == "json":
        from rfcgen.diagnostics.json import format_json

        click.echo(format_json(diagnostics, result=facts, root=_here()), nl=False)
    else:
        if diagnostics:
            report_problems(diagnostics)
        if text:
            click.echo(text)
    return exit_code(diagnostics)


def exit_code(diagnostics: Sequence[Diagnostic]) -> ExitCode:
    """Return the code for what was found; STALE if nothing is wrong but old or edited files."""
    errors = {one.code for one in diagnostics if one.severity is Severity.ERROR}
    if not errors:
        return ExitCode.FINE
    return ExitCode.STALE if errors <= _STALE else ExitCode.MISTAKES


def report_problems(diagnostics: Sequence[Diagnostic]) -> None:
    """Print diagnostics and their count on stderr."""
    coloured = is_coloured(sys.stderr)
    text = format_text(diagnostics, root=_here(), colour=coloured)
    click.echo(f"{text}\n{summarise(diagnostics)}", err=True, color=coloured)


def shown(path: Path) -> str:
    """Return a path as it is shown, relative to the working folder where that is shorter."""
    return shown_path(path, _here())


def is_coloured(stream: TextIO) -> bool:
    """Tell whether colours are wanted: on a terminal, unless NO_COLOR or TERM=dumb is set."""
    refused = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return stream.isatty() and not refused


def _here() -> Path | None:
    """Return the working folder, or nothing if it has been deleted."""
    try:
        return Path.cwd()
    except FileNotFoundError:
        return None
