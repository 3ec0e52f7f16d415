from contextlib import suppress
from dataclasses import dataclass
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.debugger.notation import MAX_DEPTH, parse, parse_duration, write, write_duration
from rfcgen.debugger.problem import CommandError


class Phase(Enum):
    IDLE = 0


@dataclass(frozen=True)
class Point:
    x: float
    phase: Phase


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("10ms", "10ms"),
        ("null", None),
        ('"null"', "null"),
        ("[1, -2.5, inf]", ["1", "-2.5", "inf"]),
        ("[]", []),
        ("{}", {}),
        ("{a: [1], 'b': {c: MOVING}}", {"a": ["1"], "b": {"c": "MOVING"}}),
        (r'"a \"quoted\" one; [not] {a} list"', 'a "quoted" one; [not] {a} list'),
        ("'single \"quotes\"'", 'single "quotes"'),
        ("'关节'", "关节"),
    ],
)
def test_parse(text: str, value: object) -> None:
    assert parse(text) == value


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "ends too early"),
        ("[1, 2", "ends too early"),
        ("{a: 1", "ends too early"),
        ("{a 1}", "':' is expected at '1}'"),
        ("{: 1}", "a field name is expected at ': 1}'"),
        ("{a: 1, a: 2}", "'a' is given twice"),
        ("[1 2]", "',' or ']' is expected at '2]'"),
        ("1 2", "nothing more is expected after the value, here is '2'"),
        ("]", "a value is expected at ']'"),
        ('"open', "a quote is not closed"),
        (r'"\q"', "not a text as in JSON"),
        ("[" * (MAX_DEPTH + 2), "nested too deeply"),
    ],
)
def test_parse_says_where_it_stops(text: str, message: str) -> None:
    with pytest.raises(CommandError) as raised:
        parse(text)
    assert message in raised.value.message


@given(st.text())
def test_any_text_is_a_value_or_a_mistake(text: str) -> None:
    with suppress(CommandError):
        parse(text)


plain = st.recursive(
    st.none() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=10,
)


@given(st.lists(plain))
def test_lists_and_texts_read_back_as_they_were_written(value: list[object]) -> None:
    def as_written(part: object) -> str:
        if isinstance(part, dict):
            members = (f"{write(name)}: {as_written(member)}" for name, member in part.items())
            return "{" + ", ".join(members) + "}"
        if isinstance(part, list):
            return "[" + ", ".join(as_written(item) for item in part) + "]"
        return write(part)

    assert parse(as_written(value)) == value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Point(0.1, Phase.IDLE), "{x: 0.1, phase: IDLE}"),
        ((True, None, 3), "[true, null, 3]"),
        (b"\x01\xff", '"01ff"'),
        (float("inf"), "inf"),
    ],
)
def test_write(value: object, text: str) -> None:
    assert write(value) == text


@pytest.mark.parametrize(
    ("text", "nanoseconds"),
    [("10ms", 10_000_000), ("2.5s", 2_500_000_000), ("-1us", -1_000), ("1h", 3_600_000_000_000)],
)
def test_parse_duration(text: str, nanoseconds: int) -> None:
    assert parse_duration(text) == nanoseconds


@pytest.mark.parametrize("text", ["10", "ms", "1.5ns", "10 ms", "1e3s", "١s", ""])
def test_what_is_no_duration(text: str) -> None:
    assert parse_duration(text) is None


@given(st.integers(-(2**63), 2**63))
def test_durations_read_back_as_they_were_written(nanoseconds: int) -> None:
    assert parse_duration(write_duration(nanoseconds)) == nanoseconds
