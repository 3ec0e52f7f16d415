"""The base of the behaviour kernel."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from follower._generated.configuration import Configuration
from follower._generated.ports import Ports
from follower._generated.profile import PROFILE
from rfcgen.runtime import Component, ComponentProfile, Timing


class FollowerBase(Component[Configuration]):
    profile: ClassVar[ComponentProfile] = PROFILE

    def __init__(
        self,
        name: str = "follower",
        configuration: Configuration | None = None,
        *,
        timing: Mapping[str, Timing] | None = None,
    ) -> None:
        super().__init__(name, configuration or Configuration(), timing=timing)
        self.ports = Ports(self)

    @abstractmethod
    def on_execute(self) -> None:
        """Do the work of one cycle."""
