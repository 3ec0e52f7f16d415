"""Is the output good as it is rendered: formatted, clean, typed, and does it pass its tests?"""

import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from rfcgen.render.component_package import API_VERSION
from rfcgen.runtime import API_VERSION as RUNTIME_API_VERSION
from rfcgen.workflow.new_component import new_component
from rfcgen.workflow.new_types import new_types

Run = Callable[..., subprocess.CompletedProcess[str]]

TYPES = ("base_types", "odd_types", "rich_types")
COMPONENTS = ("odd_names", "rich_planner", "tiny", "watcher")
PYTEST = ("-q", "-W", "error", "-p", "no:cacheprovider")


def test_is_formatted(made: Path, run_in: Run) -> None:
    done = run_in(made, "ruff", "format", "--check", "--no-cache", ".")
    assert done.returncode == 0, done.stdout + done.stderr


def test_is_clean(made: Path, run_in: Run) -> None:
    done = run_in(made, "ruff", "check", "--no-cache", ".")
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="session")
def mypy_cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("mypy"))


@pytest.mark.parametrize("package", [*TYPES, *COMPONENTS])
def test_is_typed(made: Path, run_in: Run, mypy_cache: str, package: str) -> None:
    done = run_in(made / package, "mypy", "--cache-dir", mypy_cache)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("package", COMPONENTS)
def test_passes_its_tests(made: Path, run_in: Run, package: str) -> None:
    done = run_in(made / package, "pytest", *PYTEST)
    assert done.returncode == 0, done.stdout + done.stderr


def test_second_run_changes_nothing(made: Path) -> None:
    for document in made.glob("*.types.xml"):
        assert new_types(document, check=True).diagnostics == ()
    for document in made.glob("*/component.xml"):
        result = new_component(document, check=True)
        assert result.diagnostics == ()
        assert result.plan is not None
        assert result.plan.work == ()


def test_is_written_for_this_run_time() -> None:
    assert API_VERSION == RUNTIME_API_VERSION


MISTAKES = {
    "queue drops the wrong end": ("ports", "Overflow.DROP_NEWEST", "Overflow.DROP_OLDEST"),
    "queue is too short": ("ports", "depth=4", "depth=3"),
    "age has no limit": ("ports", "max_age=50_000_000", "max_age=60_000_000"),
    "period is another": ("timing", "period=100_000_000", "period=90_000_000"),
    "limit is another": ("configuration", "maximum=2.0", "maximum=20.0"),
    "limit is too tight": ("configuration", "maximum=2.0", "maximum=0.75"),
    "choices are open": ("configuration", ", choices=(Kind.IDLE, Kind.MOVING)", ""),
    "value may change": ("configuration", ", change=Change.INACTIVE", ""),
}
"""Each mistake in the profile: the tests that must find it, what is right, what is wrong."""


@pytest.mark.parametrize("mistake", MISTAKES)
def test_contract_tests_can_fail(made: Path, run_in: Run, tmp_path: Path, mistake: str) -> None:
    tests, right, wrong = MISTAKES[mistake]
    package = tmp_path / "rich_planner"
    shutil.copytree(made / "rich_planner", package)
    path = package / "src" / "rich_planner" / "_generated" / "profile.py"
    text = path.read_text(encoding="utf-8")
    assert right in text
    path.write_text(text.replace(right, wrong), encoding="utf-8")
    done = run_in(package, "pytest", *PYTEST, "-x", f"tests/_generated/test_{tests}.py")
    assert done.returncode == 1, done.stdout + done.stderr
