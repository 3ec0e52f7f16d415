from dataclasses import dataclass
from enum import Enum

import numpy
import pytest
from numpy.typing import NDArray

from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.values import read_text, read_value, sketch


class Phase(Enum):
    IDLE = 0
    MOVING = 3


@dataclass(frozen=True, slots=True)
class Point:
    x: float
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Target:
    points: tuple[Point, ...]
    phase: Phase
    within: int
    pair: tuple[float, ...] = (0.0, 0.0)
    tag: str | None = None

    def __post_init__(self) -> None:
        if len(self.pair) != 2:
            raise ValueError(f"pair has 2 items, not {len(self.pair)}")


def test_a_struct_from_text() -> None:
    text = "{points: [{x: 1}, {x: 2, y: -inf}], phase: MOVING, within: 10ms, pair: [1, 2]}"
    expected = Target((Point(1.0), Point(2.0, float("-inf"))), Phase.MOVING, 10_000_000, (1.0, 2.0))
    assert read_text(text, Target) == expected


def test_a_struct_from_json_data() -> None:
    plain = {"points": [{"x": 1}], "phase": "IDLE", "within": 5, "tag": "a"}
    assert read_value(plain, Target) == Target((Point(1.0),), Phase.IDLE, 5, tag="a")


@pytest.mark.parametrize(
    ("text", "hint", "value"),
    [
        ("0x10", int, 16),
        ("-3", int, -3),
        ("1.5s", int, 1_500_000_000),
        ("2", float, 2.0),
        ("nan", float, pytest.approx(float("nan"), nan_ok=True)),
        ("true", bool, True),
        ("hello world", str, "hello world"),
        ('"hello; world"', str, "hello; world"),
        ("10", str, "10"),
        ("00ff", bytes, b"\x00\xff"),
        ("null", Point | None, None),
        ("{x: 1}", Point | None, Point(1.0)),
        ("[1, 2]", tuple[int, float], (1, 2.0)),
        ("[]", tuple[float, ...], ()),
    ],
)
def test_read_text(text: str, hint: object, value: object) -> None:
    assert read_text(text, hint) == value


def test_an_array() -> None:
    value = read_text("[1, 2.5]", NDArray[numpy.float32])
    assert isinstance(value, numpy.ndarray)
    assert value.dtype == numpy.float32
    assert value.tolist() == [1.0, 2.5]


@pytest.mark.parametrize(
    ("text", "hint", "message", "help_"),
    [
        ("abc", float, "'abc' is not a number", ""),
        ("1.5", int, "'1.5' is not a whole number", ""),
        ("1", bool, "'1' is not true or false", ""),
        ("0g", bytes, "'0g' is not a row of hexadecimal digits", ""),
        ("[1]", tuple[int, int], "2 items are needed, not 1", ""),
        ("[300]", NDArray[numpy.uint8], "out of bounds", ""),
        ("7", tuple[int, ...], "'7' is not a list", "type [1, 2, 3]"),
        ("MOVNG", Phase, "Phase has no value 'MOVNG'", "did you mean 'MOVING'?"),
        ("3", Point, "'3' is not a Point", "type {x: 0.0, y: 0.0}"),
        ("{}", Point, "Point needs 'x'", "type {x: 0.0, y: 0.0}"),
        ("{x: 1, z: 2}", Point, "Point has no field 'z'", "known here: x, y"),
        (
            "{points: [{x: a}], phase: IDLE, within: 1}",
            Target,
            "'points[0].x': 'a' is not a number",
            "",
        ),
        (
            "{points: [], phase: IDLE, within: 1, pair: [1]}",
            Target,
            "pair has 2 items, not 1",
            "",
        ),
        ("{x: 1", Point, "the value ends too early", ""),
        ("1", complex, "values of type complex cannot be typed in", ""),
    ],
)
def test_what_does_not_fit_is_named(text: str, hint: object, message: str, help_: str) -> None:
    with pytest.raises(CommandError) as raised:
        read_text(text, hint)
    assert message in raised.value.message
    assert help_ in raised.value.help


def test_the_name_of_the_value_is_said() -> None:
    with pytest.raises(CommandError) as raised:
        read_text("[1, x]", tuple[float, ...], at="limits")
    assert raised.value.message == "'limits[1]': 'x' is not a number"


def test_sketch() -> None:
    assert sketch(Target) == (
        '{points: [{x: 0.0, y: 0.0}, …], phase: IDLE, within: 0, pair: [0.0, …], tag: "text"}'
    )
