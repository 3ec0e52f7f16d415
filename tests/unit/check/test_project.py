"""What is judged, and what is not said because something else explains it already."""

from collections.abc import Callable
from pathlib import Path

import pytest

from rfcgen.check import check_project, unsupported
from rfcgen.diagnostics import Diagnostic
from rfcgen.spec import locate, read_project

Judge = Callable[..., list[str]]

TYPES = """
<types xmlns="urn:rfcgen:1" namespace="arm">
  <struct name="State"><field name="angle" type="float64"/></struct>
</types>
"""


def component(name: str, ports: str, use: str = "arm.types.xml") -> str:
    return f"""
<component xmlns="urn:rfcgen:1" name="{name}">
  <use-types href="{use}"/>
  <execution name="main" mode="periodic" period="10ms"/>
  <ports>{ports}</ports>
</component>
"""


def system(body: str, *uses: str, attributes: str = "") -> str:
    used = "".join(f'<use-component href="{use}"/>' for use in uses)
    return f'<system xmlns="urn:rfcgen:1" name="Whole" {attributes}>{used}{body}</system>'


TALKER = component("Talker", '<data-out name="state" type="arm.State"/>')
LISTENER = component("Listener", '<data-in name="state" type="arm.State"/>')
PAIR = """
<instances>
  <instance name="talker" component="Talker"/>
  <instance name="listener" component="Listener"/>
</instances>
<connectors><connect from="talker.state" to="listener.state"/></connectors>
"""


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Write files, and return the codes that validating the first gives, in order of place."""

    def run(*roots: str, **files: str) -> list[str]:
        for name, text in files.items():
            path = tmp_path / f"{name.replace('_types', '.types')}.xml"
            path.write_text(text.strip(), encoding="utf-8")
        paths = [tmp_path / root for root in roots]
        project, problems = read_project(paths)
        found = locate((*problems, *check_project(project, paths)))
        return [f"{one.place.path.name} {one.code}" for one in found]

    return run


def test_a_sound_system_gives_nothing(judge: Judge) -> None:
    files = {"arm_types": TYPES, "talker": TALKER, "listener": LISTENER}
    whole = system(PAIR, "talker.xml", "listener.xml")
    assert judge("whole.xml", whole=whole, **files) == []


def test_a_component_is_judged_once_however_often_it_is_used(judge: Judge) -> None:
    bad = component("Talker", '<data-out name="state" type="arm.Stat"/>')
    whole = system('<instances><instance name="a" component="Talker"/></instances>', "talker.xml")
    files = {"arm_types": TYPES, "talker": bad, "one": whole, "two": whole}
    assert judge("one.xml", "two.xml", "talker.xml", "one.xml", **files) == ["talker.xml RFC203"]


def test_types_behind_a_component_are_judged(judge: Judge) -> None:
    bad = TYPES.replace("float64", "flaot64")
    whole = system('<instances><instance name="a" component="Talker"/></instances>', "talker.xml")
    codes = judge("whole.xml", whole=whole, talker=TALKER, arm_types=bad)
    assert codes == ["arm.types.xml RFC203"]


def test_an_unknown_type_is_no_mismatch(judge: Judge) -> None:
    bad = component("Listener", '<data-in name="state" type="arm.Stat"/>')
    whole = system(PAIR, "talker.xml", "listener.xml")
    codes = judge("whole.xml", whole=whole, arm_types=TYPES, talker=TALKER, listener=bad)
    assert codes == ["listener.xml RFC203"]


def test_types_that_cannot_be_read_are_not_missed(judge: Judge) -> None:
    codes = judge("talker.xml", talker=TALKER)
    assert codes == ["talker.xml RFC101"]


def test_types_that_are_broken_are_not_missed(judge: Judge) -> None:
    codes = judge("talker.xml", talker=TALKER, arm_types=TYPES.replace("angle", "an gle"))
    assert codes == ["arm.types.xml RFC113"]


def test_a_component_that_cannot_be_read_is_not_missed(judge: Judge) -> None:
    whole = system(PAIR, "talker.xml", "nowhere.xml")
    codes = judge("whole.xml", whole=whole, arm_types=TYPES, talker=TALKER)
    assert codes == ["whole.xml RFC101"]


def test_a_name_of_a_document_that_was_read_is_missed_all_the_same(judge: Judge) -> None:
    text = component("Talker", '<data-out name="state" type="arm.Stat"/>')
    text = text.replace("<execution", '<use-types href="leg.types.xml"/><execution')
    codes = judge("talker.xml", talker=text, arm_types=TYPES)
    assert codes == ["talker.xml RFC101", "talker.xml RFC203"]


def test_a_wrong_end_does_not_leave_the_other_open(judge: Judge) -> None:
    whole = system(PAIR.replace("talker.state", "talker.stat"), "talker.xml", "listener.xml")
    files = {"arm_types": TYPES, "talker": TALKER, "listener": LISTENER}
    assert judge("whole.xml", whole=whole, **files) == ["whole.xml RFC305"]


def test_an_unknown_component_hides_what_depends_on_it(judge: Judge) -> None:
    whole = system(PAIR.replace('"Listener"', '"Listner"'), "talker.xml", "listener.xml")
    files = {"arm_types": TYPES, "talker": TALKER, "listener": LISTENER}
    codes = judge("whole.xml", whole=whole, **files)
    assert codes == ["whole.xml RFC212", "whole.xml RFC306"]


@pytest.mark.parametrize(
    ("attributes", "use"),
    [('extends="base.xml"', ""), ("", '<use-system name="inner" href="base.xml"/>')],
)
def test_what_another_system_may_hold_is_not_missed(
    judge: Judge, attributes: str, use: str
) -> None:
    body = use + '<connectors><connect from="talker.state" to="inner.state"/></connectors>'
    base = system("")
    whole = system(body, attributes=attributes)
    assert judge("whole.xml", whole=whole, base=base.replace("Whole", "Base")) == []


def test_a_missing_values_file_hides_what_is_not_set(judge: Judge) -> None:
    text = TALKER.replace(
        "</ports>",
        '</ports><configuration><parameter name="gain" type="float64"/></configuration>',
    )
    body = '<instances><instance name="a" component="Talker">{}</instance></instances>'
    files = {"arm_types": TYPES, "talker": text}
    unset = system(body.format(""), "talker.xml")
    assert judge("whole.xml", whole=unset, **files) == ["whole.xml RFC333"]
    unread = system(body.format('<set file="gone.xml"/>'), "talker.xml")
    assert judge("whole.xml", whole=unread, **files) == ["whole.xml RFC101"]


def test_wrong_facets_do_not_condemn_the_default(judge: Judge) -> None:
    text = component("Talker", '<data-out name="state" type="arm.State"/>').replace(
        "</ports>",
        "</ports><configuration>"
        '<parameter name="gain" type="float64" default="3" minimum="9" maximum="1"/>'
        '<parameter name="rate" type="float64" default="fast" minimum="9" maximum="1"/>'
        "</configuration>",
    )
    codes = judge("talker.xml", talker=text, arm_types=TYPES)
    assert codes == ["talker.xml RFC209", "talker.xml RFC210", "talker.xml RFC209"]


def test_an_override_is_not_blamed_for_the_component(judge: Judge) -> None:
    bad = TALKER.replace(' period="10ms"', "")
    body = (
        '<instances><instance name="a" component="Talker">'
        '<execution name="main" priority="80"/></instance></instances>'
    )
    whole = system(body, "talker.xml")
    codes = judge("whole.xml", whole=whole, talker=bad, arm_types=TYPES)
    assert codes == ["talker.xml RFC220"]


def test_an_override_of_the_mode_forgets_what_belonged_to_the_old_one(judge: Judge) -> None:
    text = component(
        "Talker",
        '<data-in name="go" type="bool" required="false"/>'
        '<data-out name="state" type="arm.State"/>',
    ).replace('mode="periodic" period="10ms"', 'mode="event-driven" trigger="go"')
    body = (
        '<instances><instance name="a" component="Talker">'
        '<execution mode="periodic" period="10ms"/></instance></instances>'
    )
    assert judge("w.xml", w=system(body, "talker.xml"), talker=text, arm_types=TYPES) == []


def test_what_can_be_built_is_not_refused(tmp_path: Path) -> None:
    files = {"arm.types.xml": TYPES, "talker.xml": TALKER, "listener.xml": LISTENER}
    files["whole.xml"] = system(PAIR, "talker.xml", "listener.xml")
    for name, text in files.items():
        (tmp_path / name).write_text(text.strip(), encoding="utf-8")
    project, problems = read_project([tmp_path / "whole.xml"])
    assert problems == ()
    refused: list[Diagnostic] = []
    for document in project.documents.values():
        refused += unsupported(document, project, "any command")
    assert refused == []
