"""What an event-driven context runs on, and when: the same in the kernel and on the page."""

from pathlib import Path

import pytest

from rfcgen.model.component import ComponentSpec
from rfcgen.render.component_package import render_component
from rfcgen.render.component_scaffold import component_scaffold
from rfcgen.spec import read_project

DOCUMENT = """\
<component xmlns="urn:rfcgen:1" name="Follower">
  <execution name="main" mode="event-driven" {trigger}/>
  <ports>
    <data-in name="queued" type="float64" buffer="fifo" depth="4"/>
    <data-in name="handled" type="float64" handler="true"/>
    <data-in name="latest" type="float64"/>
    <link name="bus" medium="can"/>
  </ports>
</component>
"""


def texts(folder: Path, trigger: str) -> tuple[str, str, str]:
    """Return the page, the base class and the timing tests."""
    path = folder / "component.xml"
    path.write_text(DOCUMENT.format(trigger=trigger), encoding="utf-8")
    project, diagnostics = read_project([path])
    assert diagnostics == ()
    spec = project.documents[path.resolve()]
    assert isinstance(spec, ComponentSpec)
    assert component_scaffold(spec, project).template == "component"
    files = render_component(spec, project).files
    base = files["src/follower/_generated/base.py"]
    return files["docs/component.md"], base, files["tests/_generated/test_timing.py"]


def test_what_is_queued_or_handled_is_a_trigger(tmp_path: Path) -> None:
    page, base, timing = texts(tmp_path, "")
    runs = "on queued, handled, bus, once after the handlers of all that wait"
    assert f"| main | event-driven | {runs} |" in page
    assert "after an input has arrived and its handlers are done." in base
    assert "arrived at 'handled'; 'on_execute' runs once after all that wait." in base
    for name in ("queued", "handled", "bus"):
        assert f"def test_{name}_runs_main(" in timing
    assert "test_latest_runs_main" not in timing


@pytest.mark.parametrize("name", ["queued", "latest"])
def test_a_handler_is_no_trigger_where_others_are_named(tmp_path: Path, name: str) -> None:
    page, base, timing = texts(tmp_path, f'trigger="{name}"')
    assert f"| main | event-driven | on {name} |" in page
    assert "after an input has arrived." in base
    assert "Handle a value that arrived at 'handled'.\"" in base
    assert f"def test_{name}_runs_main(" in timing
    assert "test_handled_runs_main" not in timing
