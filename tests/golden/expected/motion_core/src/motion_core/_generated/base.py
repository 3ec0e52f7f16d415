# Made by rfcgen from the component MotionCore, model ff5bb870410f.
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
    """Moves the joints from point to point on quintic curves, one set-point for each cycle of the
    drives.
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
        """Do the work of one cycle, every 10 ms, in context 'main'."""

    @abstractmethod
    def on_execute_advice(self) -> None:
        """Do the work of one run, after an input has arrived, in context 'advice'. Talks to the
        operator.
        """

    @abstractmethod
    def on_data_limit(self, value: float) -> None:
        """Handle a value that arrived at 'limit'."""

    def on_activated_advice(self) -> None:
        """Act when context 'advice' becomes ACTIVE."""

    def on_deactivated_advice(self) -> None:
        """Act when context 'advice' stops being ACTIVE on command."""

    def on_aborting_advice(self) -> None:
        """Act once when context 'advice' enters ERROR."""

    def on_error_advice(self) -> None:
        """Act at each release of context 'advice' while it is in ERROR."""

    def on_reset_advice(self) -> None:
        """Act when context 'advice' is reset after an ERROR."""
