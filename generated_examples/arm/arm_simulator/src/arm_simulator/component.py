"""Eight simulated drives behind one bus object."""

from collections.abc import Mapping
from types import MappingProxyType

from arm_types import JointState
from rfcgen.runtime import CanFrame

from arm_simulator import frames
from arm_simulator._generated.base import ArmSimulatorBase
from arm_simulator.drive import NmtState, SimulatedDrive

_NMT_STATES = {1: NmtState.OPERATIONAL, 2: NmtState.STOPPED, 128: NmtState.PRE_OPERATIONAL}
_NMT_RESETS = (129, 130)
_EVERY_NODE = 0


class ArmSimulator(ArmSimulatorBase):
    """Answers each frame on the bus as eight drives would, in the order of arrival."""

    _drives: Mapping[int, SimulatedDrive] = MappingProxyType({})

    def on_initialize(self) -> None:
        """Put the drives on the bus, each where the configuration says."""
        self._drives = {
            axis.node: SimulatedDrive(
                axis, start_rad=start, interpolation_period=self.config.interpolation_period
            )
            for axis, start in zip(self.config.axes, self.config.start, strict=True)
        }
        if len(self._drives) < len(self.config.axes):
            raise ValueError("two axes have the same node number")

    def on_activated(self) -> None:
        """Announce the drives as after power-on."""
        for drive in self._drives.values():
            self._boot(drive, self.clock.now())

    def on_execute(self) -> None:
        """Handle what has arrived."""
        for frame in self.ports.bus.receive_all():
            if frames.is_taken(frame):
                self._take(frame)

    def _take(self, frame: CanFrame) -> None:
        if frame.id == frames.SYNC:
            self._take_sync(frame.stamp)
        elif frame.id == frames.NMT:
            self._take_nmt(frame)
        elif frame.id == frames.RPDO:
            controlword = frames.read_controlword(frame)
            if controlword is not None:
                for drive in self._drives.values():
                    drive.take_controlword(controlword, frame.stamp)
        else:
            self._take_command(frame)

    def _take_command(self, frame: CanFrame) -> None:
        drive = self._drives.get(frame.id - frames.RPDO)
        command = frames.read_command(frame)
        if drive is not None and command is not None:
            drive.take_command(command)

    def _take_sync(self, now: int) -> None:
        for node, drive in self._drives.items():
            sample = drive.take_sync(now)
            if sample is not None:
                self.ports.bus.send(frames.sample_frame(node, sample))
        drives = self._drives.values()
        self.ports.truth.write(
            JointState(
                stamp=now,
                position=tuple(drive.angle_at(now) for drive in drives),
                velocity=tuple(drive.speed_at(now) for drive in drives),
            )
        )

    def _take_nmt(self, frame: CanFrame) -> None:
        request = frames.read_nmt(frame)
        if request is None:
            return
        command, node = request
        for drive in self._drives.values():
            if node not in (_EVERY_NODE, drive.node):
                continue
            if command in _NMT_RESETS:
                self._boot(drive, frame.stamp)
            elif command in _NMT_STATES:
                drive.take_nmt(_NMT_STATES[command], frame.stamp)

    def _boot(self, drive: SimulatedDrive, now: int) -> None:
        drive.reset(now)
        self.ports.bus.send(frames.boot_up(drive.node))
