"""Time as components and engines see it."""

import time
from typing import TYPE_CHECKING, Protocol

from rfcgen.runtime.running import local

if TYPE_CHECKING:
    from rfcgen.runtime.instance import Instance


class Clock(Protocol):
    """Tell the time in whole nanoseconds; it never goes back."""

    def now(self) -> int:
        """Return the time."""
        ...


class MonotonicClock:
    """Follow the machine's monotonic clock, which nobody sets."""

    __slots__ = ()

    def now(self) -> int:
        """Return the time since some moment in the past."""
        return time.monotonic_ns()


class ComponentClock:
    """Tell a kernel the time: inside a callback it is constant, the time of its release."""

    __slots__ = ("_instance",)

    def __init__(self, instance: "Instance") -> None:
        self._instance = instance

    def now(self) -> int:
        """Return the release time of the running callback, elsewhere the engine's time."""
        context = local.context
        if context is not None and context.instance is self._instance:
            return context.moment
        engine = self._instance.engine
        return engine.clock.now() if engine is not None else 0
