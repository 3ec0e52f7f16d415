# Made by rfcgen from the component MotionCore, model bbaf8dda0f1a.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The ports of MotionCore."""

from arm_types import DriveReport, Setpoint
from rfcgen.runtime import Component, DataIn, DataOut

from motion_core._generated.configuration import Configuration


class Ports:
    """Every port, under its name."""

    __slots__ = ("report", "setpoint")

    def __init__(self, component: Component[Configuration]) -> None:
        self.report: DataIn[DriveReport] = DataIn(component, "report")
        """State of the drives; the motion begins when all are enabled."""
        self.setpoint: DataOut[Setpoint] = DataOut(component, "setpoint")
        """Wanted positions; nothing before the motion begins, the goal after it has ended."""
