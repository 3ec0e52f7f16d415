from pathlib import Path

import pytest

from rfcgen.workflow.new_spec import DocumentKind, new_spec


@pytest.mark.parametrize(
    ("kind", "name", "expected"),
    [
        (DocumentKind.TYPES, "arm", "arm.types.xml"),
        (DocumentKind.COMPONENT, "CanDrives", "can_drives/component.xml"),
        (DocumentKind.SYSTEM, "ArmMotion", "arm_motion.system.xml"),
    ],
)
def test_each_kind_has_its_usual_place(
    kind: DocumentKind, name: str, expected: str, tmp_path: Path
) -> None:
    made = new_spec(kind, name, here=tmp_path)
    assert made.diagnostics == ()
    assert made.path == tmp_path / expected
    assert made.path.read_text(encoding="utf-8").startswith("<?xml")
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [made.path]


def test_another_folder_holds_the_document_itself(tmp_path: Path) -> None:
    made = new_spec(DocumentKind.COMPONENT, "CanDrives", here=tmp_path, into=tmp_path / "a" / "b")
    assert made.path == tmp_path / "a" / "b" / "component.xml"
    assert made.path.is_file()


@pytest.mark.parametrize(
    ("kind", "name", "reason"),
    [
        (DocumentKind.COMPONENT, "class", "word of Python"),
        (DocumentKind.COMPONENT, "CON", "Windows"),
        (DocumentKind.COMPONENT, "Numpy", "installed package"),
        (DocumentKind.COMPONENT, "Json", "standard library"),
        (DocumentKind.SYSTEM, "System", "generated code"),
        (DocumentKind.TYPES, "rfc", "run time"),
        (DocumentKind.TYPES, "../x", "no name"),
        (DocumentKind.COMPONENT, "x" * 41, "no name"),
        (DocumentKind.COMPONENT, '"><x', "no name"),
    ],
)
def test_an_unfit_name_writes_nothing(
    kind: DocumentKind, name: str, reason: str, tmp_path: Path
) -> None:
    (diagnostic,) = new_spec(kind, name, here=tmp_path).diagnostics
    assert diagnostic.code == "RFC427"
    assert reason in diagnostic.message
    assert list(tmp_path.iterdir()) == []


def test_a_document_is_never_replaced(tmp_path: Path) -> None:
    link = tmp_path / "arm.types.xml"
    link.symlink_to("nowhere")
    (diagnostic,) = new_spec(DocumentKind.TYPES, "arm", here=tmp_path).diagnostics
    assert diagnostic.code == "RFC426"
    assert link.is_symlink()


def test_a_file_in_place_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "drives").write_text("", encoding="utf-8")
    (diagnostic,) = new_spec(DocumentKind.COMPONENT, "Drives", here=tmp_path).diagnostics
    assert diagnostic.code == "RFC401"
