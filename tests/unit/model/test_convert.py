"""Values of every type, as a document may write them."""

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.diagnostics import Place
from rfcgen.model.convert import Converted, convert
from rfcgen.model.project import TypeTable
from rfcgen.model.types import (
    INTEGERS,
    ArrayKind,
    EnumType,
    EnumValue,
    Facets,
    Field,
    Interface,
    Shape,
    StructType,
    TypeReference,
)
from rfcgen.model.values import EnumMember, RawValue, StructValue

PLACE = Place(Path("x.xml"), 3, "value")


def raw(text: str | None = None, **parts: object) -> RawValue:
    return RawValue(PLACE, text=text, **parts)  # type: ignore[arg-type]


def items(*texts: str) -> tuple[RawValue, ...]:
    return tuple(raw(text) for text in texts)


def field(name: str, type_name: str, shape: Shape | None = None, **more: object) -> Field:
    return Field(name, TypeReference(type_name, shape), PLACE, **more)  # type: ignore[arg-type]


FIXED_3 = Shape(ArrayKind.FIXED, 3)
OPTIONAL = Shape(ArrayKind.BOUNDED, 1)
UP_TO_2 = Shape(ArrayKind.BOUNDED, 2)
OPEN = Shape(ArrayKind.OPEN)

ROLE = EnumType(
    "Role", tuple(EnumValue(n, i, PLACE) for i, n in enumerate(("JOINT", "TOOL"))), PLACE
)
AXIS = StructType(
    "Axis",
    (
        field("name", "string", facets=Facets(max_length=6)),
        field("node", "uint8", facets=Facets(minimum="1")),
        field("role", "arm.Role", default=raw("JOINT")),
        field("offset", "float64", OPTIONAL),
    ),
    PLACE,
)
POSE = StructType(
    "Pose", (field("position", "float64", FIXED_3), field("axis", "arm.Axis", OPTIONAL)), PLACE
)
LOOP = StructType("Loop", (field("again", "arm.Loop", default=raw()),), PLACE)
TABLE = TypeTable(
    {
        "arm.Role": ROLE,
        "arm.Axis": AXIS,
        "arm.Pose": POSE,
        "arm.Loop": LOOP,
        "arm.Kinematics": Interface("Kinematics", (), PLACE),
    }
)


def run(
    value: RawValue | str, type_name: str, shape: Shape | None = None, **facets: object
) -> Converted:
    value = raw(value) if isinstance(value, str) else value
    return convert(
        value,
        TypeReference(type_name, shape),
        TABLE,
        Facets(**facets),  # type: ignore[arg-type]
    )


def messages(converted: Converted) -> list[str]:
    return [problem.message for problem in converted.problems]


def only(converted: Converted) -> tuple[str, str]:
    (problem,) = converted.problems
    return problem.message, problem.help


@pytest.mark.parametrize(
    ("text", "type_name", "value"),
    [
        ("true", "bool", True),
        ("false", "bool", False),
        ("-128", "int8", -128),
        ("+7", "uint16", 7),
        ("007", "uint16", 7),
        (str(2**64 - 1), "uint64", 2**64 - 1),
        ("0.1", "float64", 0.1),
        (".5", "float64", 0.5),
        ("2.", "float64", 2.0),
        ("1e-3", "float32", 1e-3),
        ("3", "float64", 3.0),
        ("inf", "float64", math.inf),
        ("-inf", "float32", -math.inf),
        (" 5 ", "int32", 5),
        (" two  words ", "string", " two  words "),
        ("", "string", ""),
        ("quote ' \" {x} \\n 中", "string", "quote ' \" {x} \\n 中"),
        ("0aFF", "bytes", b"\x0a\xff"),
        ("0a ff", "bytes", b"\x0a\xff"),
        ("", "bytes", b""),
        ("0", "duration", 0),
        ("10ms", "duration", 10_000_000),
        ("2.5s", "duration", 2_500_000_000),
        ("1.5us", "time", 1_500),
        ("-3ns", "duration", -3),
        ("0.000000001s", "duration", 1),
    ],
)
def test_a_scalar_is_read_exactly(text: str, type_name: str, value: object) -> None:
    converted = run(text, type_name)
    assert converted.problems == ()
    assert converted.value == value
    assert type(converted.value) is type(value)


@pytest.mark.parametrize(
    ("text", "type_name", "message", "help_text"),
    [
        ("True", "bool", "'True' is not a bool", "write 'true'"),
        ("no", "bool", "'no' is not a bool", "write 'false'"),
        ("maybe", "bool", "'maybe' is not a bool", "write 'true' or 'false'"),
        ("300", "uint8", "'300' is outside uint8, 0 to 255", ""),
        ("-1", "uint8", "'-1' is outside uint8, 0 to 255", ""),
        ("0x10", "int32", "'0x10' is not a whole number", "write it in decimal: '16'"),
        ("2.0", "int32", "'2.0' is not a whole number", "write '2'"),
        ("2.5", "int32", "'2.5' is not a whole number", ""),
        ("1e400", "int32", "'1e400' is not a whole number", ""),
        ("", "int32", "'' is not a whole number", ""),
        ("٣", "int32", "'٣' is not a whole number", ""),
        ("1_000", "int32", "'1_000' is not a whole number", ""),
        ("nan", "float64", "'nan' is not a value that a document may give", "leave it out"),
        ("Infinity", "float64", "'Infinity' is not a number", "write 'inf'"),
        ("1,5", "float64", "'1,5' is not a number", ""),
        ("1e39", "float32", "'1e39' is too large for float32", "write 'inf' if you mean it"),
        ("1e999", "float64", "'1e999' is too large for float64", "write 'inf' if you mean it"),
        (
            "abc",
            "bytes",
            "'abc' is not bytes in hexadecimal",
            "write two digits per byte, as in '0aff'",
        ),
        ("10", "duration", "'10' is not a duration", "give a unit: '10ms', '10s'"),
        (
            "100Hz",
            "duration",
            "'100Hz' is not a duration",
            "a frequency says a period only in an execution; write '10ms' for 100Hz",
        ),
        (
            "soon",
            "time",
            "'soon' is not a time",
            "write a number and 'ns', 'us', 'ms' or 's', as in '2.5s'",
        ),
        ("0.5ns", "duration", "'0.5ns' is not a whole number of nanoseconds", ""),
        ("-1s", "time", "'-1s' is outside time", ""),
        ("9999999999999s", "duration", "'9999999999999s' is outside duration", ""),
        ("JONT", "arm.Role", "'JONT' is not a value of 'arm.Role'", "did you mean 'JOINT'?"),
    ],
)
def test_a_bad_scalar_is_explained(text: str, type_name: str, message: str, help_text: str) -> None:
    assert only(run(text, type_name)) == (message, help_text)


@pytest.mark.parametrize("type_name", ["int64", "uint8", "float64", "duration", "bool", "bytes"])
def test_a_monstrous_text_is_refused_at_once_and_shown_short(type_name: str) -> None:
    (message,) = messages(run("9" * 100_001, type_name))
    assert len(message) < 110


@given(st.data())
def test_every_integer_in_range_and_no_other_is_read(data: st.DataObject) -> None:
    type_name = data.draw(st.sampled_from(sorted(INTEGERS)))
    number = data.draw(st.integers(-(2**70), 2**70))
    converted = run(str(number), type_name)
    least, greatest = INTEGERS[type_name]
    if least <= number <= greatest:
        assert (converted.value, converted.problems) == (number, ())
    else:
        assert len(converted.problems) == 1


@given(st.floats(allow_nan=False))
def test_every_float_survives_its_own_text(number: float) -> None:
    assert run(repr(number), "float64").value == number


@given(st.integers(0, 2**62))
def test_every_duration_survives_its_own_text(nanoseconds: int) -> None:
    seconds, part = divmod(nanoseconds, 10**9)
    assert run(f"{seconds}.{part:09}s", "duration").value == nanoseconds


@given(st.text(), st.sampled_from(["bool", "int8", "float32", "bytes", "time", "arm.Role"]))
def test_any_text_gives_a_value_or_a_problem(text: str, type_name: str) -> None:
    converted = run(text, type_name)
    assert (converted.value is None) == bool(converted.problems)


@pytest.mark.parametrize(
    ("text", "type_name", "facets", "message"),
    [
        ("0.5", "float64", {"minimum": "1"}, "'0.5' is less than the minimum 1"),
        ("3", "float64", {"maximum": "2.5"}, "'3' is more than the maximum 2.5"),
        ("0", "float64", {"above": "0"}, "'0' is not above 0"),
        ("5ms", "duration", {"below": "5ms"}, "'5ms' is not below 5ms"),
        ("0.25", "float64", {"step": "0.1"}, "'0.25' is not a whole number of steps of 0.1"),
        (
            "4",
            "int32",
            {"step": "2", "minimum": "1"},
            "'4' is not a whole number of steps of 2 from 1",
        ),
        ("inf", "float64", {"step": "1"}, "'inf' is not a whole number of steps of 1"),
        ("abcd", "string", {"max_length": 3}, "'abcd' is longer than 3 characters"),
        ("aabbcc", "bytes", {"max_length": 2}, "'aabbcc' is longer than 2 bytes"),
        ("fast", "string", {"choices": ("slow", "fats")}, "'fast' is not one of the choices"),
        ("TOOL", "arm.Role", {"choices": ("JOINT",)}, "'TOOL' is not one of the choices"),
    ],
)
def test_a_facet_is_kept(
    text: str, type_name: str, facets: dict[str, object], message: str
) -> None:
    assert messages(run(text, type_name, **facets)) == [message]


@pytest.mark.parametrize(
    ("text", "type_name", "facets"),
    [
        ("1", "float64", {"minimum": "1", "maximum": "1"}),
        ("0.3", "float64", {"step": "0.1"}),
        ("0.7", "float64", {"step": "0.2", "minimum": "0.1"}),
        ("inf", "float64", {"maximum": "inf"}),
        ("1.0", "float64", {"choices": ("1", "2")}),
        ("1000ms", "duration", {"choices": ("1s",)}),
        ("中中中", "string", {"max_length": 3}),
        ("5", "int32", {"minimum": "nonsense", "step": "0"}),
    ],
)
def test_a_facet_lets_pass(text: str, type_name: str, facets: dict[str, object]) -> None:
    assert run(text, type_name, **facets).problems == ()


def test_facets_hold_for_each_item() -> None:
    converted = run("1 20 3 40", "int32", OPEN, maximum="10")
    assert [problem.place.word for problem in converted.problems] == ["20", "40"]
    assert converted.value == (1, 20, 3, 40)


class TestArrays:
    def test_items_in_one_text(self) -> None:
        assert run("0  0.2\t1", "float64", FIXED_3).value == (0.0, 0.2, 1.0)

    def test_one_value_per_item(self) -> None:
        value = raw(items=items("a b", ""))
        assert run(value, "string", OPEN).value == ("a b", "")

    def test_strings_in_one_text_are_words(self) -> None:
        assert run("a b", "string", OPEN).value == ("a", "b")

    def test_nothing_is_an_empty_array(self) -> None:
        assert run(raw(), "float64", OPEN) == Converted(())
        assert run("", "uint8", UP_TO_2) == Converted(())

    def test_a_fixed_array_has_all_its_items(self) -> None:
        assert only(run("1 2", "float64", FIXED_3))[0] == "float64[3] has 3 items, 2 are given"

    def test_a_bounded_array_has_a_bound(self) -> None:
        message = "uint8[..2] has at most 2 items, 3 are given"
        assert only(run("1 2 3", "uint8", UP_TO_2))[0] == message

    def test_every_bad_item_is_told_with_its_word(self) -> None:
        problems = run("1 x 2 y", "uint8", OPEN).problems
        assert [problem.place for problem in problems] == [
            PLACE.at("value", "x"),
            PLACE.at("value", "y"),
        ]

    def test_fields_do_not_make_an_array(self) -> None:
        value = raw(members=(("a", raw("1")),))
        assert messages(run(value, "uint8", OPEN)) == [
            "a value of type uint8[] has items, not fields"
        ]

    def test_text_and_items_together_are_refused(self) -> None:
        assert messages(run(raw("1", items=items("2")), "uint8", OPEN)) == [
            "the value is given as text and as items"
        ]

    def test_one_text_is_no_array_of_structs(self) -> None:
        assert only(run("a 1", "arm.Axis", OPEN)) == (
            "an array of 'arm.Axis' cannot be one text",
            'give columns="…" and one <value> per item',
        )


class TestOptional:
    def test_nothing_is_none(self) -> None:
        assert run("", "float64", OPTIONAL) == Converted(None)
        assert run(raw(), "arm.Axis", OPTIONAL) == Converted(None)

    def test_the_item_stands_for_itself(self) -> None:
        assert run("2", "float64", OPTIONAL).value == 2.0
        assert run("two words", "string", OPTIONAL).value == "two words"
        assert run(raw(items=items("2")), "float64", OPTIONAL).value == 2.0

    def test_an_empty_string_can_still_be_said(self) -> None:
        assert run(raw(items=items("")), "string", OPTIONAL).value == ""

    def test_two_items_are_too_many(self) -> None:
        assert messages(run(raw(items=items("1", "2")), "float64", OPTIONAL)) == [
            "there are 2 items, at most 1 may be given"
        ]


def members(**values: RawValue | str) -> RawValue:
    pairs = ((k, raw(v) if isinstance(v, str) else v) for k, v in values.items())
    return raw(members=tuple(pairs))


class TestStructs:
    def test_fields_come_in_the_order_of_the_declaration(self) -> None:
        assert run(members(node="3", name="a"), "arm.Axis").value == StructValue(
            "arm.Axis",
            (
                ("name", "a"),
                ("node", 3),
                ("role", EnumMember("arm.Role", "JOINT")),
                ("offset", None),
            ),
        )

    def test_structs_nest(self) -> None:
        inner = members(name="a", node="1", role="TOOL", offset="0.5")
        converted = run(members(position="1 2 3", axis=inner), "arm.Pose")
        assert converted.problems == ()
        assert isinstance(converted.value, StructValue)
        assert dict(converted.value.members)["axis"] is not None

    def test_all_mistakes_are_told(self) -> None:
        value = raw(
            members=(
                ("nme", raw("a")),
                ("node", raw("0")),
                ("node", raw("3")),
                ("role", raw("tool")),
            )
        )
        assert messages(run(value, "arm.Axis")) == [
            "'arm.Axis' has no field 'nme'",
            "field 'node' is set twice",
            "field 'name' of 'arm.Axis' is missing",
            "'0' is less than the minimum 1",
            "'tool' is not a value of 'arm.Role'",
        ]

    def test_an_unknown_field_gets_a_suggestion_at_its_name(self) -> None:
        problem = run(members(nme="a", node="1"), "arm.Axis").problems[0]
        assert problem.help == "did you mean 'name'?"
        assert problem.place == PLACE.at("field")

    def test_a_missing_field_says_what_to_write(self) -> None:
        problem = run(members(name="a"), "arm.Axis").problems[0]
        assert problem.help == 'add <set field="node" …/>'

    def test_text_is_no_struct(self) -> None:
        assert messages(run("1 2", "arm.Axis")) == ["a value of 'arm.Axis' has fields"]

    def test_fields_are_no_scalar(self) -> None:
        assert messages(run(members(a="1"), "int32")) == ["a value of type int32 is one text"]

    def test_a_struct_that_contains_itself_ends(self) -> None:
        assert run(raw(), "arm.Loop").problems == ()


class TestTables:
    def test_rows_are_structs(self) -> None:
        table = raw(columns=("node", "name"), items=items("1 a", "2 b"))
        converted = run(table, "arm.Axis", OPEN)
        assert converted.problems == ()
        assert isinstance(converted.value, tuple)
        names = [dict(row.members)["name"] for row in converted.value]  # type: ignore[union-attr]
        assert names == ["a", "b"]

    def test_mistakes_in_columns_hide_those_in_rows(self) -> None:
        table = raw(columns=("nod", "role", "role"), items=items("1", "x y z"))
        assert messages(run(table, "arm.Axis", OPEN)) == [
            "'arm.Axis' has no field 'nod'",
            "column 'role' is given twice",
            "columns miss 'name', 'node' of 'arm.Axis'",
        ]

    def test_each_row_has_all_columns(self) -> None:
        table = raw(columns=("node", "name"), items=items("1 a", "2", "3 c d"))
        assert messages(run(table, "arm.Axis", FIXED_3)) == [
            "the row has 1 of 2 columns",
            "the row has 3 of 2 columns",
        ]

    def test_a_bad_cell_is_told_with_its_word(self) -> None:
        table = raw(columns=("node", "name"), items=items("1 a", "x much_too_long"))
        problems = run(table, "arm.Axis", OPEN).problems
        assert [problem.place.word for problem in problems] == ["much_too_long", "x"]

    def test_a_row_is_not_made_of_fields(self) -> None:
        table = raw(columns=("node", "name"), items=(members(node="1", name="a"),))
        assert messages(run(table, "arm.Axis", OPEN)) == [
            "a row of a table gives its fields in value="
        ]

    def test_an_array_does_not_fit_into_a_cell(self) -> None:
        table = raw(columns=("position",), items=items("1"))
        assert messages(run(table, "arm.Pose", OPEN)) == [
            "field 'position' of type float64[3] does not fit into one column"
        ]

    def test_columns_are_for_structs(self) -> None:
        table = raw(columns=("x",), items=items("1"))
        assert messages(run(table, "int8", OPEN)) == [
            "columns need an array of structs, not of int8"
        ]

    def test_a_table_has_as_many_rows_as_the_array_items(self) -> None:
        table = raw(columns=("node", "name"), items=items("1 a"))
        assert messages(run(table, "arm.Axis", FIXED_3)) == ["arm.Axis[3] has 3 items, 1 are given"]


@pytest.mark.parametrize("name", ["arm.Missing", "arm.Kinematics"])
def test_a_type_that_has_no_values_is_told_elsewhere(name: str) -> None:
    assert run("1", name) == Converted(None)
