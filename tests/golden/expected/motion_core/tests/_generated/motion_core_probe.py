# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""A kernel of MotionCore that notes what arrives and sends samples, for the tests beside it."""

from motion_core._generated.base import MotionCoreBase
from motion_core._generated.configuration import Configuration
from motion_core_samples import ANSWER, SETPOINT


class Probe(MotionCoreBase):
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
            self.seen["report"] += self.ports.report.take_all()
            self.seen["in"] += self.ports.in_.take_all()
        if self.sends:
            self.ports.setpoint.write(SETPOINT[0])

    def on_execute_advice(self) -> None:
        """Do what the tests asked for."""
        self.runs["advice"] += 1
        if self.takes:
            self.seen["question"] += self.ports.question.take_all()
        if self.sends:
            self.ports.answer.write(ANSWER[0])

    def on_data_limit(self, value: object) -> None:
        """Note what arrived."""
        self.seen["limit"].append(value)
