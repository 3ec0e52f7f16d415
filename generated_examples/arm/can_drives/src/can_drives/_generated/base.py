# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The base of the behaviour kernel CanDrives."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from rfcgen.runtime import Component, ComponentProfile, Timing

from can_drives._generated.configuration import Configuration
from can_drives._generated.ports import Ports
from can_drives._generated.profile import PROFILE


class CanDrivesBase(Component[Configuration]):
    """Eight CiA 402 axes in cyclic synchronous position on one CAN bus."""

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
        """Do the work of one cycle, every 10 ms."""
