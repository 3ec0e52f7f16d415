"""A document of types becomes the model, whole."""

from pathlib import Path

import pytest

from rfcgen.diagnostics import Place
from rfcgen.model.document import Extension, TypesSpec
from rfcgen.model.types import (
    Action,
    ArrayKind,
    Broadcast,
    EnumType,
    EnumValue,
    Facets,
    Field,
    Interface,
    Message,
    Operation,
    OperationError,
    Shape,
    Storage,
    StructType,
    TypeReference,
)
from rfcgen.model.values import RawValue
from rfcgen.spec import read_project

RICH = (Path(__file__).parent / "documents" / "rich.types.xml").resolve()
AT = Place(RICH)
FLOAT = TypeReference("float64")
POSE = TypeReference("arm.Pose")


@pytest.fixture(scope="module")
def types() -> TypesSpec:
    project, problems = read_project([RICH])
    assert problems == ()
    document = project.documents[RICH]
    assert isinstance(document, TypesSpec)
    return document


def test_the_document_itself(types: TypesSpec) -> None:
    assert types.namespace == "arm"
    assert types.description == "Types of the arm.\n  Indented."
    assert [(use.href, use.path) for use in types.uses] == [
        ("base.types.xml", RICH.with_name("base.types.xml"))
    ]
    assert types.extensions == (
        Extension(
            "{urn:ros}message",
            (("package", "arm_msgs"),),
            "text",
            (Extension("{urn:ros}part"),),
        ),
    )


def test_an_enumeration_numbers_its_values_onwards(types: TypesSpec) -> None:
    assert types.declarations[0] == EnumType(
        "Phase",
        (
            EnumValue("IDLE", 0, AT),
            EnumValue("MOVING", 5, AT, "Under way."),
            EnumValue("HELD", 6, AT),
        ),
        AT,
        "What the arm does.",
    )


def test_a_struct_keeps_its_facets_as_written(types: TypesSpec) -> None:
    three = Shape(ArrayKind.FIXED, 3)
    assert types.declarations[1] == StructType(
        "Pose",
        (
            Field(
                "position",
                TypeReference("float64", three),
                AT,
                facets=Facets(unit="m"),
                storage=Storage.ARRAY,
            ),
            Field(
                "name",
                TypeReference("string"),
                AT,
                facets=Facets(choices=("tool", "flange"), max_length=20),
                default=RawValue(AT, "tool"),
            ),
            Field(
                "speed",
                TypeReference("float32"),
                AT,
                facets=Facets(minimum="0", maximum="2", above="-1", below="3", step="0.5"),
            ),
        ),
        AT,
    )


def test_unqualified_names_get_the_namespace(types: TypesSpec) -> None:
    path = types.declarations[2]
    assert isinstance(path, StructType)
    assert [str(field.type) for field in path.fields] == [
        "arm.Pose[..8]",
        "arm.Phase[..1]",
        "base.Point[]",
        "arm.Pose",
    ]


def test_a_struct_value_has_members_and_items(types: TypesSpec) -> None:
    path = types.declarations[2]
    assert isinstance(path, StructType)
    home = path.fields[3]
    assert home.description == "Where it rests."
    assert home.default == RawValue(
        AT,
        members=(
            ("position", RawValue(AT, items=tuple(RawValue(AT, text) for text in "123"))),
            ("name", RawValue(AT, "flange")),
            ("speed", RawValue(AT, "inf")),
        ),
    )


def test_an_interface(types: TypesSpec) -> None:
    assert types.declarations[3] == Interface(
        "Kinematics",
        (
            Operation(
                "inverse",
                AT,
                request=Message(fields=(Field("pose", POSE, AT),), place=AT),
                response=Message(TypeReference("arm.Pose", Shape(ArrayKind.OPEN)), place=AT),
                errors=(OperationError("Unreachable", AT, FLOAT), OperationError("Busy", AT)),
                description="Finds joints.",
            ),
            Operation("stop", AT),
        ),
        AT,
    )


def test_an_action_and_broadcasts(types: TypesSpec) -> None:
    phase = TypeReference("arm.Phase")
    assert types.declarations[4:] == (
        Action(
            "Move",
            AT,
            goal=Message(TypeReference("arm.Path")),
            feedback=Message(FLOAT),
            result=Message(fields=(Field("phase", phase, AT),)),
        ),
        Broadcast("emergency", AT, phase),
        Broadcast("all_clear", AT),
    )
