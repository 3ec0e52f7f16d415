"""A CAN bus inside the process: in the simulated engine always, in real time if wanted."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from rfcgen.runtime.can_frame import CanFrame

if TYPE_CHECKING:
    from rfcgen.runtime.can_link import CanLink


class InProcessBus:
    """Give each frame to all open links but the sender, in the sender's thread, in no time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._links: tuple[CanLink, ...] = ()
        self._observers: tuple[Callable[[CanLink, CanFrame], None], ...] = ()

    def open(self, link: "CanLink") -> None:
        """Let a link receive."""
        if link not in self._links:
            self._links = (*self._links, link)

    def send(self, link: "CanLink", frame: CanFrame) -> None:
        """Deliver a frame of that link; it never waits and never fails."""
        stamped = replace(frame, stamp=link.now())
        for other in self._links:
            if other is not link:
                other.accept(stamped)
        for observer in self._observers:
            observer(link, stamped)

    def close(self, link: "CanLink") -> None:
        """Let a link receive no more."""
        self._links = tuple(other for other in self._links if other is not link)

    def observe(self, observer: Callable[["CanLink", CanFrame], None]) -> None:
        """Show every frame and its sender to somebody (a bench, a recorder)."""
        self._observers = (*self._observers, observer)
