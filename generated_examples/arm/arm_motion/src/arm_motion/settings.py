# Made by rfcgen from the system ArmMotion, model 1baedb535fd8.
# Do not edit: change the XML document, then run "rfcgen integrate system" on it.
"""The configurations of the instances of ArmMotion."""

from arm_simulator import Configuration as ArmSimulatorConfiguration
from arm_types import Axis, AxisRole
from can_drives import Configuration as CanDrivesConfiguration
from motion_core import Configuration as MotionCoreConfiguration

AXES = (
    Axis(
        name="joint1",
        node=1,
        role=AxisRole.JOINT,
        counts_per_turn=524_288,
        offset=0,
        lower=-3.09,
        upper=3.09,
        max_speed=0.5,
        max_acceleration=1.0,
    ),
    Axis(
        name="joint2",
        node=2,
        role=AxisRole.JOINT,
        counts_per_turn=524_288,
        offset=0,
        lower=-2.1,
        upper=2.1,
        max_speed=0.5,
        max_acceleration=1.0,
    ),
    Axis(
        name="joint3",
        node=3,
        role=AxisRole.JOINT,
        counts_per_turn=524_288,
        offset=0,
        lower=-2.8,
        upper=2.8,
        max_speed=0.5,
        max_acceleration=1.0,
    ),
    Axis(
        name="joint4",
        node=4,
        role=AxisRole.JOINT,
        counts_per_turn=524_288,
        offset=0,
        lower=-3.09,
        upper=3.09,
        max_speed=1.0,
        max_acceleration=2.0,
    ),
    Axis(
        name="joint5",
        node=5,
        role=AxisRole.JOINT,
        counts_per_turn=524_288,
        offset=0,
        lower=-2.2,
        upper=2.2,
        max_speed=1.0,
        max_acceleration=2.0,
    ),
    Axis(
        name="joint6",
        node=6,
        role=AxisRole.JOINT,
        counts_per_turn=524_288,
        offset=0,
        lower=-3.09,
        upper=3.09,
        max_speed=1.0,
        max_acceleration=2.0,
    ),
    Axis(
        name="gripper",
        node=7,
        role=AxisRole.GRIPPER,
        counts_per_turn=524_288,
        offset=0,
        lower=0.0,
        upper=1.2,
        max_speed=1.0,
        max_acceleration=4.0,
    ),
    Axis(
        name="tool",
        node=8,
        role=AxisRole.TOOL,
        counts_per_turn=524_288,
        offset=0,
        lower=-3.09,
        upper=3.09,
        max_speed=2.0,
        max_acceleration=4.0,
    ),
)


def simulator() -> ArmSimulatorConfiguration:
    """Return the configuration of simulator."""
    return ArmSimulatorConfiguration(
        axes=AXES, start=(-1.5708, 1.5711, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    )


def drives() -> CanDrivesConfiguration:
    """Return the configuration of drives."""
    return CanDrivesConfiguration(axes=AXES)


def motion_core() -> MotionCoreConfiguration:
    """Return the configuration of motion_core."""
    return MotionCoreConfiguration(
        goal=(1.6231, 0.9757, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0), duration=180_000_000_000
    )
