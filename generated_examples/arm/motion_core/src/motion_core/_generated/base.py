# Made by rfcgen from the component MotionCore, model bbaf8dda0f1a.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The base of the behaviour kernel MotionCore."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from rfcgen.runtime import Component, ComponentProfile, Timing

from motion_core._generated.configuration import Configuration
from motion_core._generated.ports import Ports
from motion_core._generated.profile import PROFILE


class MotionCoreBase(Component[Configuration]):
    """Moves all axes together from where they are to a goal, on a quintic, one set-point per
    executed drive cycle.
    """

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
