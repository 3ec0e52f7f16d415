"""What a context knows of the inputs that belong to it."""

from typing import Protocol


class Input(Protocol):
    """What a context latches before each callback."""

    is_trigger: bool

    def latch(self) -> None:
        """Fix what the next callback sees."""

    def has_queued(self) -> bool:
        """Tell whether something waits that a trigger should run for."""

    def clear(self) -> None:
        """Forget what is queued: the context is being activated."""


class HandlerInput(Input, Protocol):
    """An input whose items the context hands to ``on_data_<port>`` one by one.

    If it is a trigger, that is part of a run; else it happens when an item has arrived.
    """

    def first_arrival(self) -> int | None:
        """Return the arrival number of the oldest item that waits."""

    def hand_over(self) -> None:
        """Give the oldest latched item to the kernel's method."""
