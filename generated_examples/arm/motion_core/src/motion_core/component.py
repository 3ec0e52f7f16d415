"""Point-to-point motion of all axes."""

from arm_types import Setpoint

from motion_core._generated.base import MotionCoreBase
from motion_core.point_to_point import PointToPoint


class MotionError(Exception):
    """The motion cannot go on safely."""


class MotionCore(MotionCoreBase):
    """Begins when all drives are enabled and leads them from where they are to the goal.

    Path time advances by one period in each executed cycle, so a cycle that is left out delays the
    motion and never makes it jump.
    """

    _period = 0
    _path: PointToPoint | None = None
    _elapsed = 0
    _missed_reports = 0

    def on_activated(self) -> None:
        """Forget the motion before; the next one begins from the measured position."""
        period = self.describe().context("main").period
        if period is None:
            raise ValueError("path time goes on by periods, so 'main' must be periodic")
        self._period = period
        self._path = None
        self._elapsed = self._missed_reports = 0

    def on_execute(self) -> None:
        """Publish the set-point of this cycle."""
        report = self.ports.report.read()
        if self._path is not None:
            self._missed_reports = 0 if report is not None else self._missed_reports + 1
            if self._missed_reports > self.config.max_missed_reports:
                raise MotionError("the drives are no longer heard")
            if report is not None and not report.all_enabled:
                raise MotionError("a drive no longer follows the set-points")
            self._elapsed = min(self._elapsed + self._period, self._path.duration)
        elif report is not None and report.all_enabled:
            start = report.joints.position
            self._path = PointToPoint(start, self.config.goal, self.config.duration)
        else:
            return
        wanted = self._path.position(self._elapsed)
        self.ports.setpoint.write(Setpoint(stamp=self.clock.now(), position=wanted))
