# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The configuration interface of ArmSimulator (GB/T 33263 §4)."""

from dataclasses import dataclass

from arm_types import Axis

from arm_simulator._generated._sizes import check_size


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """What can be set from outside. A change is checked, then taken whole (ArmSimulator)."""

    axes: tuple[Axis, ...]
    """The axes, one drive each. Type arm.Axis[8]."""
    start: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    """Positions when the simulator is initialized. Type float64[8], unit rad."""
    interpolation_period: int = 10_000_000
    """Time in which a latched target is reached (object 0x60C2); the period of the SYNC. Type
    duration, in ns, 1ms to 255ms.
    """

    def __post_init__(self) -> None:
        check_size("Configuration.axes", self.axes, 8)
        check_size("Configuration.start", self.start, 8)
