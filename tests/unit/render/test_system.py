"""What is printed of a system is what its document says."""

from pathlib import Path

import pytest

from rfcgen.model.system import SystemSpec
from rfcgen.render.file_tree import FileTree
from rfcgen.render.system import render_system
from rfcgen.spec import read_project

COMPONENT = """\
<component xmlns="urn:rfcgen:1" name="Follower">
  <execution name="main" mode="periodic" period="10ms"/>
  <ports><data-in name="target" type="float64" buffer="fifo" depth="4" required="false"/></ports>
  <configuration>
    <parameter name="gains" type="float64[12]" default="1 1 1 1 1 1 1 1 1 1 1 1"/>
    <parameter name="limits" type="float64[12]" default="1 1 1 1 1 1 1 1 1 1 1 1"/>
  </configuration>
</component>
"""
SYSTEM = """\
<system xmlns="urn:rfcgen:1" name="Arm">
  <use-component href="component.xml"/>
  <configuration>{parameters}</configuration>
  <instances>{instances}</instances>
</system>
"""
LONG = "1.25 2.25 3.25 4.25 5.25 6.25 7.25 8.25 9.25 10.25 11.25 12.25"


def rendered(folder: Path, *, parameters: str = "", instances: str = "") -> FileTree:
    (folder / "component.xml").write_text(COMPONENT, encoding="utf-8")
    path = folder / "arm.system.xml"
    text = SYSTEM.format(parameters=parameters, instances=instances)
    path.write_text(text, encoding="utf-8")
    project, diagnostics = read_project([path])
    assert diagnostics == ()
    system = project.documents[path.resolve()]
    assert isinstance(system, SystemSpec)
    return render_system(system, project)


def test_parameters_that_differ_in_case_keep_their_own_defaults(tmp_path: Path) -> None:
    parameters = (
        '<parameter name="gain" type="float64[2]" default="1 2"/>'
        '<parameter name="Gain" type="float64[2]" default="3 4"/>'
    )
    wiring = rendered(tmp_path, parameters=parameters).files["src/arm/wiring.py"]
    assert "\nGAIN = (1.0, 2.0)\nGAIN_ = (3.0, 4.0)\n" in wiring
    assert "gain: tuple[float, ...] = GAIN," in wiring
    assert "Gain: tuple[float, ...] = GAIN_" in wiring


def test_another_mode_forgets_the_period(tmp_path: Path) -> None:
    override = '<execution name="main" mode="event-driven" trigger="target"/>'
    instances = f'<instance name="a" component="Follower">{override}</instance>'
    page = rendered(tmp_path, instances=instances).files["docs/system.md"]
    assert "| `a` | `main` | event-driven |  |  |  |" in page


def test_a_shared_value_has_the_name_of_its_own_parameter(tmp_path: Path) -> None:
    setting = '<set parameter="{}" value="{}"/>'
    instances = "".join(
        f'<instance name="{name}" component="Follower">'
        + setting.format("gains", LONG)
        + more
        + "</instance>"
        for name, more in (("a", ""), ("b", setting.format("limits", LONG)))
    )
    settings = rendered(tmp_path, instances=instances).files["src/arm/settings.py"]
    assert settings.count("gains=GAINS") == 2
    assert "limits=GAINS" not in settings


@pytest.mark.parametrize(
    ("default", "shown"), [('default="a | b"', "`a \\| b`"), ('default=""', ""), ("", "required")]
)
def test_the_page_shows_the_default(default: str, shown: str, tmp_path: Path) -> None:
    parameters = f'<parameter name="text" type="string" {default}/>'
    page = rendered(tmp_path, parameters=parameters).files["docs/system.md"]
    assert f"| `text` | `string` | {shown} |" in page
