"""The command line's entry point, and the one place that catches what nobody expected."""

import shlex
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn, TextIO

import click

from rfcgen import __version__
from rfcgen.cli.group import LazyGroup
from rfcgen.cli.options import examples
from rfcgen.cli.output import ExitCode, report_problems
from rfcgen.diagnostics import Diagnostic, Span

INTERRUPTED = 130

VERBS = {
    verb: f"rfcgen.cli.{verb}"
    for verb in ("new", "validate", "debug", "test", "integrate", "run", "explain")
}
"""The module of each verb; it holds the verb's command under the verb's name."""


@dataclass
class Session:
    """Keep what the options before the verb say."""

    traceback: bool = False


class Verbs(LazyGroup):
    """The verbs, in the order of the work."""

    modules = VERBS


@click.group(
    cls=Verbs,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=examples(
        "rfcgen new spec component MotionCore",
        "rfcgen validate spec motion_core/component.xml",
        "rfcgen new component motion_core/component.xml",
    ),
)
@click.version_option(__version__, prog_name="rfcgen", message="%(prog)s %(version)s")
@click.option("--traceback", "shows_traceback", is_flag=True, help="Show where rfcgen failed.")
@click.pass_obj
def rfcgen(session: Session, *, shows_traceback: bool) -> None:
    """Describe a robotic component in XML; generate, debug, test and integrate it."""
    session.traceback = shows_traceback


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run the command line and leave the process with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    session = Session()
    sys.exit(_guarded(arguments, session))


def _guarded(arguments: Sequence[str] | None, session: Session) -> int:
    """Run the command line; turn every exception into a message and an exit code."""
    try:
        code = rfcgen.main(arguments, prog_name="rfcgen", standalone_mode=False, obj=session)
        sys.stdout.flush()
    except click.ClickException as mistake:
        mistake.show()
        return mistake.exit_code
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        _close(sys.stdout)
        return ExitCode.MISTAKES
    except OSError as error:
        _report_refusal(error)
        return ExitCode.MISTAKES
    except Exception as bug:  # noqa: BLE001  # the one catch-all of the tool
        _report_bug(bug, session)
        return ExitCode.BUG
    return int(code or 0)


def _close(stream: TextIO) -> None:
    """Close a stream whose reader has gone, so that leaving the process does not complain."""
    with suppress(OSError):
        stream.close()


def _report_refusal(error: OSError) -> None:
    reason = (error.strerror or str(error)).lower()
    message = f"the operating system refused: {reason}"
    place = Span(Path(str(error.filename or "rfcgen")))
    report_problems([Diagnostic("RFC424", message, place, help="remove the cause and run again")])


def _report_bug(bug: Exception, session: Session) -> None:
    if session.traceback:
        traceback.print_exception(bug)
    message = f"rfcgen itself failed: {type(bug).__name__}: {bug}"
    typed = shlex.join(sys.argv[1:])
    quote = '"' if "'" in typed else "'"
    advice = (
        "report this with the lines above"
        if session.traceback
        else f"type {quote}rfcgen --traceback {typed}{quote} and report what it prints"
    )
    report_problems([Diagnostic("RFC900", message, Span(Path("rfcgen")), help=advice)])
