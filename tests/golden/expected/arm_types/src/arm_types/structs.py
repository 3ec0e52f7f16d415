# Made by rfcgen from the types of arm, model ec23933b94a6.
# Do not edit: change the XML document, then run "rfcgen new types" on it.
"""Structures: values that never change, so that components may share them."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from arm_types._arrays import frozen_array
from arm_types._sizes import check_size
from arm_types.enums import AxisRole


@dataclass(frozen=True, slots=True)
class Setpoint:
    """Wanted positions, at one time."""

    stamp: int
    """Type time, in ns."""
    position: tuple[float, ...]
    """Type float64[8], unit rad."""

    def __post_init__(self) -> None:
        check_size("Setpoint.position", self.position, 8)


@dataclass(frozen=True, slots=True)
class DriveStatus:
    """A value of the type arm.DriveStatus."""

    alive: bool
    error_code: int
    """Type uint16."""
    note: str = ""
    """Type string, at most 40 long."""


@dataclass(frozen=True, slots=True, eq=False)
class DriveReport:
    """What the drives said at one SYNC."""

    measured: Setpoint
    current: npt.NDArray[np.float32]
    """Type float32[..8], unit A."""
    drive: tuple[DriveStatus, ...]
    """Type arm.DriveStatus[8]."""
    latched: bool = False
    """The emergency latch is set."""

    def __post_init__(self) -> None:
        object.__setattr__(
            self, "current", frozen_array("DriveReport.current", self.current, np.float32, most=8)
        )
        check_size("DriveReport.drive", self.drive, 8)

    def __eq__(self, other: object) -> bool:
        if type(other) is not DriveReport:
            return NotImplemented
        return (
            self.measured == other.measured
            and np.array_equal(self.current, other.current)
            and self.drive == other.drive
            and self.latched == other.latched
        )


@dataclass(frozen=True, slots=True)
class Axis:
    """A value of the type arm.Axis."""

    name: str
    """Type string, at most 20 long."""
    role: AxisRole = field(default=AxisRole.JOINT, kw_only=True)
    lower: float
    """Type float64, unit rad."""
    upper: float
    """Type float64, unit rad."""
    max_speed: float
    """Type float64, unit rad/s, above 0."""


@dataclass(frozen=True, slots=True)
class DhRow:
    """A value of the type arm.DhRow."""

    alpha: float
    """Type float64, unit rad."""
    a: float
    """Type float64, unit m."""
    d: float
    """Type float64, unit m."""
