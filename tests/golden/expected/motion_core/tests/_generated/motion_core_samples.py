# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Values for the tests of MotionCore: samples for each data port, and a configuration."""

from itertools import repeat

import numpy as np
from arm_types import Axis, AxisRole, DriveReport, DriveStatus, Setpoint

from motion_core._generated.configuration import Configuration

REPORT: tuple[DriveReport, ...] = (
    DriveReport(
        measured=Setpoint(stamp=1_000_000, position=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5)),
        current=np.array((0.5, 0.5), dtype=np.float32),
        drive=tuple(repeat(DriveStatus(alive=True, error_code=1, note="sample 1"), 8)),
        latched=True,
    ),
    DriveReport(
        measured=Setpoint(stamp=2_000_000, position=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)),
        current=np.array((1.0, 1.0), dtype=np.float32),
        drive=tuple(repeat(DriveStatus(alive=False, error_code=2, note="sample 2"), 8)),
        latched=False,
    ),
)
IN: tuple[tuple[float, ...], ...] = ((0.5, 0.5, 0.5, 0.5, 0.5, 0.5), (1.0, 1.0, 1.0, 1.0, 1.0, 1.0))
QUESTION: tuple[str, ...] = ("sample 1", "sample 2")
LIMIT: tuple[float, ...] = (0.5, 1.0)
SETPOINT: tuple[Setpoint, ...] = (
    Setpoint(stamp=1_000_000, position=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5)),
    Setpoint(stamp=2_000_000, position=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)),
)
ANSWER: tuple[str, ...] = ("sample 1", "sample 2")


def configuration() -> Configuration:
    """Return a configuration with made-up values where the document gives none."""
    return Configuration(
        axes=tuple(
            repeat(
                Axis(name="sample 1", role=AxisRole.JOINT, lower=0.5, upper=0.5, max_speed=0.5), 8
            )
        )
    )
