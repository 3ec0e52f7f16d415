"""Packages made once from the documents in ``specs``, for all tests of this ring."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rfcgen.workflow.new_component import new_component
from rfcgen.workflow.new_types import new_types

SPECS = Path(__file__).parent / "specs"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / "specs"
    shutil.copytree(SPECS, folder)
    for document in sorted(folder.glob("*.types.xml")):
        assert new_types(document).diagnostics == ()
    for document in sorted(folder.glob("*/component.xml")):
        assert new_component(document).diagnostics == ()
    return folder


@pytest.fixture(scope="session")
def run_in(made: Path) -> Run:
    """Return a function that runs a Python module in a folder, with the types on the path."""
    sources = os.pathsep.join(str(folder) for folder in sorted(made.glob("*_types/src")))
    known = {"MYPYPATH": sources, "PYTHONPATH": sources, "PYTHONDONTWRITEBYTECODE": "1"}

    def run(folder: Path, module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", module, *arguments],
            cwd=folder,
            env={**os.environ, **known},
            capture_output=True,
            text=True,
            check=False,
        )

    return run
