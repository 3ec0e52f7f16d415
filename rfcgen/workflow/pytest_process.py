"""Run pytest on a component package in a process of its own, within bounds."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rfcgen.diagnostics import Span
from rfcgen.testing_tools.facts import Facts, read_facts
from rfcgen.workflow.component_package import ComponentPackage

GRACE_S = 10.0
"""How much longer than one test may take the process may say nothing before it is killed."""

LAST_LINES = 12

_TRACE = re.compile(r'  File "(?P<path>.+)", line (?P<line>[0-9]+) in ')


@dataclass(frozen=True, slots=True)
class Ending:
    """How the process ended, and what it had found by then."""

    facts: Facts
    code: int
    hangs: bool = False
    hangs_at: Span | None = None
    last_lines: tuple[str, ...] = ()


def run_pytest(package: ComponentPackage, arguments: Sequence[str], *, timeout_s: float) -> Ending:
    """Run the tests; a test over its time ends the run, and the place where it hangs is kept."""
    with TemporaryDirectory(prefix="rfcgen-") as name:
        work = Path(name)
        command = (*_command(package, work, timeout_s), *arguments, "tests")
        with (work / "output").open("wb") as output:
            process = subprocess.Popen(
                command,
                cwd=package.folder,
                env=_environment(package),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            killed = _wait(process, work / "facts", timeout_s)
        return _ending(package, work, process.returncode, killed=killed)


def _command(package: ComponentPackage, work: Path, timeout_s: float) -> tuple[str, ...]:
    """Return the command; nothing that it does leaves a file in the user's folder."""
    return (
        *(sys.executable, "-m", "pytest", "-vv", "--no-header", "--color=no", "--tb=short"),
        *("-p", "rfcgen.testing_tools.report_plugin", "-p", "no:cacheprovider"),
        "--continue-on-collection-errors",
        f"--rootdir={package.folder}",
        f"--rfcgen-report={work / 'facts'}",
        f"--rfcgen-trace={work / 'trace'}",
        f"--rfcgen-timeout={timeout_s}",
    )


def _environment(package: ComponentPackage) -> dict[str, str]:
    """Return the environment in which the package and its types can be imported."""
    before = os.environ.get("PYTHONPATH", "")
    path = [*(str(source) for source in package.sources), *([before] if before else [])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"}


def _wait(process: subprocess.Popen[bytes], facts: Path, timeout_s: float) -> bool:
    """Wait for the end; kill the process if it says nothing for too long or we are stopped."""
    said = -1
    try:
        while True:
            try:
                process.wait(timeout_s + GRACE_S)
            except subprocess.TimeoutExpired:
                size = facts.stat().st_size if facts.exists() else 0
                if size == said:
                    return True
                said = size
            else:
                return False
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _ending(package: ComponentPackage, work: Path, code: int, *, killed: bool) -> Ending:
    facts = read_facts(_text(work / "facts").splitlines(keepends=True))
    trace = _text(work / "trace")
    lines = [line for line in _text(work / "output").splitlines() if line.strip()]
    return Ending(
        facts=facts,
        code=code,
        hangs=killed or bool(trace),
        hangs_at=_innermost(trace, package.folder),
        last_lines=tuple(lines[-LAST_LINES:]),
    )


def _innermost(trace: str, folder: Path) -> Span | None:
    """Return the innermost line of the package's own code in a trace of all threads."""
    for found in _TRACE.finditer(trace):
        path = Path(found["path"])
        if path.is_relative_to(folder):
            line = int(found["line"])
            lines = _text(path).splitlines()
            return Span(path, line, source=lines[line - 1] if line <= len(lines) else "")
    return None


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace") if path.is_file() else ""
