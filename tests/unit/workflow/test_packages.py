from pathlib import Path

import pytest

from rfcgen.publish.manifest import FILE_NAME, Manifest, write_manifest
from rfcgen.workflow.packages import find_package, read_package


def make_package(folder: Path, spec: str, name: str = "drives") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    manifest = Manifest(kind="component", name=name, package=name, spec=spec, model="0", tool="0")
    (folder / FILE_NAME).write_text(write_manifest(manifest), encoding="utf-8")
    return folder.resolve()


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "specs" / "component.xml"
    path.parent.mkdir()
    path.write_text("<component/>", encoding="utf-8")
    return path


def test_a_package_is_found_in_its_usual_folder(spec: Path) -> None:
    folder = make_package(spec.parent / "usual", "../component.xml")
    found = find_package(spec, spec.parent / "usual")
    assert found is not None
    assert (found.folder, found.source) == (folder, folder / "src")


@pytest.mark.parametrize("place", ["specs", "specs/elsewhere", "system/elsewhere"])
def test_a_package_is_found_nearby(place: str, spec: Path, tmp_path: Path) -> None:
    up = "component.xml" if place == "specs" else "../" * 2 + "specs/component.xml"
    up = "../component.xml" if place == "specs/elsewhere" else up
    folder = make_package(tmp_path / place, up)
    found = find_package(spec, spec.parent / "usual", near=(tmp_path / "system",))
    assert found is not None
    assert found.folder == folder


def test_a_package_of_another_document_is_not_taken(spec: Path) -> None:
    make_package(spec.parent / "usual", "../other.xml")
    assert find_package(spec, spec.parent / "usual") is None


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": 99}'])
def test_a_damaged_manifest_is_no_package(content: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    assert read_package(tmp_path) is None
