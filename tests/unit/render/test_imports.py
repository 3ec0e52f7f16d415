"""Imports are sorted and wrapped as ruff does it."""

import subprocess
import sys
from pathlib import Path

from rfcgen.render.imports import Import, import_block
from rfcgen.render.type_names import import_types

IMPORTS = [
    Import("typing", "ClassVar"),
    Import("dataclasses", "field"),
    Import("dataclasses", "dataclass"),
    Import("builtins"),
    Import("numpy", alias="np"),
    Import("numpy.typing", alias="npt"),
    Import("arm_types", "Pose"),
    Import("arm_types", "CAN"),
    Import("arm_types", "Axis10"),
    Import("arm_types", "Axis2"),
    Import("arm_types", "apple"),
    Import("arm_types", "A"),
    Import("arm_types", "Pose2", "ArmPose2"),
    Import("arm_types", "Aaa", "ArmAaa"),
    Import("b_types", "Pose", "BPose"),
    Import("b_types", "X" * 60),
    Import("b_types", "Y" * 60),
    Import("b2_types", "Z" * 90),
    Import("own.part", "Own"),
    Import("own", "Top"),
]


def test_ruff_agrees(tmp_path: Path) -> None:
    block = import_block(IMPORTS, "own")
    path = tmp_path / "made.py"
    path.write_text(f"{block}\n", encoding="utf-8")
    options = ("--isolated", "--no-cache", "--line-length=100")
    ruff = (sys.executable, "-m", "ruff")
    isort = "lint.isort.known-first-party=['own']"
    for command in (
        [*ruff, "check", *options, "--select=I", "--config", isort, "--diff", path],
        [*ruff, "format", *options, "--diff", path],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_same_name_of_two_namespaces_gets_an_alias() -> None:
    names = import_types(["arm.Pose", "base.Pose", "base.Mode"], taken={"Mode"})
    assert names.local == {"arm.Pose": "Pose", "base.Pose": "BasePose", "base.Mode": "BaseMode"}
    assert Import("base_types", "Pose", "BasePose") in names.imports
