import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rfcgen.debugger.session import Session
from rfcgen.workflow.debug_component import open_session

collect_ignore = ["example"]


@pytest.fixture
def follower(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Copy the example component, and forget its modules afterwards."""
    shutil.copytree(Path(__file__).parent / "example", tmp_path / "example")
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    yield tmp_path / "example" / "follower"
    for name in list(sys.modules):
        if name.partition(".")[0] in ("follower", "demo_types"):
            del sys.modules[name]


@pytest.fixture
def session(follower: Path) -> Iterator[Session]:
    opened = open_session(follower)
    assert opened.session is not None, opened.diagnostics
    with opened.session as opened_session:
        yield opened_session
