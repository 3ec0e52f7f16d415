"""Durations are exact; rates are rounded to whole nanoseconds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.spec.reading.durations import nanoseconds


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0", 0),
        ("1ns", 1),
        ("2.5us", 2_500),
        ("10ms", 10_000_000),
        ("0.000001ms", 1),
        ("2.5s", 2_500_000_000),
        ("999999999.999999999s", 999_999_999_999_999_999),
        ("100Hz", 10_000_000),
        ("1kHz", 1_000_000),
        ("60Hz", 16_666_667),
        ("0.5Hz", 2_000_000_000),
    ],
)
def test_nanoseconds(text: str, expected: int) -> None:
    assert nanoseconds(text) == expected


@given(st.integers(0, 10**18 - 1))
def test_seconds_with_nine_digits_are_exact(value: int) -> None:
    assert nanoseconds(f"{value // 10**9}.{value % 10**9:09}s") == value


def test_what_the_schema_refuses_is_a_programming_error() -> None:
    with pytest.raises(ValueError, match="not a duration"):
        nanoseconds("soon")
