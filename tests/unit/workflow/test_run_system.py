import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rfcgen.publish.manifest import Manifest, write_manifest
from rfcgen.workflow.run_system import Prepared, prepare_folder


def make_system(folder: Path, **changes: object) -> Path:
    for name in ("arm", "core", "arm_types"):
        (folder / name / "src").mkdir(parents=True)
    manifest = Manifest(
        kind="system",
        name="Arm",
        package="arm",
        spec="../arm.system.xml",
        model="0" * 64,
        tool="0.1.0",
        components=("../core",),
        types=("../arm_types",),
    )
    content = json.loads(write_manifest(manifest)) | changes
    (folder / "arm" / "rfcgen.json").write_text(json.dumps(content), encoding="utf-8")
    return folder / "arm"


def code(prepared: Prepared) -> str:
    assert prepared.launch is None
    (diagnostic,) = prepared.diagnostics
    assert diagnostic.help
    return diagnostic.code


def test_every_package_is_put_on_the_path(tmp_path: Path) -> None:
    launch = prepare_folder(make_system(tmp_path)).launch
    assert launch is not None
    environment = launch.environment({"PYTHONPATH": "/mine", "HOME": "/home"})
    expected = [str(tmp_path / name / "src") for name in ("arm", "core", "arm_types")]
    assert environment["PYTHONPATH"].split(os.pathsep) == [*expected, "/mine"]
    assert environment["HOME"] == "/home"


def test_the_working_folder_is_not_on_the_path(tmp_path: Path) -> None:
    launch = prepare_folder(make_system(tmp_path)).launch
    assert launch is not None
    command = launch.command(["--for", "1s"])
    assert command[:3] == [sys.executable, "-P", "-c"]
    assert command[-3:] == ["arm", "--for", "1s"]
    assert launch.environment({})["PYTHONPATH"].count(os.pathsep) == 2


def test_a_folder_without_manifest_is_refused(tmp_path: Path) -> None:
    assert code(prepare_folder(tmp_path)) == "RFC422"


@pytest.mark.parametrize(
    "changes", [{"kind": "component"}, {"package": 3}, {"components": [1]}, {"types": None}]
)
def test_another_manifest_is_refused(changes: dict[str, object], tmp_path: Path) -> None:
    assert code(prepare_folder(make_system(tmp_path, **changes))) == "RFC422"


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b"[" * 100_000])
def test_a_damaged_manifest_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "rfcgen.json").write_bytes(content)
    assert code(prepare_folder(tmp_path)) == "RFC422"


def test_a_package_that_has_gone_is_named(tmp_path: Path) -> None:
    prepared = prepare_folder(make_system(tmp_path, components=["../gone"]))
    assert code(prepared) == "RFC423"
    assert "'gone'" in prepared.diagnostics[0].message


INTERRUPTED_EARLY = """
import os, signal, sys
signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
os.kill(os.getpid(), getattr(signal, sys.argv[1]))
os.execv(sys.argv[2], sys.argv[2:])
"""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_signal_before_the_launcher_is_there_is_not_lost(name: str, tmp_path: Path) -> None:
    launch = prepare_folder(make_system(tmp_path)).launch
    assert launch is not None
    command = [sys.executable, "-c", INTERRUPTED_EARLY, name, *launch.command([])]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=30)
    assert (done.returncode, done.stderr) == (-signal.Signals[name], "")
