# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The ports of ArmSimulator."""

from arm_types import JointState
from rfcgen.runtime import CanLink, Component, DataOut

from arm_simulator._generated.configuration import Configuration


class Ports:
    """Every port, under its name."""

    __slots__ = ("bus", "truth")

    def __init__(self, component: Component[Configuration]) -> None:
        self.bus = CanLink(component, "bus")
        """The bus; each frame is answered in the order of arrival."""
        self.truth: DataOut[JointState] = DataOut(component, "truth")
        """Where the axes really are, at each SYNC."""
