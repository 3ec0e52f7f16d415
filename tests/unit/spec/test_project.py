"""Documents and all they refer to are read once, and what fails is said where it was asked for."""

from pathlib import Path

import pytest

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.spec import locate, read_project, schema
from rfcgen.spec.parsing import Tree

NS = 'xmlns="urn:rfcgen:1"'
CONTEXT = '<execution name="main" mode="periodic" period="10ms"/>'


def write(folder: Path, **documents: str) -> None:
    for name, text in documents.items():
        path = folder / f"{name}.xml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def component(uses: str) -> str:
    return f'<component {NS} name="A">{uses}{CONTEXT}</component>'


def system(body: str, attributes: str = "") -> str:
    return f'<system {NS} name="S"{attributes}>{body}</system>'


def read(*paths: Path) -> tuple[set[str], list[tuple[str, str, int]]]:
    """Return the names of what was read, and code, file and line of each problem."""
    project, problems = read_project(paths)
    found = []
    for one in locate(problems):
        assert isinstance(one.place, Span)
        found.append((one.code, one.place.path.name, one.place.line))
    return {path.name for path in project.documents}, found


def test_circles_end(tmp_path: Path) -> None:
    write(
        tmp_path,
        a=f'<types {NS} namespace="a"><use-types href="b.xml"/></types>',
        b=f'<types {NS} namespace="b"><use-types href="a.xml"/><use-types href="b.xml"/></types>',
        c=system('<use-system name="d" href="d.xml"/>', ' extends="c.xml"'),
        d=system("", ' extends="c.xml"'),
    )
    assert read(tmp_path / "a.xml", tmp_path / "c.xml") == (
        {"a.xml", "b.xml", "c.xml", "d.xml"},
        [],
    )


def test_one_document_by_many_paths_is_read_once(tmp_path: Path) -> None:
    write(tmp_path, a=f'<types {NS} namespace="a" bad=""/>')
    (tmp_path / "link.xml").symlink_to(tmp_path / "a.xml")
    (tmp_path / "sub").mkdir()
    paths = (tmp_path / "a.xml", tmp_path / "link.xml", tmp_path / "sub" / ".." / "a.xml")
    assert read(*paths) == (set(), [("RFC111", "a.xml", 1)])


def test_a_missing_file_is_reported_at_every_reference(tmp_path: Path) -> None:
    uses = component('\n<use-types href="gone.xml"/>\n<use-types href="."/>')
    write(tmp_path, a=uses, b=uses)
    assert read(tmp_path / "a.xml", tmp_path / "b.xml")[1] == [
        ("RFC101", "a.xml", 2),
        ("RFC102", "a.xml", 3),
        ("RFC101", "b.xml", 2),
        ("RFC102", "b.xml", 3),
    ]


def test_a_broken_file_is_reported_once_with_its_first_user(tmp_path: Path) -> None:
    uses = component('<use-types href="t.xml"/>')
    write(tmp_path, a=uses, b=uses, t="<types")
    project, problems = read_project([tmp_path / "a.xml", tmp_path / "b.xml"])
    assert len(project.documents) == 2
    (found,) = locate(problems)
    assert found.code == "RFC105"
    assert [(note.message, note.place and note.place.path.name) for note in found.notes] == [
        ("'t.xml' is used here", "a.xml")
    ]


def test_the_wrong_kind_is_reported_at_every_reference(tmp_path: Path) -> None:
    write(
        tmp_path,
        a=system('\n<use-component href="t.xml"/>\n<use-types href="a.xml"/>'),
        t=f'<types {NS} namespace="t"/>',
    )
    assert read(tmp_path / "a.xml")[1] == [("RFC121", "a.xml", 2), ("RFC121", "a.xml", 3)]


def test_an_invalid_document_still_leads_to_the_next(tmp_path: Path) -> None:
    write(
        tmp_path,
        a=component('<use-types href="t.xml"/>\n<oops/>'),
        t=f'<types {NS} namespace="t"><oops/></types>',
    )
    assert read(tmp_path / "a.xml") == (set(), [("RFC108", "a.xml", 2), ("RFC108", "t.xml", 1)])


@pytest.mark.parametrize(
    "href",
    [
        "/a.xml",
        "file:///a.xml",
        "http://127.0.0.1:1/a.xml",
        "C:/a.xml",
        "C:a.xml",
        "a\\b.xml",
        "a&#10;b",
    ],
)
def test_only_relative_paths_are_references(tmp_path: Path, href: str) -> None:
    write(tmp_path, a=component(f'\n<use-types href="{href}"/>'))
    assert read(tmp_path / "a.xml") == (set(), [("RFC120", "a.xml", 2)])


@pytest.mark.parametrize("href", ["../t.xml", "./x/../../t.xml", "名 字&amp;.xml", "%41.xml"])
def test_relative_paths(tmp_path: Path, href: str) -> None:
    types = f'<types {NS} namespace="t"/>'
    write(tmp_path, **{"t": types, "sub/a": component(f'<use-types href="{href}"/>')})
    write(tmp_path, **{"sub/名 字&": types, "sub/%41": types})
    (tmp_path / "sub" / "x").mkdir()
    assert read(tmp_path / "sub" / "a.xml")[1] == []


def test_the_schema_may_refuse_what_we_cannot_explain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def explain_nothing(_tree: Tree, _schema: Path) -> tuple[Diagnostic, ...]:
        return ()

    monkeypatch.setattr("rfcgen.spec.reasons.find_reasons", explain_nothing)
    write(tmp_path, a=component("\n<oops/>"))
    assert read(tmp_path / "a.xml") == (set(), [("RFC117", "a.xml", 2)])
    assert schema.schema_path().is_file()
