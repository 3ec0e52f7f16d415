"""The ports of Follower."""

from demo_types import Command, Target

from follower._generated.configuration import Configuration
from rfcgen.runtime import CanLink, Component, DataIn, DataOut


class Ports:
    __slots__ = ("bus", "command", "offsets", "target")

    def __init__(self, component: Component[Configuration]) -> None:
        self.target: DataIn[Target] = DataIn(component, "target")
        self.offsets: DataIn[tuple[float, ...]] = DataIn(component, "offsets")
        self.command: DataOut[Command] = DataOut(component, "command")
        self.bus = CanLink(component, "bus")
