# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The ports of CanDrives."""

from arm_types import DriveReport, Setpoint
from rfcgen.runtime import CanLink, Component, DataIn, DataOut

from can_drives._generated.configuration import Configuration


class Ports:
    """Every port, under its name."""

    __slots__ = ("bus", "setpoint", "report")

    def __init__(self, component: Component[Configuration]) -> None:
        self.bus = CanLink(component, "bus")
        """The bus of the drives: one SYNC, eight RPDOs and eight TPDOs each cycle."""
        self.setpoint: DataIn[Setpoint] = DataIn(component, "setpoint")
        """Wanted positions; followed once every drive is enabled."""
        self.report: DataOut[DriveReport] = DataOut(component, "report")
        """Positions and states of all drives at the SYNC before; only if every drive answered it.
        """
