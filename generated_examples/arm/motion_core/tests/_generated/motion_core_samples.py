# Made by rfcgen from the component MotionCore, model bbaf8dda0f1a.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Values for the tests of MotionCore: samples for each data port, and a configuration."""

from itertools import repeat

from arm_types import DriveReport, DriveState, JointState, Setpoint

from motion_core._generated.configuration import Configuration

REPORT: tuple[DriveReport, ...] = (
    DriveReport(
        joints=JointState(
            stamp=1_000_000,
            position=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
            velocity=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
        ),
        states=tuple(repeat(DriveState.NOT_READY, 8)),
        all_enabled=True,
        ignored_frames=1,
        incomplete_cycles=1,
    ),
    DriveReport(
        joints=JointState(
            stamp=2_000_000,
            position=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
            velocity=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        ),
        states=tuple(repeat(DriveState.SWITCH_ON_DISABLED, 8)),
        all_enabled=False,
        ignored_frames=2,
        incomplete_cycles=2,
    ),
)
SETPOINT: tuple[Setpoint, ...] = (
    Setpoint(stamp=1_000_000, position=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5)),
    Setpoint(stamp=2_000_000, position=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)),
)


def configuration() -> Configuration:
    """Return a configuration with made-up values where the document gives none."""
    return Configuration(goal=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5))
