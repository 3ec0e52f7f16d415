"""Durations as people write them."""

import re

UNITS = {"ns": 1, "us": 1_000, "ms": 1_000_000, "s": 1_000_000_000, "min": 60_000_000_000}
_DURATION = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>ns|us|ms|s|min)")


def parse_duration(text: str) -> int:
    """Return ``10ms`` or ``2.5s`` in whole nanoseconds; ValueError if it is none."""
    match = _DURATION.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"'{text}' is no duration; write 10ms, 2.5s or 1min")
    whole, _, fraction = match["number"].partition(".")
    scale = UNITS[match["unit"]]
    return int(whole) * scale + int(fraction or 0) * scale // int(10 ** len(fraction))
