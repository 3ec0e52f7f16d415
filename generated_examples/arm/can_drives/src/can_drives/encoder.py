"""Convert between joint angles and the counts of an absolute encoder, rounding once."""

import math
from dataclasses import dataclass

from arm_types import Axis


@dataclass(frozen=True, slots=True)
class Encoder:
    """The scale of one axis: counts in a turn of the joint, and counts at zero."""

    counts_per_turn: int
    offset: int

    @classmethod
    def of(cls, axis: Axis) -> "Encoder":
        """Return the encoder of an axis."""
        return cls(axis.counts_per_turn, axis.offset)

    @property
    def counts_per_rad(self) -> float:
        """Return the counts in one radian."""
        return self.counts_per_turn / math.tau

    def to_counts(self, angle_rad: float) -> int:
        """Return the count nearest to an angle."""
        return self.offset + round(angle_rad * self.counts_per_turn / math.tau)

    def to_angle(self, counts: int) -> float:
        """Return the angle of a count, in rad."""
        return (counts - self.offset) * math.tau / self.counts_per_turn
