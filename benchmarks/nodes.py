"""A small component to measure with."""

from collections.abc import Mapping

from rfcgen.runtime import (
    Buffer,
    Component,
    ComponentProfile,
    ContextProfile,
    DataIn,
    DataInProfile,
    DataOut,
    DataOutProfile,
    ExecutionMode,
    Overflow,
    Timing,
)

MS = 1_000_000

PROFILE = ComponentProfile(
    name="Node",
    version="1.0.0",
    contexts=(ContextProfile(name="main", mode=ExecutionMode.PERIODIC, period=10 * MS),),
    ports=(
        DataInProfile(name="latest", type="float64", context="main"),
        DataInProfile(
            name="queue",
            type="float64",
            context="main",
            buffer=Buffer.FIFO,
            depth=16,
            overflow=Overflow.DROP_OLDEST,
        ),
        DataOutProfile(name="value", type="float64", context="main"),
    ),
)


class Node(Component[None]):
    """Read a value, add one, write it."""

    profile = PROFILE

    def __init__(self, name: str, *, period: int = 10 * MS, priority: int = 50) -> None:
        timing: Mapping[str, Timing] = {"main": Timing(period=period, priority=priority)}
        super().__init__(name, None, timing=timing)
        self.latest: DataIn[float] = DataIn(self, "latest")
        self.queue: DataIn[float] = DataIn(self, "queue")
        self.value: DataOut[float] = DataOut(self, "value")

    def on_execute(self) -> None:
        """Pass a value on."""
        self.value.write((self.latest.read() or 0.0) + 1.0)
