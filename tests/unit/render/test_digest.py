"""The digest follows the meaning of a document, not its looks."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from rfcgen.model.component import ComponentSpec
from rfcgen.render.component_package import component_digest, render_component
from rfcgen.render.digest import digest
from rfcgen.spec import read_project

DOCUMENT = """\
<component xmlns="urn:rfcgen:1" name="Follower">
  <execution name="main" mode="periodic" period="10ms"/>
  <ports><data-in name="target" type="float64" unit="rad"/></ports>
</component>
"""


def digest_of(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    project, diagnostics = read_project([path])
    assert diagnostics == ()
    (document,) = project.documents.values()
    assert isinstance(document, ComponentSpec)
    return component_digest(document, project)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("<ports>", "<!-- the ports -->\n\n  <ports>"),
        ('name="target" type="float64"', "type='float64'\n    name='target'"),
        ('period="10ms"', 'period="100Hz"'),
        ('unit="rad"', 'unit="rad" buffer="latest" required="true"'),
    ],
)
def test_looks_do_not_count(tmp_path: Path, old: str, new: str) -> None:
    changed = DOCUMENT.replace(old, new)
    assert changed != DOCUMENT
    assert digest_of(tmp_path / "a.xml", DOCUMENT) == digest_of(tmp_path / "b.xml", changed)


@pytest.mark.parametrize(
    ("old", "new"),
    [("rad", "deg"), ("10ms", "11ms"), ('"target"', '"goal"'), ("float64", "float32")],
)
def test_meaning_counts(tmp_path: Path, old: str, new: str) -> None:
    changed = DOCUMENT.replace(old, new)
    assert digest_of(tmp_path / "a.xml", DOCUMENT) != digest_of(tmp_path / "b.xml", changed)


def test_same_document_gives_same_bytes_wherever_it_lies(tmp_path: Path) -> None:
    trees = []
    for folder in ("a", "b"):
        path = tmp_path / folder / "component.xml"
        path.parent.mkdir()
        path.write_text(DOCUMENT, encoding="utf-8")
        project, _ = read_project([path])
        (document,) = project.documents.values()
        assert isinstance(document, ComponentSpec)
        trees.append(render_component(document, project))
    assert trees[0] == trees[1]
    assert str(tmp_path) not in "".join(text for _, text in trees[0])


def test_a_value_at_its_default_is_not_digested() -> None:
    @dataclass(frozen=True)
    class Port:
        name: str
        size: int = 0

    @dataclass(frozen=True)
    class LaterPort:
        name: str
        size: int = 0
        later: bool = False

    LaterPort.__name__ = "Port"
    assert digest(Port("a")) == digest(LaterPort("a")) != digest(LaterPort("a", later=True))
    assert digest(Port("a", 1)) != digest(Port("a"))
