"""Refuse set-points that no drive may be given."""

import math

from arm_types import Axis

from can_drives.encoder import Encoder

NANOSECONDS = 1_000_000_000


class SetpointError(Exception):
    """A set-point would be dangerous to follow."""


class SetpointGuard:
    """Turn the set-points of one axis into targets, each within reach of the one before."""

    def __init__(self, axis: Axis, period: int) -> None:
        self._axis = axis
        self._encoder = Encoder.of(axis)
        farthest = axis.max_speed * period / NANOSECONDS * self._encoder.counts_per_rad
        self._farthest = farthest + 1.0  # both ends of a step are rounded
        self._lowest = self._encoder.to_counts(axis.lower)
        self._highest = self._encoder.to_counts(axis.upper)

    def limit(self, target: int) -> int:
        """Return the target within the soft limits that is nearest to one, in counts."""
        return min(max(target, self._lowest), self._highest)

    def check(self, wanted_rad: float, last: int) -> int:
        """Return the target in counts; ``last`` is the target of the cycle before."""
        axis = self._axis
        if not math.isfinite(wanted_rad):
            raise SetpointError(f"axis {axis.name!r}: set-point {wanted_rad} is not a number")
        if not axis.lower <= wanted_rad <= axis.upper:
            raise SetpointError(
                f"axis {axis.name!r}: set-point {wanted_rad:.6f} rad is outside the soft limits "
                f"{axis.lower:g} … {axis.upper:g} rad"
            )
        target = self._encoder.to_counts(wanted_rad)
        if abs(target - last) > self._farthest:
            raise SetpointError(
                f"axis {axis.name!r}: set-point {wanted_rad:.6f} rad is {abs(target - last)} "
                f"counts away from the one before; {axis.max_speed:g} rad/s allows "
                f"{self._farthest:.0f} in a cycle"
            )
        return target
