"""Where a drive is between two commands; positions in counts, times in nanoseconds."""

from dataclasses import dataclass

NANOSECONDS = 1_000_000_000


@dataclass(frozen=True, slots=True)
class Rest:
    """Stand still."""

    position: int

    def position_at(self, _now: int) -> int:
        """Return the position."""
        return self.position

    def velocity_at(self, _now: int) -> float:
        """Return the speed, in counts per second."""
        return 0.0


@dataclass(frozen=True, slots=True)
class Segment:
    """Interpolate to a target, reach it after ``duration`` and stay there (object 0x60C2)."""

    begin: int
    duration: int
    start: int
    target: int

    def position_at(self, now: int) -> int:
        """Return the position."""
        elapsed = min(max(now - self.begin, 0), self.duration)
        return self.start + round((self.target - self.start) * elapsed / self.duration)

    def velocity_at(self, now: int) -> float:
        """Return the speed, in counts per second."""
        if now - self.begin > self.duration:
            return 0.0
        return (self.target - self.start) * NANOSECONDS / self.duration

    def ended_at(self, sync: int) -> "Segment":
        """Return the same way, shifted to end at a SYNC: the interpolation is locked to it."""
        return Segment(sync - self.duration, self.duration, self.start, self.target)


@dataclass(frozen=True, slots=True)
class Braking:
    """Slow down evenly from a speed to rest."""

    begin: int
    start: int
    velocity: float
    deceleration: float

    @property
    def end(self) -> int:
        """Return when the drive stands."""
        return self.begin + round(abs(self.velocity) / self.deceleration * NANOSECONDS)

    def position_at(self, now: int) -> int:
        """Return the position."""
        elapsed = max(min(now, self.end) - self.begin, 0) / NANOSECONDS
        mean = (self.velocity + self.velocity_at(now)) / 2
        return self.start + round(mean * elapsed)

    def velocity_at(self, now: int) -> float:
        """Return the speed, in counts per second."""
        if now >= self.end:
            return 0.0
        lost = self.deceleration * max(now - self.begin, 0) / NANOSECONDS
        return self.velocity - lost if self.velocity > 0 else self.velocity + lost


Travel = Rest | Segment | Braking
