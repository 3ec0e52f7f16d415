"""Options and texts that several commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

PATH = click.Path(path_type=Path, readable=False)
"""A file or folder; the workflow judges it, so that a bad one becomes a diagnostic."""

output_option = click.option(
    "--format",
    "output",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Print for a person, or one JSON object for a script.",
)

_package_options = (
    click.argument("spec", type=PATH),
    click.option(
        "--into", type=PATH, metavar="DIR", help="The package's folder, if not the usual one."
    ),
    click.option("--check", is_flag=True, help="Write nothing; exit 3 if any file would change."),
    click.option("--dry-run", is_flag=True, help="Write nothing; print the plan."),
    output_option,
)

Function = TypeVar("Function", bound=Callable[..., object])


def package_options(function: Function) -> Function:
    """Add what every command takes that makes a package: its document, where, and whether."""
    for add in reversed(_package_options):
        function = add(function)
    return function


def examples(*lines: str) -> str:
    """Return the text under a command's help that shows how it is typed."""
    shown = "\n".join(f"  {line}" for line in lines)
    return f"\b\nExample{'s' * (len(lines) > 1)}:\n{shown}"
