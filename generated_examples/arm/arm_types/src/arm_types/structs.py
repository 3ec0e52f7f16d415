# Made by rfcgen from the types of arm, model 935eedb99780.
# Do not edit: change the XML document, then run "rfcgen new types" on it.
"""Structures: values that never change, so that components may share them."""

from dataclasses import dataclass

from arm_types._sizes import check_size
from arm_types.enums import AxisRole, DriveState


@dataclass(frozen=True, slots=True)
class JointState:
    """Measured state of the eight axes at one SYNC."""

    stamp: int
    """Time of the SYNC at which the drives sampled the positions. Type time, in ns."""
    position: tuple[float, ...]
    """Type float64[8], unit rad."""
    velocity: tuple[float, ...]
    """Type float64[8], unit rad/s."""

    def __post_init__(self) -> None:
        check_size("JointState.position", self.position, 8)
        check_size("JointState.velocity", self.velocity, 8)


@dataclass(frozen=True, slots=True)
class Setpoint:
    """Wanted positions of the eight axes for one cycle."""

    stamp: int
    """Time of the cycle that made it. Type time, in ns."""
    position: tuple[float, ...]
    """Type float64[8], unit rad."""

    def __post_init__(self) -> None:
        check_size("Setpoint.position", self.position, 8)


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis as everything that drives or simulates it must know it."""

    name: str
    """Type string, at most 20 long."""
    node: int
    """CANopen node number of its drive. Type uint8, 1 to 127."""
    role: AxisRole
    counts_per_turn: int
    """Encoder counts in one turn of the joint. Type uint32, at least 1."""
    offset: int
    """Encoder counts at zero. Type int32."""
    lower: float
    """Type float64, unit rad."""
    upper: float
    """Type float64, unit rad."""
    max_speed: float
    """Type float64, unit rad/s, above 0."""
    max_acceleration: float
    """Type float64, unit rad/s^2, above 0."""


@dataclass(frozen=True, slots=True)
class DriveReport:
    """What all drives said about one SYNC."""

    joints: JointState
    states: tuple[DriveState, ...]
    """Type arm.DriveState[8]."""
    all_enabled: bool
    """Every drive is in OPERATION_ENABLED and follows set-points."""
    ignored_frames: int
    """Frames since activation that were no proper PDO of a drive. Type uint32."""
    incomplete_cycles: int
    """Cycles since activation in which a PDO was missing. Type uint32."""

    def __post_init__(self) -> None:
        check_size("DriveReport.states", self.states, 8)
