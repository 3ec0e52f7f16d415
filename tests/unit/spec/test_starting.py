"""Starting documents are valid, commented, and named safely."""

from pathlib import Path

import pytest

from rfcgen.spec import Kind, is_document_name, read_project, starting_document

KINDS: tuple[Kind, ...] = ("component", "types", "system")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", ["Planner", "arm", "A", "a" * 40, "x_1"])
def test_a_starting_document_is_valid(tmp_path: Path, kind: Kind, name: str) -> None:
    path = tmp_path / "start.xml"
    text = starting_document(kind, name)
    path.write_text(text, encoding="utf-8")
    project, problems = read_project([path])
    assert problems == ()
    (document,) = project.documents.values()
    assert name in (getattr(document, "name", ""), getattr(document, "namespace", ""))
    assert text.count("<!--") >= 1
    assert "$" not in text


def test_names(tmp_path: Path) -> None:
    assert is_document_name("CanDrives")
    for name in ("", "a_", "_a", "1a", "a b", "../x", "a" * 41, "é", 'a"', "a\n"):
        assert not is_document_name(name)
        path = tmp_path / "start.xml"
        path.write_text(starting_document("component", name), encoding="utf-8")
        project, problems = read_project([path])
        assert not project.documents
        assert problems
