"""Run a generated system from the command line."""

import argparse
import logging
import os
import signal
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from types import FrameType
from typing import TextIO

from rfcgen.runtime.command import describe_cause
from rfcgen.runtime.duration import parse_duration
from rfcgen.runtime.engine import Engine
from rfcgen.runtime.errors import RuntimeFault, StartFailed
from rfcgen.runtime.realtime import RealtimeEngine
from rfcgen.runtime.settings import Settings
from rfcgen.runtime.simulated import SimulatedEngine
from rfcgen.runtime.state import State
from rfcgen.runtime.statistics import ContextStatistics
from rfcgen.runtime.system import System

Build = Callable[[Engine, Settings], System]

FINE, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130

STOP_BOUND_S = 8.0
"""How long a stop after a signal may take before the process exits at once."""


def main(build: Build, argv: Sequence[str] | None = None) -> int:
    """Build a system, run it and print what its contexts did; return the exit code.

    ``build`` makes the system from an engine and the settings of its parameters; a ValueError
    or TypeError of it is a mistake in the settings.
    """
    options = _parser().parse_args(argv)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    engine: Engine = SimulatedEngine() if options.engine == "simulated" else RealtimeEngine()
    try:
        settings = Settings(options.set)
        system = build(engine, settings)
    except (ValueError, RuntimeFault) as error:
        return _complain("RFC501", str(error), USAGE)
    unknown = settings.unknown()
    if unknown:
        text = f"system '{system.name}' has no parameter '{unknown[0]}'"
        return _complain("RFC501", text, USAGE)
    with _Signals(system):
        try:
            system.run(options.duration)
        except StartFailed as error:
            return _complain("RFC502", str(error), FAILED)
        except RuntimeFault as error:
            return _complain("RFC503", f"the run ended early: {error}", FAILED)
    print_statistics(system.statistics(), sys.stdout)
    return FAILED if _report_failures(system) else FINE


def print_statistics(
    statistics: Mapping[tuple[str, str], ContextStatistics], stream: TextIO
) -> None:
    """Print one line for each context; times in microseconds."""
    names = [".".join(key) for key in statistics]
    width = max(map(len, ("context", *names)))
    head = f"{'context':<{width}}  {'runs':>9} {'skipped':>8} {'missed':>7} {'errors':>7}"
    stream.write(f"{head} {'mean µs':>9} {'max µs':>9} {'late µs':>9} {'max µs':>9}\n")
    for name, one in zip(names, statistics.values(), strict=True):
        counts = f"{one.activations:>9} {one.skipped:>8} {one.deadline_misses:>7} {one.errors:>7}"
        times = (one.execution_mean, one.execution_max, one.lateness_mean, one.lateness_max)
        shown = " ".join(f"{time / 1000:>9.1f}" for time in times)
        stream.write(f"{name:<{width}}  {counts} {shown}\n")


class _Signals:
    """Turn the first SIGINT or SIGTERM into an ordered stop; a second one exits at once."""

    def __init__(self, system: System) -> None:
        self._system = system
        self._before: dict[int, object] = {}
        self._timer: threading.Timer | None = None

    def __enter__(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._handle)

    def __exit__(self, *_: object) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for number, before in self._before.items():
            signal.signal(number, before if callable(before) else signal.SIG_DFL)

    def _handle(self, _number: int, _frame: FrameType | None) -> None:
        if self._timer is not None:
            _exit_now()
        self._timer = threading.Timer(STOP_BOUND_S, _exit_now)
        self._timer.daemon = True
        self._timer.start()
        self._system.request_stop()


def _exit_now() -> None:
    os.write(2, b"the stop did not end in time; exiting at once\n")
    os._exit(INTERRUPTED)


def _report_failures(system: System) -> bool:
    """Name the contexts that did not end, or ended in ERROR; tell whether there are any."""
    has_failed = False
    for component in system.components.values():
        for context in component.describe().contexts:
            has_ended = component.state(context.name) is State.FINALIZED
            if has_ended and component.previous_state(context.name) is not State.ERROR:
                continue
            has_failed = True
            name = f"'{component.name}.{context.name}'"
            if has_ended:
                why = describe_cause(component.cause(context.name))
                _complain("RFC504", f"{name} ended in ERROR: {why}", FAILED)
            else:
                _complain("RFC505", f"{name} could not be stopped in time", FAILED)
    return has_failed


def _complain(code: str, text: str, status: int) -> int:
    sys.stderr.write(f"error[{code}]: {text}\n")
    return status


def _duration(text: str) -> int:
    try:
        return parse_duration(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description="Run the system.", epilog="example: --engine simulated --for 10s"
    )
    parser.add_argument(
        "--engine",
        choices=("realtime", "simulated"),
        default="realtime",
        help="run on the machine's clock, or as fast as possible on a virtual one",
    )
    parser.add_argument(
        "--for",
        dest="duration",
        type=_duration,
        metavar="TIME",
        help="end after that time, such as 10s; without it, run until Ctrl-C",
    )
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a system parameter",
    )
    return parser
