"""The run time is an island: the standard library and nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rfcgen.runtime import API_VERSION, RuntimeVersionError, require_api

SCRIPT = """
import sys
import rfcgen.runtime, rfcgen.runtime.testing, rfcgen.runtime.launcher
parts = {name.partition(".")[0] for name in sys.modules}
others = {name for name in sys.modules if name.startswith("rfcgen.")}
print(sorted(parts - sys.stdlib_module_names - {"__main__", "rfcgen"}))
print(sorted(name for name in others if not name.startswith("rfcgen.runtime")))
"""


def test_importing_it_loads_only_the_standard_library() -> None:
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{SCRIPT}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout == "[]\n[]\n"


def test_generated_code_of_another_version_is_refused() -> None:
    require_api(API_VERSION)
    with pytest.raises(RuntimeVersionError, match=rf"version 99, .* version {API_VERSION}"):
        require_api(99)
