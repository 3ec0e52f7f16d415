# Made by rfcgen from the component MotionCore, model bbaf8dda0f1a.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The configuration interface of MotionCore (GB/T 33263 §4)."""

from dataclasses import dataclass

from motion_core._generated._sizes import check_size


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    """What can be set from outside. A change is checked, then taken whole (MotionCore)."""

    goal: tuple[float, ...]
    """Positions at the end of the motion. Type float64[8], unit rad."""
    duration: int = 10_000_000_000
    """Time from the first set-point to the goal; choose it long enough for the speed of every axis.
    Type duration, in ns, at least 10ms.
    """
    max_missed_reports: int = 3
    """Cycles in a row that may pass without a fresh report before the motion is given up. Type
    uint8, 1 to 100.
    """

    def __post_init__(self) -> None:
        check_size("Configuration.goal", self.goal, 8)
