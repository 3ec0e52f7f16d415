# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""A kernel of ArmSimulator that notes what arrives and sends samples, for the tests beside it."""

from arm_simulator._generated.base import ArmSimulatorBase
from arm_simulator._generated.configuration import Configuration
from arm_simulator_samples import TRUTH


class Probe(ArmSimulatorBase):
    """Takes from every input, and writes to every output where ``sends`` says so."""

    def __init__(self, configuration: Configuration) -> None:
        super().__init__("probe", configuration)
        self.seen: dict[str, list[object]] = {port.name: [] for port in self.profile.ports}
        self.runs = {context.name: 0 for context in self.profile.contexts}
        self.takes = True
        self.sends = False

    def on_execute(self) -> None:
        """Do what the tests asked for."""
        self.runs["main"] += 1
        if self.sends:
            self.ports.truth.write(TRUTH[0])
