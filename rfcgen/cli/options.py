"""Options and texts that several commands share."""

from pathlib import Path

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

into_option = click.option(
    "--into", type=PATH, metavar="DIR", help="The package's folder, if not the usual one."
)

check_option = click.option(
    "--check", is_flag=True, help="Write nothing; exit 3 if any file would change."
)

dry_run_option = click.option("--dry-run", is_flag=True, help="Write nothing; print the plan.")


def examples(*lines: str) -> str:
    """Return the text under a command's help that shows how it is typed."""
    shown = "\n".join(f"  {line}" for line in lines)
    return f"\b\nExample{'s' * (len(lines) > 1)}:\n{shown}"
