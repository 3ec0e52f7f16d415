"""``rfcgen debug``."""

import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

import click

from rfcgen.cli.group import Group
from rfcgen.cli.options import PATH, examples
from rfcgen.cli.output import ExitCode, report_problems

if TYPE_CHECKING:
    from rfcgen.cli.debug_dialogue import Line


@click.group(cls=Group)
def debug() -> None:
    """Try a component out alone."""


@debug.command(
    epilog=examples(
        "rfcgen debug component motion_core",
        "rfcgen debug component motion_core -c 'initialize; activate; step 3; show'",
        "rfcgen debug component motion_core --script try.txt --set max_speed=0.4",
    )
)
@click.argument("folder", type=PATH, metavar="DIR")
@click.option("-c", "commands", multiple=True, help="Run these commands, parted by ';'.")
@click.option(
    "--script",
    type=click.File(encoding="utf-8", errors="replace"),
    help="Run the commands of a file; - is standard input.",
)
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    help="Give a parameter its value before the component is made.",
)
def component(
    folder: Path,
    commands: tuple[str, ...],
    script: TextIO | None,
    settings: tuple[str, ...],
) -> int:
    """Lead the component in DIR through its states, feed it and look at it.

    It runs on the virtual clock: time goes on only by 'step' and 'run'. Commands come from a
    script, from -c, from standard input, or from you; 'help' lists them.
    """
    from rfcgen.cli.debug_dialogue import converse, run_script, take_leave
    from rfcgen.workflow.debug_component import open_session

    opened = open_session(folder, settings)
    if opened.session is None:
        report_problems(opened.diagnostics)
        return ExitCode.MISTAKES
    with opened.session as session:
        if script is None and not commands:
            if sys.stdin.isatty():
                converse(session)
                return take_leave(session, ExitCode.FINE)
            script = _standard_input()
        return take_leave(session, run_script(session, _lines(script, commands)))


def _lines(script: TextIO | None, commands: Iterable[str]) -> "Iterator[Line]":
    """Yield the lines of the script, then the commands of -c."""
    from rfcgen.cli.debug_dialogue import Line

    if script is not None:
        name = getattr(script, "name", "<stdin>")
        for number, text in enumerate(script, start=1):
            yield Line(text.rstrip("\n"), Path(name), number)
    for text in commands:
        yield Line(text, Path("-c"), 1)


def _standard_input() -> TextIO:
    """Return standard input, read as a script file is."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    return sys.stdin
