"""The buffer that keeps one value."""

from typing import TypeVar

from rfcgen.runtime.buffer import Item, Pending, QueueBuffer, Reader
from rfcgen.runtime.connector import Connector
from rfcgen.runtime.engine import Waiter

T = TypeVar("T")


class LatestBuffer(QueueBuffer[T]):
    """Keep the newest value."""

    __slots__ = ("_expired", "_item", "_new", "_read", "_seen", "_settled")

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self._item: Item[T] | None = None
        self._seen: Item[T] | None = None
        self._settled: Item[T] | None = None
        self._expired: Item[T] | None = None
        self._new = False
        self._read = False

    def put(self, connector: Connector[T], value: T, stamp: int) -> bool:
        """Store a value if the policy allows; never waits."""
        with self.lock:
            if not self.is_open:
                connector.received += 1
                connector.discarded += 1
                return False
            before = self._item
            if before is not None and before is not self._settled:
                before.connector.replaced += 1
            self._item = self.make(connector, value, stamp)
        if self.on_arrival is not None:
            self.on_arrival()
        return True

    def enqueue(self, connector: Connector[T], value: T, stamp: int, waiter: Waiter) -> Pending[T]:
        """Store a value now or as soon as there is room."""
        pending = Pending(connector, value, stamp, waiter)
        pending.is_stored = self.put(connector, value, stamp)
        waiter.notify()
        return pending

    def withdraw(self, pending: Pending[T]) -> bool:
        """Give up waiting."""
        return not pending.is_stored

    def latch(self) -> None:
        """Fix what the next callback sees."""
        item = self._item
        if item is not self._seen:
            self._seen, self._new, self._read = item, item is not None, False
        elif self._read:
            self._new = False

    def seen(self) -> Item[T] | None:
        """Return the latched item, however old."""
        return self._seen

    def read(self) -> Item[T] | None:
        """Return the latched item, if it is not too old."""
        item = self._seen
        if item is None:
            return None
        self._read = True
        self._settled = item
        if item.connector.max_age is None or not self.is_expired(item):
            return item
        if item is not self._expired:
            self._expired = item
            item.connector.expired += 1
        return None

    def take(self) -> Item[T] | None:
        """Return and remove the next latched item."""
        if not self._new:
            return None
        self._new = False
        return self.read()

    def take_all(self) -> tuple[T, ...]:
        """Return and remove all latched items."""
        item = self.take()
        return () if item is None else (item.value,)

    def is_new(self) -> bool:
        """Tell whether there is something that no earlier callback read."""
        return self._new

    def first_arrival(self) -> int | None:
        """Return the arrival number of the oldest item that waits."""
        item = self._item
        return item.arrival if item is not None and item is not self._settled else None

    def clear(self) -> None:
        """Keep the value: only queues are emptied."""

    def close(self) -> None:
        """Forget everything and wake the writers that wait."""
        with self.lock:
            self.is_open = False
            self._item = self._seen = None
            self._new = False
