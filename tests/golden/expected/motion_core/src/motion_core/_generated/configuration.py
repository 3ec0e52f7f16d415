# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The configuration interface of MotionCore (GB/T 33263 §4)."""

from dataclasses import dataclass

from arm_types import Axis, DhRow

from motion_core._generated._sizes import check_size


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """What can be set from outside. A change is checked, then taken whole (MotionCore)."""

    dh: tuple[DhRow, ...] = (
        DhRow(alpha=1.5707963267948966, a=0.0, d=0.2),
        DhRow(alpha=0.0, a=0.45, d=0.0),
        DhRow(alpha=-1.5707963267948966, a=0.02, d=0.1),
        DhRow(alpha=1.5707963267948966, a=0.0, d=0.43),
        DhRow(alpha=-1.5707963267948966, a=0.0, d=0.0),
        DhRow(alpha=0.0, a=0.0, d=0.12),
    )
    """Denavit-Hartenberg parameters, from the base to the tool. Type arm.DhRow[6]."""
    axes: tuple[Axis, ...]
    """Type arm.Axis[8]."""
    max_missed_cycles: int = 3
    """Then the arm stops. Type uint8, 1 to 10."""
    profile: str = "quintic"
    """Type string, one of quintic | trapezoid."""
    settle: int = 100_000_000
    """Type duration, in ns, at most 10s."""

    def __post_init__(self) -> None:
        check_size("Configuration.dh", self.dh, 6)
        check_size("Configuration.axes", self.axes, 8)
