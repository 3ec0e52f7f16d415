# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""A kernel of CanDrives that notes what arrives and sends samples, for the tests beside it."""

from can_drives._generated.base import CanDrivesBase
from can_drives._generated.configuration import Configuration
from can_drives_samples import REPORT


class Probe(CanDrivesBase):
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
        if self.takes:
            self.seen["setpoint"] += self.ports.setpoint.take_all()
        if self.sends:
            self.ports.report.write(REPORT[0])
