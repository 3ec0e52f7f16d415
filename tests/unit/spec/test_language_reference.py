"""The reference names every element and attribute, and its examples are true."""

import re
from pathlib import Path

import pytest
from lxml import etree

from rfcgen.check import check_project, unsupported
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.diagnostics.text import format_text
from rfcgen.model.project import Project
from rfcgen.spec import locate, read_project
from rfcgen.spec.schema import schema_path

XS = "{http://www.w3.org/2001/XMLSchema}"
TEXT = (Path(__file__).parents[3] / "docs" / "spec-language.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"([^\n]*)\n\n```xml\n(.*?)```", TEXT, re.DOTALL)
DOCUMENTS = {
    str(re.findall(r"`([^`]+\.xml)`:$", before)[0]): text
    for before, text in BLOCKS
    if text.startswith(("<types", "<component", "<system", "<values"))
}
FRAGMENTS = [text for before, text in BLOCKS if "fragment" in before]
LATER = ("gripper/component.xml", "pair.system.xml")
"""Examples of what is read but not generated yet."""

SECTION = TEXT.partition("## What this version generates")[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Write every document of the page."""
    for name, text in DOCUMENTS.items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def read(path: Path) -> tuple[Project, tuple[Diagnostic, ...]]:
    project, problems = read_project([path])
    return project, locate((*problems, *check_project(project, [path])))


def test_every_element_and_attribute_is_named() -> None:
    names = {
        one.get("name", "")
        for path in (schema_path().parent / "parts").glob("*.xsd")
        for one in etree.parse(path).getroot().iter(f"{XS}element", f"{XS}attribute")
    }
    words = set(re.findall(r"[a-z][a-z-]*", TEXT))
    assert names - words == set()


def test_every_example_is_a_document_or_a_fragment() -> None:
    hint = [text for _, text in BLOCKS if text.startswith("xmlns:xsi")]
    assert len(DOCUMENTS) + len(FRAGMENTS) + len(hint) == len(BLOCKS) == TEXT.count("```xml")
    assert {re.match(r"<(\w+)", text)[1] for text in DOCUMENTS.values()} == {  # type: ignore[index]  # each begins with a root
        "types",
        "component",
        "system",
        "values",
    }


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_is_valid_without_a_warning(folder: Path, name: str) -> None:
    assert format_text(read(folder / name)[1]) == ""


@pytest.mark.parametrize("text", FRAGMENTS)
def test_a_fragment_is_true_to_the_schema(text: str) -> None:
    whole = (
        '<system xmlns="urn:rfcgen:1" name="A"><instances><instance name="a" component="A">'
        f"{text}</instance></instances></system>"
    )
    etree.XMLSchema(file=str(schema_path())).assertValid(etree.fromstring(whole))


@pytest.mark.parametrize("name", [one for one in DOCUMENTS if one not in LATER])
def test_a_document_can_be_built(folder: Path, name: str) -> None:
    project, _ = read(folder / name)
    assert unsupported(project.documents[folder.resolve() / name], project, "new") == ()


def parts_of(note: Note) -> str:
    """Return what a note names, without the name that the example gives it."""
    attribute = re.match(r"'([^']+)'", note.message)
    return attribute[1] if attribute else note.message.partition(" '")[0]


@pytest.mark.parametrize("name", LATER)
def test_what_cannot_be_built_is_listed(folder: Path, name: str) -> None:
    project, _ = read(folder / name)
    found = unsupported(project.documents[folder.resolve() / name], project, "new")
    parts = {parts_of(note) for one in found for note in one.notes}
    assert len(parts) >= 12
    assert {part for part in parts if part not in SECTION} == set()
