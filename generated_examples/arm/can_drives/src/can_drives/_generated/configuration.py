# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The configuration interface of CanDrives (GB/T 33263 §4)."""

from dataclasses import dataclass

from arm_types import Axis

from can_drives._generated._sizes import check_size


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """What can be set from outside. A change is checked, then taken whole (CanDrives)."""

    axes: tuple[Axis, ...]
    """The axes in the order of the set-points. Type arm.Axis[8]."""
    max_silent_cycles: int = 5
    """Cycles in a row that an enabled drive may be silent before all are stopped. Type uint8, 1 to
    100.
    """
    start_interval: int = 10
    """Cycles between two NMT start commands to a drive that is silent. Type uint8, at least 1."""

    def __post_init__(self) -> None:
        check_size("Configuration.axes", self.axes, 8)
