"""A small package to publish."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rfcgen.publish import Manifest, Plan
from rfcgen.publish.planning import make_plan
from rfcgen.render.file_tree import FileTree
from rfcgen.render.scaffold import Scaffold

SCAFFOLD = Scaffold(
    "types",
    {
        "package": "arm_types",
        "summary_toml": '"Types."',
        "description_markdown": "Types.",
        "dependencies": {"names": []},
    },
)
MANIFEST = Manifest(
    kind="types",
    name="arm",
    package="arm_types",
    spec="../arm.types.xml",
    model="0" * 64,
    tool="0.1.0",
)
FILES = {"src/arm_types/__init__.py": "one\n", "src/arm_types/enums.py": "two\n"}


@pytest.fixture
def manifest() -> Manifest:
    return MANIFEST


@pytest.fixture
def plan_of(tmp_path: Path) -> Callable[..., Plan]:
    """Return a function that plans the package with some files, by default in ``arm_types``."""

    def plan(
        files: dict[str, str] = FILES, *, target: Path | None = None, manifest: Manifest = MANIFEST
    ) -> Plan:
        return make_plan(target or tmp_path / "arm_types", FileTree(files), SCAFFOLD, manifest)

    return plan


@pytest.fixture
def snapshot() -> Callable[[Path], dict[str, bytes]]:
    """Return a function that reads every file below a folder."""

    def read(folder: Path) -> dict[str, bytes]:
        return {
            path.relative_to(folder).as_posix(): path.read_bytes() if path.is_file() else b"/"
            for path in sorted(folder.rglob("*"))
        }

    return read
