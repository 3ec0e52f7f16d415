"""A pytest plugin that looks at the kernel before any test, and ends the run if it is unfit.

It runs in the process of the tests, so that an import that hangs or crashes is noticed as a test
that does.
"""

import pickle
from pathlib import Path

import pytest

from rfcgen.diagnostics import Diagnostic
from rfcgen.workflow.component_package import open_package
from rfcgen.workflow.loading import load_component


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that `rfcgen test component` gives."""
    group = parser.getgroup("rfcgen")
    group.addoption("--rfcgen-unfit", type=Path, default=None, help="write what is wrong here")


def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Look at the kernel before any code of the tests is imported."""
    path: Path | None = early_config.known_args_namespace.rfcgen_unfit
    package = None if path is None else open_package(early_config.rootpath).package
    if path is None or package is None:
        return
    loaded = load_component(package)
    if isinstance(loaded, Diagnostic):
        path.write_bytes(pickle.dumps(loaded))
        raise pytest.UsageError(loaded.message)
