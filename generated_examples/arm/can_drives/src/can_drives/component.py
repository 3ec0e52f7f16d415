"""The cyclic operation of eight CiA 402 drives."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from arm_types import Axis, DriveReport, DriveState, JointState
from rfcgen.runtime import ConfigurationRefused

from can_drives import frames
from can_drives._generated.base import CanDrivesBase
from can_drives._generated.configuration import Configuration
from can_drives.drive_axis import DriveAxis
from can_drives.enabling import QUICK_STOP
from can_drives.guard import NANOSECONDS, SetpointError


class DriveError(Exception):
    """A drive that should follow the set-points does not."""


class CanDrives(CanDrivesBase):
    """Enables all drives and makes them follow the set-points.

    Each cycle reads what the drives sampled at the SYNC before, sends the next SYNC, then a command
    to every drive. That command acts at the SYNC after it and its target is reached at the one
    after that, so a sample shows the set-point of two cycles earlier. Enabling goes on as long as
    it takes; once all drives follow, whatever goes wrong raises, and the drives brake.
    """

    _axes: tuple[DriveAxis, ...] = ()
    _by_node: Mapping[int, DriveAxis] = MappingProxyType({})
    _sync_time: int | None = None
    _last_joints: JointState | None = None
    _cycle = 0
    _is_enabled = False
    _is_sync_due = False
    _ignored_frames = 0
    _incomplete_cycles = 0

    def on_initialize(self) -> None:
        """Refuse to begin with axes that cannot be told apart."""
        _check_nodes(self.config.axes)

    def on_configuration_changed(self, new: Configuration) -> None:
        """Refuse axes that cannot be told apart."""
        _check_nodes(new.axes)

    def on_activated(self) -> None:
        """Forget everything; the drives are enabled anew from where they are."""
        period = self.describe().context("main").period
        if period is None:
            raise ValueError("drives need a SYNC in equal intervals, so 'main' must be periodic")
        self._axes = tuple(DriveAxis(axis, period=period) for axis in self.config.axes)
        self._by_node = {axis.node: axis for axis in self._axes}
        self._sync_time = self._last_joints = None
        self._cycle = self._ignored_frames = self._incomplete_cycles = 0
        self._is_enabled = self._is_sync_due = False

    def on_execute(self) -> None:
        """Read, judge, command."""
        self._is_sync_due = True
        self._receive()
        self._supervise()
        self._report()
        self._choose_targets()
        self._start_silent_nodes()
        self._send_cycle()

    def on_deactivated(self) -> None:
        """Brake and take the power off the drives."""
        self._stop_at_once()

    def on_aborting(self) -> None:
        """Brake and take the power off the drives; the SYNC keeps its beat."""
        self._stop_at_once()
        if self._is_sync_due:
            self.ports.bus.try_send(frames.sync())

    def on_error(self) -> None:
        """Keep the drives stopped and listen to them."""
        self._receive()
        self.ports.bus.try_send(frames.sync())
        self._send_stop()

    def _receive(self) -> None:
        for axis in self._axes:
            axis.begin_cycle()
        for frame in self.ports.bus.receive_all():
            sample = frames.read_sample(frame)
            if sample is not None and sample.node in self._by_node:
                self._by_node[sample.node].take(sample)
            elif not frames.is_heartbeat(frame):
                self._ignored_frames += 1
        for axis in self._axes:
            if axis.silent_cycles > self.config.max_silent_cycles:
                axis.forget()

    def _supervise(self) -> None:
        if not self._is_enabled:
            self._is_enabled = all(axis.is_enabled and not axis.is_silent for axis in self._axes)
            return
        for axis in self._axes:
            if axis.state is None:
                raise DriveError(
                    f"axis {axis.name!r} (node {axis.node}) is silent for "
                    f"{axis.silent_cycles} cycles"
                )
            if not axis.is_enabled:
                raise DriveError(
                    f"axis {axis.name!r} (node {axis.node}) went to {axis.state.name} by itself"
                )

    def _report(self) -> None:
        if self._sync_time is None:
            return
        if any(axis.is_silent for axis in self._axes):
            self._incomplete_cycles += 1
            return
        self._last_joints = self._measure(self._sync_time)
        self.ports.report.write(
            DriveReport(
                joints=self._last_joints,
                states=tuple(axis.state or DriveState.NOT_READY for axis in self._axes),
                all_enabled=self._is_enabled,
                ignored_frames=self._ignored_frames,
                incomplete_cycles=self._incomplete_cycles,
            )
        )

    def _measure(self, stamp: int) -> JointState:
        last, position = self._last_joints, tuple(axis.angle for axis in self._axes)
        if last is None:
            return JointState(stamp=stamp, position=position, velocity=(0.0,) * len(position))
        elapsed_s = (stamp - last.stamp) / NANOSECONDS
        velocity = tuple(
            (now - before) / elapsed_s for now, before in zip(position, last.position, strict=True)
        )
        return JointState(stamp=stamp, position=position, velocity=velocity)

    def _choose_targets(self) -> None:
        if not self._is_enabled:
            for axis in self._axes:
                axis.hold()
            return
        setpoint = self.ports.setpoint.read()
        if setpoint is not None and self.ports.setpoint.is_new:
            for axis, wanted in zip(self._axes, setpoint.position, strict=True):
                axis.follow(wanted)
        elif setpoint is None and any(axis.is_moving for axis in self._axes):
            raise SetpointError("the set-points stopped in the middle of a motion")
        else:
            for axis in self._axes:
                axis.coast()

    def _start_silent_nodes(self) -> None:
        is_due = self._cycle % self.config.start_interval == 0
        self._cycle += 1
        if self._is_enabled or not is_due:
            return
        for axis in self._axes:
            if axis.is_silent:
                self.ports.bus.send(frames.start_node(axis.node))

    def _send_cycle(self) -> None:
        bus = self.ports.bus
        self._sync_time = self.clock.now()
        bus.send(frames.sync())
        self._is_sync_due = False
        for axis in self._axes:
            bus.send(frames.command(axis.node, axis.next_word(), axis.target))

    def _stop_at_once(self) -> None:
        # the second frame replaces the older command that the next SYNC would apply
        self.ports.bus.try_send(frames.command_all(QUICK_STOP))
        self._send_stop()

    def _send_stop(self) -> None:
        for axis in self._axes:
            self.ports.bus.try_send(frames.command(axis.node, QUICK_STOP, axis.position))


def _check_nodes(axes: Sequence[Axis]) -> None:
    nodes = [axis.node for axis in axes]
    for axis in axes:
        if nodes.count(axis.node) > 1:
            raise ConfigurationRefused(f"node {axis.node} belongs to more than one axis")
