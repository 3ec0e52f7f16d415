"""Record what was wanted and what was measured, each at its own time."""

from arm_types import DriveReport, Setpoint

from arm_demo.samples import Sample


class Recorder:
    """Keeps every set-point by the time it was made, every report by the time of its SYNC."""

    def __init__(self) -> None:
        self._wanted: dict[int, tuple[float, ...]] = {}
        self._measured: dict[int, tuple[float, ...]] = {}

    def take_setpoint(self, _now: int, setpoint: Setpoint) -> None:
        """Keep a set-point."""
        self._wanted[setpoint.stamp] = setpoint.position

    def take_report(self, _now: int, report: DriveReport) -> None:
        """Keep a report."""
        self._measured[report.joints.stamp] = report.joints.position

    def samples(self) -> tuple[Sample, ...]:
        """Return all times, from the first set-point on, at which both are known."""
        return tuple(
            Sample(stamp, wanted, self._measured[stamp])
            for stamp, wanted in sorted(self._wanted.items())
            if stamp in self._measured
        )
