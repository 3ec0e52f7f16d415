"""Is the output of ``integrate system`` good as it is rendered, on a hard document?"""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from rfcgen.check.reserved import class_conflict
from rfcgen.workflow.integrate import integrate_system
from rfcgen.workflow.new_component import new_component

SYSTEMS = Path(__file__).parent / "systems"
PACKAGES = ("base_types", "rich_types", "source", "sink")
SYSTEM = "rich_system_with_a_name_that_is_quite_long"


@pytest.fixture(scope="module")
def folder(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the packages of the system and its own."""
    folder = tmp_path_factory.mktemp("systems") / "all"
    shutil.copytree(made, folder)
    shutil.copytree(SYSTEMS, folder, dirs_exist_ok=True)
    for part in ("source", "sink"):
        assert new_component(folder / part / "component.xml").diagnostics == ()
    assert integrate_system(folder / "rich.system.xml").diagnostics == ()
    return folder


def run(folder: Path, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    sources = os.pathsep.join(str(folder / name / "src") for name in PACKAGES)
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=folder / SYSTEM,
        env={**os.environ, "MYPYPATH": sources, "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    "command",
    [
        ("ruff", "format", "--check", "--no-cache", "."),
        ("ruff", "check", "--no-cache", "."),
        ("mypy", "--strict", "src", "tests"),
        ("pytest", "-q", "-W", "error", "-p", "no:cacheprovider"),
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_output_passes(command: tuple[str, ...], folder: Path) -> None:
    done = run(folder, *command)
    assert done.returncode == 0, done.stdout + done.stderr


def test_second_run_changes_nothing(folder: Path) -> None:
    result = integrate_system(folder / "rich.system.xml", check=True)
    assert result.diagnostics == ()
    assert result.plan is not None
    assert result.plan.work == ()


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("limit=1", 0),
        ("limit=100", 2),
        ("limit=much", 2),
        ("table=1", 2),
    ],
)
def test_parameters_come_from_the_command_line(written: str, expected: int, folder: Path) -> None:
    given = ["--set", written] if "limit" in written else ["--set", "limit=1", "--set", written]
    command = [sys.executable, "-m", "rfcgen", "run", "system", SYSTEM]
    options = ["--engine", "simulated", "--for", "100ms", *given]
    done = subprocess.run(
        [*command, *options], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == expected, done.stderr
    assert "Traceback" not in done.stderr


def test_a_parameter_without_default_must_be_given(folder: Path) -> None:
    command = [sys.executable, "-m", "rfcgen", "run", "system", SYSTEM, "--engine", "simulated"]
    done = subprocess.run(
        [*command, "--for", "1s"], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "--set limit=VALUE" in done.stderr


def test_classes_that_generated_code_imports_are_reserved(folder: Path) -> None:
    generated = [*folder.glob("*/*/**/_generated/*.py"), *folder.glob(f"{SYSTEM}/src/*/*.py")]
    imported = {
        name.name
        for path in generated
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
        if node.module.partition(".")[0] in {"rfcgen", *sys.stdlib_module_names}
        for name in node.names
    }
    classes = {name for name in imported if name[0].isupper()} - {"Sized", "TypeVar"}
    assert "SimulatedEngine" in classes
    assert [name for name in sorted(classes) if not class_conflict(name)] == []
