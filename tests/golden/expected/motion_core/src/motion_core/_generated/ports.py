# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The ports of MotionCore."""

from arm_types import DriveReport, Setpoint
from rfcgen.runtime import CanLink, Component, DataIn, DataOut

from motion_core._generated.configuration import Configuration


class Ports:
    """Every port, under its name."""

    __slots__ = ("report", "in_", "question", "limit", "setpoint", "answer", "bus")

    def __init__(self, component: Component[Configuration]) -> None:
        self.report: DataIn[DriveReport] = DataIn(component, "report")
        self.in_: DataIn[tuple[float, ...]] = DataIn(component, "in")
        """Where to go next. Type float64[6], unit rad."""
        self.question: DataIn[str] = DataIn(component, "question")
        self.limit: DataIn[float] = DataIn(component, "limit")
        """Type float64, unit rad/s."""
        self.setpoint: DataOut[Setpoint] = DataOut(component, "setpoint")
        """Wanted positions of the next cycle."""
        self.answer: DataOut[str] = DataOut(component, "answer")
        self.bus = CanLink(component, "bus")
