"""The reader's buffer: one queue, or one value, in one order of arrival."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from threading import Lock
from typing import Generic, TypeVar

from rfcgen.runtime.connector import Connector
from rfcgen.runtime.engine import Waiter

T = TypeVar("T")


class Item(Generic[T]):
    """Hold a value, whence and when it came: ``stamp`` is the writer's time.

    Items are compared by identity: a value may have an equality of its own.
    """

    __slots__ = ("arrival", "connector", "sequence", "stamp", "value")

    def __init__(
        self, connector: Connector[T], value: T, stamp: int, sequence: int, arrival: int
    ) -> None:
        self.connector = connector
        self.value = value
        self.stamp = stamp
        self.sequence = sequence
        self.arrival = arrival


@dataclass(frozen=True, slots=True)
class Reader:
    """What a buffer knows of its reader: name, present time, order of arrival, whom to tell."""

    label: str
    moment: Callable[[], int]
    arrivals: "count[int]"
    on_arrival: Callable[[], None] | None


class Pending(Generic[T]):
    """Hold the value of a writer that waits for room."""

    __slots__ = ("connector", "is_stored", "stamp", "value", "waiter")

    def __init__(self, connector: Connector[T], value: T, stamp: int, waiter: Waiter) -> None:
        self.connector = connector
        self.value = value
        self.stamp = stamp
        self.waiter = waiter
        self.is_stored = False


class QueueBuffer(ABC, Generic[T]):
    """What the two kinds of buffer have in common.

    Writers call `put` from any thread; the reader's context calls `latch`, `read`, `take` and
    `take_all`. ``on_arrival`` is called outside the lock after something was stored.
    """

    __slots__ = ("arrivals", "is_open", "label", "lock", "moment", "on_arrival", "sequence")

    def __init__(self, reader: Reader) -> None:
        self.lock = Lock()
        self.label = reader.label
        self.moment = reader.moment
        self.arrivals = reader.arrivals
        self.on_arrival = reader.on_arrival
        self.is_open = False
        self.sequence = 0

    def is_expired(self, item: Item[T]) -> bool:
        """Tell whether an item is older than its connector allows."""
        limit = item.connector.max_age
        return limit is not None and self.moment() - item.stamp > limit

    def refuse(self, connector: Connector[T]) -> None:
        """Count a value that came while the reader was closed or had no room for it."""
        with self.lock:
            connector.received += 1
            if self.is_open:
                connector.dropped += 1
            else:
                connector.discarded += 1

    def make(self, connector: Connector[T], value: T, stamp: int) -> Item[T]:
        """Make an item of a value and count it; the lock is held."""
        connector.received += 1
        self.sequence = sequence = self.sequence + 1
        return Item(connector, value, stamp, sequence, next(self.arrivals))

    @abstractmethod
    def put(self, connector: Connector[T], value: T, stamp: int) -> bool:
        """Store a value if the policy allows; never waits; tell whether it is stored.

        A value that is not stored is counted, except where a writer may wait with it.
        """

    @abstractmethod
    def enqueue(self, connector: Connector[T], value: T, stamp: int, waiter: Waiter) -> Pending[T]:
        """Store a value now or as soon as there is room, after those that wait already."""

    @abstractmethod
    def withdraw(self, pending: Pending[T]) -> bool:
        """Give up waiting; tell whether the value was not stored."""

    @abstractmethod
    def latch(self) -> None:
        """Fix what the next callback sees."""

    @abstractmethod
    def seen(self) -> Item[T] | None:
        """Return the latched item that `read` shows, however old."""

    @abstractmethod
    def read(self) -> Item[T] | None:
        """Return the latched item, if it is not too old."""

    @abstractmethod
    def take(self) -> Item[T] | None:
        """Return and remove the next latched item."""

    @abstractmethod
    def take_all(self) -> tuple[T, ...]:
        """Return and remove all latched items."""

    @abstractmethod
    def is_new(self) -> bool:
        """Tell whether the callback sees something that no callback before it read."""

    @abstractmethod
    def first_arrival(self) -> int | None:
        """Return the arrival number of the oldest item that waits."""

    @abstractmethod
    def clear(self) -> None:
        """Empty a queue at activation."""

    @abstractmethod
    def close(self) -> None:
        """Forget everything and wake the writers that wait."""
