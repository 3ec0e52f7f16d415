# Made by rfcgen from the system ArmMotion, model 1baedb535fd8.
# Do not edit: change the XML document, then run "rfcgen integrate system" on it.
"""Make the instances of ArmMotion and join their ports."""

from arm_simulator import ArmSimulator
from can_drives import CanDrives
from motion_core import MotionCore
from rfcgen.runtime import Engine, System

from arm_motion import settings


class ArmMotion(System):
    """Moves joints 1 and 2 of the simulated arm along a published trajectory: a quintic from point
    to point in 180 s.
    """

    def __init__(self, engine: Engine, *, drive_bus: str = "virtual:arm") -> None:
        super().__init__("ArmMotion", engine)
        self.simulator = self.add(ArmSimulator("simulator", settings.simulator()))
        self.drives = self.add(CanDrives("drives", settings.drives()))
        self.motion_core = self.add(MotionCore("motion_core", settings.motion_core()))

        self.connect(self.motion_core.ports.setpoint, self.drives.ports.setpoint)
        self.connect(self.drives.ports.report, self.motion_core.ports.report, delay=True)

        self.join(
            "bus",
            self.drives.ports.bus,
            self.simulator.ports.bus,
            address=drive_bus,
            bitrate=1_000_000,
        )
