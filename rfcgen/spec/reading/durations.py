"""Durations and rates, as exact whole nanoseconds."""

import re
from fractions import Fraction

_UNITS = {"ns": 1, "us": 10**3, "ms": 10**6, "s": 10**9, "": 10**9}
_RATES = {"Hz": 1, "kHz": 10**3}
_FORM = re.compile(r"([0-9.]+)([A-Za-z]*)")


def nanoseconds(text: str) -> int:
    """Return the nanoseconds of a duration or of one period of a rate, as the schema allows them.

    A rate such as ``60Hz`` is rounded to the nearest nanosecond; durations are always exact.
    """
    match = _FORM.fullmatch(text)
    if match is None:
        raise ValueError(f"'{text}' is not a duration")
    number, unit = Fraction(match[1]), match[2]
    if unit in _RATES:
        return round(Fraction(10**9) / (number * _RATES[unit]))
    return int(number * _UNITS[unit])
