"""Bring a value through a connector, waiting for room where its policy says so."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from rfcgen.runtime.connector import Connector
from rfcgen.runtime.engine import Waiter
from rfcgen.runtime.errors import PortTimeout, Stopping
from rfcgen.runtime.latest import LatestBuffer
from rfcgen.runtime.profile import Overflow
from rfcgen.runtime.running import local

T = TypeVar("T")


class Source(Protocol[T]):
    """What a connector begins at."""

    @property
    def label(self) -> str:
        """Return the name of the source."""
        ...

    def repeat(self, connector: Connector[T]) -> None:
        """Give a late joiner the last value."""


class Memory(Generic[T]):
    """Keep the last value of a source for those that join late."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: tuple[T, int] | None = None

    def keep(self, value: T, stamp: int) -> None:
        """Remember a value."""
        self._last = (value, stamp)

    def repeat(self, connector: Connector[T]) -> None:
        """Give a late joiner the value, if its buffer keeps one value and is open."""
        last, buffer = self._last, connector.buffer
        if last is not None and isinstance(buffer, LatestBuffer) and buffer.is_open:
            buffer.put(connector, *last)


def wait_for_room(
    connector: Connector[T], value: T, stamp: int, new_waiter: Callable[[str], Waiter]
) -> None:
    """Store a value that was not stored at once, if the policy is to wait; up to its time-out."""
    buffer, policy = connector.buffer, connector.policy
    if policy.overflow is not Overflow.WAIT or not buffer.is_open:
        return
    connector.waits += 1
    waiter = new_waiter(f"'{connector.source}' waits for room in '{buffer.label}'")
    context = local.context
    if context is not None:
        context.waiter = waiter
    pending = buffer.enqueue(connector, value, stamp, waiter)
    waiter.wait(policy.timeout)
    if context is not None:
        context.waiter = None
    if not buffer.withdraw(pending):
        return
    if waiter.is_interrupted:
        raise Stopping(f"'{connector.source}' waited for room in '{buffer.label}'")
    connector.timeouts += 1
    raise PortTimeout(f"'{buffer.label}' had no room for '{connector.source}' in time")
