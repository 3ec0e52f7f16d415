"""``rfcgen run``."""

import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from rfcgen.cli.group import Group
from rfcgen.cli.options import PATH, examples
from rfcgen.cli.output import exit_code, report_problems

if TYPE_CHECKING:
    from rfcgen.workflow.run_system import Prepared


def _checked_duration(
    _context: click.Context, _parameter: click.Parameter, written: str | None
) -> str | None:
    if written is not None:
        from rfcgen.runtime.duration import parse_duration

        try:
            parse_duration(written)
        except ValueError as error:
            raise click.BadParameter(str(error)) from error
    return written


def _checked_settings(
    _context: click.Context, _parameter: click.Parameter, written: tuple[str, ...]
) -> tuple[str, ...]:
    for setting in written:
        if not setting.partition("=")[1]:
            raise click.BadParameter(f"'{setting}' is not NAME=VALUE")
    return written


@click.group(cls=Group)
def run() -> None:
    """Run what was integrated."""


@run.command(
    epilog=examples(
        "rfcgen run system arm_motion.system.xml --engine simulated --for 10s",
        "rfcgen run system arm_motion --set drive_bus=socketcan:can0",
    )
)
@click.argument("target", type=PATH, metavar="DIR|SPEC")
@click.option(
    "--engine",
    type=click.Choice(["realtime", "simulated"]),
    default="realtime",
    show_default=True,
    help="Keep to the machine's clock, or run in virtual time as fast as possible.",
)
@click.option(
    "--for",
    "duration",
    metavar="DURATION",
    callback=_checked_duration,
    help="Stop after this time, such as 10s.",
)
@click.option(
    "--set",
    "settings",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_checked_settings,
    help="Set a parameter of the system.",
)
def system(target: Path, engine: str, duration: str | None, settings: tuple[str, ...]) -> int:
    """Run a system: DIR is its package, SPEC its document with the package beside it."""
    options = ["--engine", engine]
    options += [f"--for={duration}"] if duration is not None else []
    options += [f"--set={setting}" for setting in settings]
    prepared = _prepare(target)
    if prepared.diagnostics:
        report_problems(prepared.diagnostics)
    if prepared.launch is None:
        return exit_code(prepared.diagnostics)
    return _replace_process(
        prepared.launch.command(options), prepared.launch.environment(os.environ)
    )


def _prepare(target: Path) -> "Prepared":
    """Ask the workflow that fits; a folder needs nothing but the standard library."""
    if target.is_dir():
        from rfcgen.workflow.run_system import prepare_folder

        return prepare_folder(target)
    from rfcgen.workflow.run_document import prepare_document

    return prepare_document(target)


def _replace_process(command: list[str], environment: dict[str, str]) -> NoReturn:
    """Become the system, so that its signals and exit code need no forwarding.

    Signals wait until the new process is ready for them; none is lost in between.
    """
    sys.stdout.flush()
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    os.execve(command[0], command, environment)
