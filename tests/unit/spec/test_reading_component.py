"""A component document becomes the model, whole."""

from pathlib import Path

import pytest

from rfcgen.diagnostics import Place
from rfcgen.model.component import (
    BroadcastUse,
    Change,
    ComponentSpec,
    Context,
    ExecutionMode,
    Fault,
    FaultSeverity,
    Mode,
    ModeMachine,
    ModeTransition,
    Parameter,
    SelfCheck,
    Timing,
)
from rfcgen.model.document import Extension
from rfcgen.model.ports import (
    ActionConsumer,
    ActionProvider,
    BufferKind,
    DataIn,
    DataOut,
    Delivery,
    EventIn,
    EventOut,
    Goals,
    LinkPort,
    LinkRole,
    Medium,
    Overflow,
    ServiceConsumer,
    ServiceProvider,
    Writers,
)
from rfcgen.model.types import ArrayKind, Facets, Field, Shape, TypeReference
from rfcgen.model.values import RawValue
from rfcgen.spec import read_project

RICH = (Path(__file__).parent / "documents" / "rich.component.xml").resolve()
AT = Place(RICH)
MS = 1_000_000
S = 1_000_000_000
FLOAT = TypeReference("float64")
PHASE = TypeReference("arm.Phase")


@pytest.fixture(scope="module")
def component() -> ComponentSpec:
    project, problems = read_project([RICH])
    assert problems == ()
    document = project.documents[RICH]
    assert isinstance(document, ComponentSpec)
    return document


def test_the_document_itself(component: ComponentSpec) -> None:
    assert (component.name, component.version, component.vendor) == ("Planner", "1.2.3", "Example")
    assert (component.category, component.license) == ("motion", "Apache-2.0")
    assert (component.package, component.language) == ("arm_planner", "python")
    assert component.description == 'Plans & moves: "{braces}" \\ back.'
    assert [use.path.name for use in component.uses] == ["rich.types.xml"]
    assert component.extensions == (Extension("{urn:mine}note"),)


def test_contexts(component: ComponentSpec) -> None:
    assert component.contexts == (
        Context(
            "main",
            Timing(
                mode=ExecutionMode.PERIODIC,
                period=10 * MS,
                priority=70,
                deadline=8 * MS,
                wcet=2_500_000,
                logical=8 * MS,
                own_thread=True,
                hang_limit=S,
            ),
            AT,
            "The cycle.",
        ),
        Context(
            "slow",
            Timing(mode=ExecutionMode.EVENT_DRIVEN, trigger=("command", "bus"), min_interval=0),
            AT,
        ),
    )


def test_data_ports(component: ComponentSpec) -> None:
    assert component.ports[:3] == (
        DataIn(
            name="state",
            place=AT,
            type=TypeReference("arm.Pose"),
            unit="rad",
            max_age=50 * MS,
            stale="lost",
            required=False,
            id="p1",
        ),
        DataIn(
            name="command",
            place=AT,
            type=TypeReference("arm.Path"),
            context="slow",
            buffer=BufferKind.FIFO,
            depth=4,
            overflow=Overflow.WAIT,
            timeout=S,
            writers=Writers.MANY,
            handler=True,
        ),
        DataOut(
            name="setpoint",
            place=AT,
            type=TypeReference("float64", Shape(ArrayKind.FIXED, 6)),
            unit="rad",
            reflex=True,
        ),
    )


def test_event_ports(component: ComponentSpec) -> None:
    assert component.ports[3:6] == (
        EventIn(name="stop", place=AT, delivery=Delivery.IMMEDIATE),
        EventIn(
            name="info",
            place=AT,
            type=PHASE,
            depth=3,
            overflow=Overflow.DROP_NEWEST,
            required=True,
        ),
        EventOut(name="done", place=AT, type=PHASE),
    )


def test_service_action_and_link_ports(component: ComponentSpec) -> None:
    assert component.ports[6:] == (
        ServiceProvider(
            name="kinematics", place=AT, interface="arm.Kinematics", run_in_caller=True
        ),
        ServiceConsumer(name="drives", place=AT, interface="arm.Kinematics", timeout=200 * MS),
        ActionProvider(
            name="move",
            place=AT,
            action="arm.Move",
            goals=Goals.QUEUE,
            depth=2,
            cancel_timeout=2 * S,
        ),
        ActionConsumer(name="grip", place=AT, action="arm.Move", required=False),
        LinkPort(name="bus", place=AT, medium=Medium.CAN, reflex=True, depth=64),
        LinkPort(
            name="clients",
            place=AT,
            medium=Medium.STREAM,
            role=LinkRole.LISTEN,
            required=False,
            context="slow",
        ),
    )


def test_parameters(component: ComponentSpec) -> None:
    rows = (RawValue(AT, "tool 1"), RawValue(AT, "flange 2"))
    assert component.parameters == (
        Parameter(
            "max_speed",
            FLOAT,
            AT,
            facets=Facets(unit="rad/s", minimum="0", maximum="2"),
            default=RawValue(AT, "0.5"),
        ),
        Parameter(
            "axes",
            TypeReference("arm.Pose", Shape(ArrayKind.FIXED, 2)),
            AT,
            description="The axes.",
            default=RawValue(AT, items=rows, columns=("name", "speed")),
            change=Change.INACTIVE,
        ),
        Parameter("free", TypeReference("string"), AT, change=Change.NEVER),
    )


def test_faults_broadcasts_and_self_check(component: ComponentSpec) -> None:
    assert component.faults == (
        Fault("lost", FaultSeverity.ERROR, AT, type=FLOAT, context="slow"),
        Fault(
            "unreachable",
            FaultSeverity.WARNING,
            AT,
            fields=(Field("defect", FLOAT, AT, facets=Facets(unit="m")),),
        ),
    )
    assert component.broadcasts == (
        BroadcastUse("arm.all_clear", receives=False, place=AT),
        BroadcastUse(
            "arm.emergency", receives=True, place=AT, delivery=Delivery.IMMEDIATE, context="slow"
        ),
    )
    assert component.self_check == SelfCheck(S, AT, "slow")


def test_modes(component: ComponentSpec) -> None:
    assert component.modes == ModeMachine(
        "idle",
        (Mode("idle", AT), Mode("moving", AT, "Under way.")),
        (
            ModeTransition("idle", "moving", AT, on="command", guard="is_reachable"),
            ModeTransition("moving", "idle", AT),
        ),
        AT,
    )


def test_places_name_the_element_that_says_it(component: ComponentSpec) -> None:
    tags = [place.element for place in (component.place, component.contexts[0].place)]
    assert tags == [0, 3]
    assert component.parameters[0].default is not None
    assert component.parameters[0].default.place.attribute == "default"


def test_what_is_not_said_has_its_default(tmp_path: Path) -> None:
    path = tmp_path / "small.xml"
    path.write_text(
        '<component xmlns="urn:rfcgen:1" name="Small">'
        '<execution name="main" mode="external"/></component>'
    )
    project, _ = read_project([path])
    (small,) = project.documents.values()
    assert small == ComponentSpec(
        "Small", path, AT, (Context("main", Timing(mode=ExecutionMode.EXTERNAL), AT),)
    )
