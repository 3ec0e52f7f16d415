"""The generated tests of the configuration ask only for what must be refused."""

from pathlib import Path

import pytest

from rfcgen.model.component import ComponentSpec
from rfcgen.render.component_package import render_component
from rfcgen.spec import read_project

DOCUMENT = """\
<component xmlns="urn:rfcgen:1" name="Follower">
  <execution name="main" mode="periodic" period="10ms"/>
  <configuration><parameter name="it" {attributes}/></configuration>
</component>
"""


def trials(folder: Path, attributes: str) -> str:
    path = folder / "component.xml"
    path.write_text(DOCUMENT.format(attributes=attributes), encoding="utf-8")
    project, diagnostics = read_project([path])
    assert diagnostics == ()
    (document,) = project.documents.values()
    assert isinstance(document, ComponentSpec)
    return render_component(document, project).files["tests/_generated/test_configuration.py"]


@pytest.mark.parametrize(
    ("attributes", "refused"),
    [
        ('type="float64" step="0.1" default="0"', '("it", 0.05)'),
        ('type="float64" minimum="1" step="0.5" default="1"', '("it", 1.25)'),
        ('type="int32" minimum="1" step="2" default="1"', '("it", 2)'),
        ('type="int32" choices="3 5" default="3"', '("it", 6)'),
        ('type="string" max-length="65536" default=""', '("it", "x" * 65_537)'),
        ('type="bytes" max-length="64" default=""', '("it", bytes.fromhex("00") * 65)'),
    ],
)
def test_a_value_outside_is_refused(attributes: str, refused: str, tmp_path: Path) -> None:
    assert refused in trials(tmp_path, attributes)


@pytest.mark.parametrize(
    "attributes",
    [
        'type="float64" minimum="1000000000" step="0.000000001" default="1000000000"',
        'type="int32" step="1" default="0"',
        'type="float64" choices="1e300" default="1e300"',
    ],
)
def test_a_value_that_numbers_cannot_tell_apart_is_not_asked_for(
    attributes: str, tmp_path: Path
) -> None:
    refused = trials(tmp_path, attributes).partition("ACCEPTED")[0].partition("REFUSED")[2]
    assert '("it", 1000000000.0)' not in refused
    assert '("it", 1)' not in refused
    assert '("it", 1e+300)' not in refused
