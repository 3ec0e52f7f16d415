"""Get a system ready to run in a process of its own."""

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic
from rfcgen.workflow.system_package import SystemPackage, read_system_package

_START = (
    "import runpy, signal, sys; "
    "signal.signal(signal.SIGINT, signal.SIG_DFL); "
    "signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT, signal.SIGTERM}); "
    "runpy.run_module(sys.argv.pop(1), run_name='__main__', alter_sys=True)"
)
"""Until the launcher handles signals, an interrupt ends the process without a traceback."""


@dataclass(frozen=True, slots=True)
class Launch:
    """Know how the process of a system is started."""

    package: SystemPackage

    def command(self, options: Sequence[str]) -> list[str]:
        """Return the command; SIGINT and SIGTERM may be blocked, it lets them through."""
        return [sys.executable, "-P", "-c", _START, self.package.name, *options]

    def environment(self, base: Mapping[str, str]) -> dict[str, str]:
        """Return the environment with every package of the system on Python's path."""
        path = [str(source) for source in self.package.sources]
        if base.get("PYTHONPATH"):
            path.append(base["PYTHONPATH"])
        return {**base, "PYTHONPATH": os.pathsep.join(path)}


@dataclass(frozen=True, slots=True)
class Prepared:
    """Hold how to start, or why not."""

    launch: Launch | None
    diagnostics: tuple[Diagnostic, ...] = ()


def prepare_folder(folder: Path) -> Prepared:
    """Get the package in a folder ready as it is."""
    found = read_system_package(folder)
    if isinstance(found, Diagnostic):
        return Prepared(None, (found,))
    return Prepared(Launch(found))
