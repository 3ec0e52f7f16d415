# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The base of the behaviour kernel ArmSimulator."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from rfcgen.runtime import Component, ComponentProfile, Timing

from arm_simulator._generated.configuration import Configuration
from arm_simulator._generated.ports import Ports
from arm_simulator._generated.profile import PROFILE


class ArmSimulatorBase(Component[Configuration]):
    """Eight simulated CiA 402 drives with absolute encoders behind one bus object."""

    profile: ClassVar[ComponentProfile] = PROFILE

    def __init__(
        self,
        name: str,
        configuration: Configuration,
        *,
        timing: Mapping[str, Timing] | None = None,
    ) -> None:
        super().__init__(name, configuration, timing=timing)
        self.ports = Ports(self)

    @abstractmethod
    def on_execute(self) -> None:
        """Do the work of one run, after an input has arrived."""
