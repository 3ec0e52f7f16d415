"""Positions over time, and their form as a table of text."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

NANOSECONDS = 1_000_000_000
JOINTS = ("joint1", "joint2")
"""The axes that the motion moves: the first two."""


@dataclass(frozen=True, slots=True)
class Sample:
    """Wanted and measured positions of all axes, in rad, at the same time in nanoseconds."""

    stamp: int
    wanted: tuple[float, ...]
    measured: tuple[float, ...]


def write_csv(path: Path, samples: Sequence[Sample]) -> None:
    """Write the curves of the joints; time zero is the first set-point."""
    names = [f"{joint}_{kind}_rad" for joint in JOINTS for kind in ("wanted", "measured")]
    lines = [",".join(("time_s", *names))]
    for sample in samples:
        time_s = (sample.stamp - samples[0].stamp) / NANOSECONDS
        values = [
            f"{angle:.9f}"
            for axis in range(len(JOINTS))
            for angle in (sample.wanted[axis], sample.measured[axis])
        ]
        lines.append(",".join((f"{time_s:.3f}", *values)))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
