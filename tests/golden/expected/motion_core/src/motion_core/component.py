"""The behaviour kernel of MotionCore."""

from motion_core._generated.base import MotionCoreBase


class MotionCore(MotionCoreBase):
    """Moves the joints from point to point on quintic curves, one set-point for each cycle of the
    drives.
    """

    def on_initialize(self) -> None:
        """Prepare what lasts as long as the component; the ports are open already."""

    def on_activated(self) -> None:
        """Begin; queued inputs have just been emptied."""

    def on_execute(self) -> None:
        """Do the work of one cycle, every 10 ms, in context 'main'."""
        # self.ports.report.read() -> DriveReport | None
        # self.ports.in_.take_all() -> tuple[tuple[float, ...], ...]
        # self.ports.setpoint.write(…), a Setpoint
        # self.ports.bus.receive_all() -> tuple[CanFrame, ...]
        # self.ports.bus.send(…), a CanFrame

    def on_execute_advice(self) -> None:
        """Do the work of one run, after an input has arrived, in context 'advice'. Talks to the
        operator.
        """
        # self.ports.question.take_all() -> tuple[str, ...]
        # self.ports.answer.write(…), a str

    def on_data_limit(self, value: float) -> None:
        """Handle a value that arrived at 'limit'."""

    def on_deactivated(self) -> None:
        """Come to rest."""
