"""Durations as people write them."""

import re
from decimal import Decimal

UNITS = {
    "ns": 1,
    "us": 1_000,
    "ms": 1_000_000,
    "s": 1_000_000_000,
    "min": 60_000_000_000,
    "h": 3_600_000_000_000,
}
_DURATION = re.compile(r"(?P<number>[0-9]+(\.[0-9]+)?)(?P<unit>ns|us|ms|s|min|h)")


def parse_duration(text: str) -> int:
    """Return ``10ms`` or ``2.5s`` in whole nanoseconds; ValueError if it is none."""
    match = _DURATION.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"'{text}' is no duration; write 10ms, 2.5s, 1min or 1h")
    exact = Decimal(match["number"]) * UNITS[match["unit"]]
    if exact != int(exact):
        raise ValueError(f"'{text}' is finer than a nanosecond")
    return int(exact)


def show_duration(nanoseconds: float) -> str:
    """Return ``10ms`` or ``2.5s``: what `parse_duration` reads, in the largest unit up to ``s``."""
    size = abs(nanoseconds)
    unit = next((name for name in ("s", "ms", "us") if size >= UNITS[name]), "ns")
    if size == 0:
        return "0s"
    number = f"{Decimal(nanoseconds) / UNITS[unit]:f}"
    return (number.rstrip("0").rstrip(".") if "." in number else number) + unit
