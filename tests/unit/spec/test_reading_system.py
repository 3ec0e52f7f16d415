"""System and values documents become the model, whole."""

from pathlib import Path

import pytest

from rfcgen.diagnostics import Place
from rfcgen.model.component import ExecutionMode, Parameter, Timing
from rfcgen.model.document import Use, ValuesSpec
from rfcgen.model.ports import Overflow
from rfcgen.model.project import Project
from rfcgen.model.system import (
    Connector,
    ContextOverride,
    Export,
    FrameLoad,
    Instance,
    Link,
    PortPath,
    Setting,
    SystemSpec,
)
from rfcgen.model.types import TypeReference
from rfcgen.model.values import RawValue
from rfcgen.spec import read_project

RICH = (Path(__file__).parent / "documents" / "rich.system.xml").resolve()
VALUES = RICH.with_name("rich.values.xml")
AT = Place(RICH)
MS = 1_000_000


@pytest.fixture(scope="module")
def project() -> Project:
    project, problems = read_project([RICH])
    assert problems == ()
    return project


@pytest.fixture(scope="module")
def system(project: Project) -> SystemSpec:
    document = project.documents[RICH]
    assert isinstance(document, SystemSpec)
    return document


def test_all_that_it_refers_to_is_read(project: Project) -> None:
    assert {path.name for path in project.documents} == {
        "rich.system.xml",
        "sub.system.xml",
        "rich.component.xml",
        "rich.types.xml",
        "base.types.xml",
        "rich.values.xml",
    }


def test_the_document_itself(system: SystemSpec) -> None:
    assert (system.name, system.description) == ("Arm", "The whole arm.")
    assert [use.href for use in system.components] == ["rich.component.xml"]
    assert [use.href for use in system.uses] == ["rich.types.xml"]
    assert system.parameters == (
        Parameter("bus_address", TypeReference("string"), AT, default=RawValue(AT, "virtual:arm")),
    )


def test_an_instance_with_its_settings(system: SystemSpec) -> None:
    row = RawValue(AT, members=(("name", RawValue(AT, "tool")),))
    assert system.instances == (
        Instance(
            "planner",
            "Planner",
            AT,
            "Plans.",
            overrides=(
                ContextOverride(
                    "main",
                    Timing(
                        mode=ExecutionMode.EXTERNAL, period=5 * MS, priority=80, own_thread=False
                    ),
                    AT,
                ),
                ContextOverride("", Timing(deadline=4 * MS, trigger=("state",)), AT),
            ),
            settings=(
                Setting(AT, "max_speed", RawValue(AT, "0.4")),
                Setting(AT, file=Use("rich.values.xml", VALUES, AT)),
                Setting(AT, "free", source="bus_address"),
                Setting(AT, "axes", RawValue(AT, items=(row,))),
            ),
        ),
    )
    file = system.instances[0].settings[1].file
    assert file is not None
    assert file.path == VALUES


def test_connectors_links_and_exports(system: SystemSpec) -> None:
    assert system.connectors == (
        Connector(
            PortPath("planner", "setpoint"),
            PortPath("onboard", "state"),
            AT,
            depth=3,
            overflow=Overflow.DROP_OLDEST,
            timeout=5 * MS,
            max_age=10 * MS,
            delay=True,
        ),
        Connector(PortPath("planner", "done"), PortPath("planner", "info"), AT),
    )
    assert system.links == (
        Link(
            "bus",
            (PortPath("planner", "bus"), PortPath("onboard", "bus")),
            AT,
            address="virtual:arm",
            address_from="bus_address",
            bitrate=1_000_000,
            latency=(300 * MS, 0),
            loss=0.01,
            frames=(FrameLoad("sync", 1, 0, 10 * MS, AT),),
        ),
    )
    assert system.exports == (Export(PortPath("planner", "done"), "done", AT),)


def test_parts_that_come_later_are_listed_in_order(system: SystemSpec) -> None:
    assert [part.part for part in system.deferred] == [
        "extends",
        "use-system",
        "remove",
        "override",
        "remove",
        "remove",
        "remove",
        "exported broadcast",
        "remove",
        "reactions",
        "start-plan",
        "budgets",
        "deployment",
    ]


def test_values(project: Project) -> None:
    def point(x: str, y: str) -> RawValue:
        return RawValue(AT, members=(("x", RawValue(AT, x)), ("y", RawValue(AT, y))))

    rows = (RawValue(AT, "tool   1"), RawValue(AT, "flange 2"))
    assert project.documents[VALUES] == ValuesSpec(
        VALUES,
        AT,
        "Shared.",
        (
            ("max_speed", RawValue(AT, "0.25")),
            ("axes", RawValue(AT, items=rows, columns=("name", "speed"))),
            ("grid", RawValue(AT, items=(point("1", "2"), point("3", "4")))),
        ),
    )
