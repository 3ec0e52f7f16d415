"""The behaviour kernel of Follower."""

from demo_types import Command, Phase

from follower._generated.base import FollowerBase
from rfcgen.runtime import CanFrame


class Follower(FollowerBase):
    """Moves towards the target by a share of the way at each cycle."""

    def on_activated(self) -> None:
        self._position = (0.0, 0.0)
        self.log.info("following with gain %s", self.config.gain)

    def on_execute(self) -> None:
        for frame in self.ports.bus.receive_all():
            self.ports.bus.send(CanFrame(frame.id + 1, frame.data))
        target = self.ports.target.read()
        if target is None:
            return
        if target.phase is Phase.IDLE:
            raise RuntimeError("told to idle")
        gain = self.config.gain
        self._position = tuple(
            at + gain * (to - at) for at, to in zip(self._position, target.position, strict=True)
        )
        self.ports.command.write(Command(self.clock.now(), self._position))
