"""The wheel holds what the checkout holds."""

import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def shipped(folder: str) -> set[str]:
    return {
        path.relative_to(ROOT / folder).as_posix()
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }


@pytest.mark.parametrize("folder", ["templates", "schemas"])
def test_every_template_and_schema_is_in_the_wheel(wheel: Path, folder: str) -> None:
    prefix = f"rfcgen/_{folder}/"
    names = zipfile.ZipFile(wheel).namelist()
    packed = {name.removeprefix(prefix) for name in names if name.startswith(prefix)}
    assert packed == shipped(folder)


def test_wheel_holds_only_the_package_and_its_metadata(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert "rfcgen" in tops
    assert {top.partition(".")[2].rpartition(".")[2] for top in tops - {"rfcgen"}} == {"dist-info"}
