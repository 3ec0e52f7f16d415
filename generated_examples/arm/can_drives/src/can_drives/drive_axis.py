"""What is known and wanted of one drive from cycle to cycle."""

from arm_types import Axis, DriveState

from can_drives.enabling import Enabling
from can_drives.encoder import Encoder
from can_drives.frames import DriveSample
from can_drives.guard import SetpointGuard
from can_drives.statusword import read_state


class DriveAxis:
    """One axis: the last sample of its drive, the target it was given, how long it is silent.

    Positions and targets are encoder counts. ``state`` is None until the drive is heard.
    """

    def __init__(self, axis: Axis, *, period: int) -> None:
        self.name = axis.name
        self.node = axis.node
        self.state: DriveState | None = None
        self.position = 0
        self.target = 0
        self.silent_cycles = 0
        self._step = 0
        self._encoder = Encoder.of(axis)
        self._guard = SetpointGuard(axis, period)
        self._enabling = Enabling()

    @property
    def is_silent(self) -> bool:
        """Tell whether the drive did not answer the last SYNC."""
        return self.silent_cycles > 0

    @property
    def is_enabled(self) -> bool:
        """Tell whether the drive reported that it follows targets."""
        return self.state is DriveState.OPERATION_ENABLED

    @property
    def is_moving(self) -> bool:
        """Tell whether the last set-point was a movement."""
        return self._step != 0

    @property
    def angle(self) -> float:
        """Return the measured angle, in rad."""
        return self._encoder.to_angle(self.position)

    def begin_cycle(self) -> None:
        """Count a silent cycle; a sample takes it back."""
        self.silent_cycles += 1

    def forget(self) -> None:
        """Assume nothing about the drive until it is heard again."""
        self.state = None

    def take(self, sample: DriveSample) -> None:
        """Keep what the drive said."""
        self.silent_cycles = 0
        self.state = read_state(sample.statusword)
        self.position = sample.position

    def hold(self) -> None:
        """Want the measured position, as long as the drive is not known to follow."""
        self.target, self._step = self.position, 0

    def follow(self, wanted_rad: float) -> None:
        """Want a set-point, if it may be followed."""
        target = self._guard.check(wanted_rad, self.target)
        self.target, self._step = target, target - self.target

    def coast(self) -> None:
        """Go on as in the cycle before, within the soft limits, when a set-point is late."""
        self.target = self._guard.limit(self.target + self._step)

    def next_word(self) -> int:
        """Return the control word of this cycle."""
        return self._enabling.next_word(self.state)
