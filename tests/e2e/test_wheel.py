"""The installed wheel does the whole path in a fresh environment, outside the checkout."""

import os
import shutil
import subprocess
import venv
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ARM = ROOT / "generated_examples" / "arm"
PARTS = ("motion_core", "can_drives", "arm_simulator")
ONE_CYCLE = """
from arm_types import DriveState
from motion_core import MotionCore
from motion_core._generated.configuration import Configuration
from rfcgen.runtime.testing import Bench

with Bench(MotionCore("core", Configuration(goal=(0.1,) * 8))) as bench:
    assert bench.initialize() and bench.activate()
    bench.step(3)
    print(bench.state().name, DriveState.FAULT.name)
"""

Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(home: Path, *requirements: str | Path) -> Run:
    """Make a virtual environment; return a function that runs its programs in ``home``."""
    venv.create(home / "venv", with_pip=True)
    binaries = home / "venv" / "bin"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def run(
        program: str, *arguments: str | Path, path: str = ""
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [binaries / program, *arguments],
            cwd=home,
            env=clean | ({"PYTHONPATH": path} if path else {}),
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    installed = run("python", "-m", "pip", "install", "--quiet", *requirements)
    assert installed.returncode == 0, installed.stderr
    return run


def test_whole_path_from_the_wheel(wheel: Path, tmp_path: Path) -> None:
    run = environment(tmp_path, wheel)
    work = tmp_path / "arm"
    shutil.copytree(
        ARM, work, ignore=shutil.ignore_patterns("_generated", "arm_types", "arm_motion")
    )
    commands = [
        ("validate", "spec", "arm"),
        ("new", "types", "arm/arm.types.xml"),
        *(("new", "component", f"arm/{part}/component.xml") for part in PARTS),
        ("integrate", "system", "arm/motion.system.xml"),
        ("run", "system", "arm/motion.system.xml", "--engine", "simulated", "--for", "1s"),
    ]
    for command in commands:
        done = run("rfcgen", *command)
        assert done.returncode == 0, (command, done.stdout, done.stderr)


def test_runtime_and_numpy_are_enough_for_a_component(wheel: Path, tmp_path: Path) -> None:
    run = environment(tmp_path, "--no-deps", wheel, "numpy")
    path = os.pathsep.join(str(ARM / part / "src") for part in ("arm_types", "motion_core"))
    done = run("python", "-c", ONE_CYCLE, path=path)
    assert done.stdout.split() == ["ACTIVE", "FAULT"], done.stderr


@pytest.mark.parametrize("module", ["rfcgen.runtime", "rfcgen.runtime.testing"])
def test_runtime_imports_without_any_library(wheel: Path, tmp_path: Path, module: str) -> None:
    run = environment(tmp_path, "--no-deps", wheel)
    done = run("python", "-c", f"import {module}")
    assert done.returncode == 0, done.stderr
