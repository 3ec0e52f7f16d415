"""One simulated CiA 402 drive in cyclic synchronous position, with an absolute encoder."""

import math
from dataclasses import dataclass
from enum import Enum

from arm_types import Axis, DriveState

from arm_simulator.power import next_state
from arm_simulator.travel import Braking, Rest, Segment, Travel


class NmtState(Enum):
    """What a node may send and take (CiA 301)."""

    PRE_OPERATIONAL = 127
    OPERATIONAL = 5
    STOPPED = 4


@dataclass(frozen=True, slots=True)
class Command:
    """The content of a synchronous RPDO: control word and target in counts."""

    controlword: int
    target: int


@dataclass(frozen=True, slots=True)
class Sample:
    """The content of a TPDO: power state and position in counts."""

    state: DriveState
    position: int


class SimulatedDrive:
    """Latches a command at one SYNC and reaches its target at the next.

    So a target that is sent after SYNC k takes effect at SYNC k + 1 and is reached at SYNC k + 2.
    A quick stop slows down on the drive's own ramp and then takes the power off (0x605A = 2).
    """

    def __init__(self, axis: Axis, *, start_rad: float, interpolation_period: int) -> None:
        self._axis = axis
        self._period = interpolation_period
        self._counts_per_rad = axis.counts_per_turn / math.tau
        self._travel: Travel = Rest(axis.offset + round(start_rad * self._counts_per_rad))
        self._pending: Command | None = None
        self._controlword = 0
        self.nmt = NmtState.PRE_OPERATIONAL
        self.state = DriveState.SWITCH_ON_DISABLED

    @property
    def node(self) -> int:
        """Return the node number."""
        return self._axis.node

    def take_nmt(self, nmt: NmtState, now: int) -> None:
        """Change the NMT state; an enabled drive that leaves OPERATIONAL stops (0x6007 = 3)."""
        self.nmt = nmt
        if nmt is NmtState.OPERATIONAL:
            return
        self._pending = None
        if self.state is DriveState.OPERATION_ENABLED:
            self._enter(DriveState.QUICK_STOP_ACTIVE, now)

    def reset(self, now: int) -> None:
        """Start anew as after power-on; the brake holds the axis."""
        self._pending, self._controlword = None, 0
        self.nmt = NmtState.PRE_OPERATIONAL
        self._enter(DriveState.SWITCH_ON_DISABLED, now)

    def fail(self, now: int) -> None:
        """Break down: the brake holds the axis and the drive reports a fault."""
        self._enter(DriveState.FAULT, now)

    def take_command(self, command: Command) -> None:
        """Keep a synchronous RPDO until the next SYNC; outside OPERATIONAL it is not seen."""
        if self.nmt is NmtState.OPERATIONAL:
            self._pending = command

    def take_controlword(self, controlword: int, now: int) -> None:
        """Obey an asynchronous RPDO at once."""
        if self.nmt is NmtState.OPERATIONAL:
            self._end_braking(now)
            self._obey(controlword, now)

    def take_sync(self, now: int) -> Sample | None:
        """Sample, then act on the pending command; outside OPERATIONAL nothing happens."""
        if self.nmt is not NmtState.OPERATIONAL:
            return None
        self._end_braking(now)
        if isinstance(self._travel, Segment):
            self._travel = self._travel.ended_at(now)
        sample = Sample(self.state, self._travel.position_at(now))
        pending, self._pending = self._pending, None
        if pending is not None:
            self._obey(pending.controlword, now)
        if self.state is DriveState.OPERATION_ENABLED:
            target = pending.target if pending is not None else sample.position
            self._travel = Segment(now, self._period, sample.position, target)
        return sample

    def angle_at(self, now: int) -> float:
        """Return the true angle, in rad."""
        return (self._travel.position_at(now) - self._axis.offset) / self._counts_per_rad

    def speed_at(self, now: int) -> float:
        """Return the true speed, in rad/s."""
        return self._travel.velocity_at(now) / self._counts_per_rad

    def _obey(self, controlword: int, now: int) -> None:
        previous, self._controlword = self._controlword, controlword
        self._enter(next_state(self.state, controlword, previous), now)

    def _enter(self, state: DriveState, now: int) -> None:
        if state is self.state:
            return
        self.state = state
        position = self._travel.position_at(now)
        if state is DriveState.QUICK_STOP_ACTIVE:
            self._travel = Braking(
                begin=now,
                start=position,
                velocity=self._travel.velocity_at(now),
                deceleration=self._axis.max_acceleration * self._counts_per_rad,
            )
        else:
            self._travel = Rest(position)

    def _end_braking(self, now: int) -> None:
        if isinstance(self._travel, Braking) and now >= self._travel.end:
            self._enter(DriveState.SWITCH_ON_DISABLED, now)
