"""``new types`` and ``new component``: from a document to a package, or to a reason why not."""

import ast
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rfcgen.workflow.new_component import new_component
from rfcgen.workflow.new_types import new_types
from rfcgen.workflow.publishing import Published

TYPES = """\
<types xmlns="urn:rfcgen:1" namespace="arm">
  <description>{description}</description>
  <struct name="Pose"><field name="x" type="float64" unit="m"/></struct>
</types>
"""
COMPONENT = """\
<component xmlns="urn:rfcgen:1" name="Follower">
  <description>{description}</description>
  <use-types href="../arm.types.xml"/>
  <execution name="main" mode="periodic" period="10ms"/>
  <ports>
    <data-in name="target" type="arm.Pose"/>
    {more}
  </ports>
</component>
"""
HOSTILE = (
    "'''",
    '"""',
    'ends in "',
    "ends in \\",
    "\\N{BULLET} \\x41",
    "{{ 7 * 7 }} {% raw %} {# x #} {{ cookiecutter._x }}",
    "&#x202E;rtl&#x202C; &#x200D; &#x2028; &#10;import os&#10;",
    "--&gt; &lt;script&gt; | # `x` ``` [a](b)",
)
Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes both documents and gives the component's path."""

    def write_both(description: str = "Follows.", more: str = "") -> Path:
        types = TYPES.format(description=description)
        (tmp_path / "arm.types.xml").write_text(types, encoding="utf-8")
        path = tmp_path / "follower" / "component.xml"
        path.parent.mkdir(exist_ok=True)
        text = COMPONENT.format(description=description, more=more)
        path.write_text(text, encoding="utf-8")
        return path

    return write_both


def files_below(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def codes(result: Published) -> list[str]:
    return [diagnostic.code for diagnostic in result.diagnostics]


def test_makes_both_packages(tmp_path: Path, write: Write) -> None:
    component = write()
    assert codes(new_types(tmp_path / "arm.types.xml")) == []
    assert codes(new_component(component)) == []
    assert (tmp_path / "arm_types" / "src" / "arm_types" / "structs.py").is_file()
    assert (tmp_path / "follower" / "src" / "follower" / "component.py").is_file()


def test_missing_types_package_is_a_warning(tmp_path: Path, write: Write) -> None:
    result = new_component(write())
    assert codes(result) == ["RFC411"]
    assert (tmp_path / "follower" / "rfcgen.json").is_file()


@pytest.mark.parametrize("flags", [{"check": True}, {"dry_run": True}])
def test_looking_writes_nothing(tmp_path: Path, write: Write, flags: dict[str, bool]) -> None:
    write()
    before = files_below(tmp_path)
    result = new_types(tmp_path / "arm.types.xml", **flags)
    assert result.plan is not None
    assert result.plan.work
    assert codes(result) == (["RFC410"] if "check" in flags else [])
    assert files_below(tmp_path) == before


def test_check_is_content_after_a_run_and_not_after_a_change(tmp_path: Path, write: Write) -> None:
    component = write()
    new_types(tmp_path / "arm.types.xml")
    new_component(component)
    assert codes(new_component(component, check=True)) == []
    write(more='<data-out name="reached" type="bool"/>')
    assert codes(new_component(component, check=True)) == ["RFC410"]


def test_package_elsewhere_refers_to_the_document(tmp_path: Path, write: Write) -> None:
    component = write()
    new_types(tmp_path / "arm.types.xml")
    target = tmp_path / "packages" / "mine"
    assert codes(new_component(component, into=target)) == []
    manifest = (target / "rfcgen.json").read_text(encoding="utf-8")
    assert '"spec": "../../follower/component.xml"' in manifest
    assert '"../../arm_types"' in manifest
    assert codes(new_component(component, into=target, check=True)) == []


def test_a_package_that_was_renamed_is_updated_where_it_is(tmp_path: Path, write: Write) -> None:
    component = write()
    new_types(tmp_path / "arm.types.xml")
    (tmp_path / "arm_types").rename(tmp_path / "lib")
    new_component(component, into=tmp_path / "follower" / "package")
    assert codes(new_types(tmp_path / "arm.types.xml", check=True)) == []
    assert codes(new_component(component, check=True)) == []
    manifest = (tmp_path / "follower" / "package" / "rfcgen.json").read_text(encoding="utf-8")
    assert '"../../lib"' in manifest


@pytest.mark.parametrize(
    "more",
    [
        '<data-in name="target" type="arm.Pose"/>',
        '<data-in name="other" type="arm.Nothing"/>',
        "<unknown/>",
        "<",
    ],
)
def test_wrong_document_makes_no_package(tmp_path: Path, write: Write, more: str) -> None:
    component = write(more=more)
    before = files_below(tmp_path)
    result = new_component(component)
    assert result.plan is None
    assert result.diagnostics
    assert files_below(tmp_path) == before


def test_parts_that_come_later_are_refused_in_one_diagnostic(tmp_path: Path, write: Write) -> None:
    component = write(more='<event-in name="stop"/><event-out name="done"/>')
    before = files_below(tmp_path)
    result = new_component(component)
    assert [code for code in codes(result) if code != "RFC411"] == ["RFC299"]
    assert result.plan is None
    assert files_below(tmp_path) == before


def test_document_of_another_kind_is_refused(tmp_path: Path, write: Write) -> None:
    component = write()
    assert codes(new_types(component)) == ["RFC412"]
    assert codes(new_component(tmp_path / "arm.types.xml")) == ["RFC412"]


@pytest.mark.parametrize("path", ["nothing.xml", "."])
def test_path_without_a_document_is_refused(tmp_path: Path, path: str) -> None:
    result = new_component(tmp_path / path)
    assert result.plan is None
    assert result.diagnostics


@pytest.mark.parametrize("description", HOSTILE)
def test_description_never_becomes_code(tmp_path: Path, write: Write, description: str) -> None:
    shapes = []
    for text in ("Follows.", description):
        component = write(text)
        assert codes(new_types(tmp_path / "arm.types.xml")) == []
        assert codes(new_component(component)) == []
        shapes.append(
            {
                path.relative_to(tmp_path).as_posix(): shape_of(path.read_text(encoding="utf-8"))
                for path in sorted(tmp_path.rglob("*.py"))
            }
        )
        shutil.rmtree(tmp_path / "arm_types")
        shutil.rmtree(tmp_path / "follower")
    assert shapes[0] == shapes[1]


def shape_of(source: str) -> str:
    """Return the code without the content of its strings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = ""
    return ast.dump(tree)


def test_user_edits_survive_an_update(tmp_path: Path, write: Write) -> None:
    component = write()
    new_types(tmp_path / "arm.types.xml")
    new_component(component)
    kernel = tmp_path / "follower" / "src" / "follower" / "component.py"
    mine = kernel.read_bytes().replace(b"    def ", b"    # mine \xe4\r\n    def ")
    kernel.write_bytes(mine)
    write(more='<data-out name="reached" type="bool"/>')
    assert codes(new_component(component)) == []
    assert kernel.read_bytes() == mine


def test_renamed_component_leaves_the_old_kernel(tmp_path: Path, write: Write) -> None:
    component = write()
    new_types(tmp_path / "arm.types.xml")
    new_component(component)
    text = component.read_text(encoding="utf-8").replace('"Follower"', '"Leader"')
    component.write_text(text, encoding="utf-8")
    assert codes(new_component(component)) == []
    source = tmp_path / "follower" / "src"
    assert (source / "follower" / "component.py").is_file()
    assert not (source / "follower" / "_generated" / "base.py").exists()
    assert (source / "leader" / "component.py").is_file()
