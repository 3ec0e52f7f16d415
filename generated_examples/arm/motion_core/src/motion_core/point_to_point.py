"""Move several axes together, all starting and ending at the same time."""

from dataclasses import dataclass

from motion_core.quintic import PEAK_RATE, blend, blend_curvature, blend_rate

NANOSECONDS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class PointToPoint:
    """A motion from ``start`` to ``goal`` in ``duration`` nanoseconds, on the quintic blend.

    ``elapsed`` is path time in nanoseconds. Before the motion it stands at the start, after it at
    the goal, to the last bit.
    """

    start: tuple[float, ...]
    goal: tuple[float, ...]
    duration: int

    def __post_init__(self) -> None:
        if len(self.start) != len(self.goal):
            raise ValueError(f"start has {len(self.start)} axes, goal has {len(self.goal)}")
        if self.duration <= 0:
            raise ValueError(f"duration must be positive, not {self.duration} ns")

    def position(self, elapsed: int) -> tuple[float, ...]:
        """Return where the axes are to be."""
        if elapsed >= self.duration:
            return self.goal
        share = blend(elapsed / self.duration)
        return tuple(
            start + share * (goal - start)
            for start, goal in zip(self.start, self.goal, strict=True)
        )

    def velocity(self, elapsed: int) -> tuple[float, ...]:
        """Return how fast the axes are to move, per second."""
        return self._scaled(blend_rate(elapsed / self.duration) / self._duration_s)

    def acceleration(self, elapsed: int) -> tuple[float, ...]:
        """Return how the speed is to change, per second squared."""
        return self._scaled(blend_curvature(elapsed / self.duration) / self._duration_s**2)

    def peak_speed(self) -> tuple[float, ...]:
        """Return the greatest speed of each axis, per second."""
        return tuple(abs(value) for value in self._scaled(PEAK_RATE / self._duration_s))

    @property
    def _duration_s(self) -> float:
        return self.duration / NANOSECONDS

    def _scaled(self, factor: float) -> tuple[float, ...]:
        return tuple(
            factor * (goal - start) for start, goal in zip(self.start, self.goal, strict=True)
        )
