"""What an author wrote for an earlier state of the document is named, and never touched."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rfcgen.diagnostics import Diagnostic, Severity, Span
from rfcgen.workflow.new_component import new_component

DOCUMENT = """\
<component xmlns="urn:rfcgen:1" name="Camera">
  <execution name="main" mode="periodic" period="10ms"/>
  <execution name="slow" mode="periodic" period="1s"/>
  <ports>
    <data-in name="trigger" type="bool" handler="true"/>
    <data-out name="scene" type="float64"/>
  </ports>
  <configuration><parameter name="gain" type="float64" default="1"/></configuration>
</component>
"""
KERNEL = '''\
from camera._generated.base import CameraBase


class Other:
    def on_data_elsewhere(self) -> None:
        self.ports.elsewhere.write(self.config.elsewhere)


class Camera(CameraBase):
    def on_execute(self) -> None:
        größe = "é"; self.ports.scene.write(self.config.gain)

    def on_execute_slow(self) -> None:
        """Wait."""

    def on_data_trigger(self, value: bool) -> None:
        self.config.__class__
'''
Rewrite = Callable[[str, str], tuple[Diagnostic, ...]]


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    document = tmp_path / "component.xml"
    document.write_text(DOCUMENT, encoding="utf-8")
    assert new_component(document).diagnostics == ()
    path = tmp_path / "src" / "camera" / "component.py"
    path.write_text(KERNEL, encoding="utf-8")
    return path


@pytest.fixture
def rewrite(tmp_path: Path, kernel: Path) -> Rewrite:  # noqa: ARG001 - it makes the package
    """Return a function that changes the document, makes the package and gives the warnings."""

    def rewrite(old: str, new: str) -> tuple[Diagnostic, ...]:
        document = tmp_path / "component.xml"
        text = document.read_text(encoding="utf-8")
        assert old in text
        document.write_text(text.replace(old, new), encoding="utf-8")
        found = new_component(document).diagnostics
        assert {one.severity for one in found} <= {Severity.WARNING}
        return found

    return rewrite


def places(found: tuple[Diagnostic, ...]) -> list[str]:
    """Return the file, the line and the marked text of each warning."""
    shown = []
    for one in found:
        assert isinstance(one.place, Span)
        span = one.place
        marked = span.source[span.column - 1 : span.column - 1 + span.length]
        shown.append(f"{one.code} {span.path.name}:{span.line} {marked}")
    return shown


def test_what_fits_is_not_named(rewrite: Rewrite) -> None:
    assert rewrite('period="1s"', 'period="2s"') == ()


def test_a_port_that_is_gone_is_named(rewrite: Rewrite) -> None:
    found = rewrite('name="scene"', 'name="scenes"')
    assert places(found) == [
        "RFC414 component.py:11 scene",
        "RFC414 test_component.py:32 scene",
    ]
    assert found[0].message == "'Camera' has no port 'scene'"
    assert found[0].help == "did you mean 'scenes'?"


def test_a_parameter_that_is_gone_is_named(rewrite: Rewrite) -> None:
    assert places(rewrite('name="gain"', 'name="factor"')) == ["RFC414 component.py:11 gain"]


def test_a_handler_without_port_is_named(rewrite: Rewrite) -> None:
    found = rewrite('name="trigger" type="bool" handler="true"', 'name="trigger" type="bool"')
    assert places(found) == ["RFC414 component.py:16 on_data_trigger"]


def test_a_context_that_is_gone_is_named(rewrite: Rewrite) -> None:
    found = rewrite('name="slow"', 'name="calm"')
    assert places(found) == ["RFC414 component.py:13 on_execute_slow"]


def test_samples_that_are_gone_are_named(rewrite: Rewrite) -> None:
    found = rewrite('name="trigger"', 'name="start"')
    assert "RFC414 test_component.py:10 TRIGGER" in places(found)


def test_a_renamed_component_is_told_of_its_old_files(rewrite: Rewrite, kernel: Path) -> None:
    found = rewrite('"Camera"', '"Kamera"')
    renamed, *strays = found
    assert renamed.code == "RFC413"
    assert renamed.message == (
        "'Camera' is 'Kamera' now; its package is 'kamera', "
        "and your files of 'camera' stay where they are"
    )
    assert "src/camera/component.py" in renamed.notes[0].message
    assert "move what you wrote from 'src/camera' to 'src/kamera'" in renamed.help
    assert places(tuple(strays)) == [
        "RFC414 conftest.py:5 camera",
        "RFC414 conftest.py:6 camera_samples",
        "RFC414 test_component.py:9 camera",
        "RFC414 test_component.py:10 camera_samples",
    ]
    assert kernel.read_text(encoding="utf-8") == KERNEL


def test_old_files_are_named_until_they_are_gone(rewrite: Rewrite, kernel: Path) -> None:
    rewrite('"Camera"', '"Kamera"')
    assert [one.code for one in rewrite("<ports>", "<ports>")].count("RFC413") == 1
    for path in sorted(kernel.parent.rglob("*"), reverse=True):
        path.unlink()
    kernel.parent.rmdir()
    found = rewrite("<ports>", "<ports>")
    assert {one.code for one in found} == {"RFC414"}
    tests = kernel.parents[2] / "tests"
    for path in tests.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("camera", "kamera"), encoding="utf-8")
    assert rewrite("<ports>", "<ports>") == ()


def test_another_name_in_the_same_package(rewrite: Rewrite, kernel: Path) -> None:
    found = rewrite('name="Camera"', 'name="Kamera" package="camera"')
    assert [one.code for one in found] == ["RFC413", "RFC414"]
    assert found[0].help.startswith("write 'class Kamera(KameraBase):'")
    assert places(found)[1] == "RFC414 component.py:1 CameraBase"
    assert kernel.is_file()


@pytest.mark.parametrize("content", [b"def (", b"\xff", b"\0"])
def test_a_file_that_is_no_module_is_passed_over(
    rewrite: Rewrite, kernel: Path, content: bytes
) -> None:
    kernel.write_bytes(content)
    assert [one for one in places(rewrite('"scene"', '"scenes"')) if "component.py:1 " in one] == []
