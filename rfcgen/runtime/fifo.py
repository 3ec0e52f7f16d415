"""The fifo buffer, with a policy for each of its connectors."""

from collections import deque
from typing import TypeVar

from rfcgen.runtime.buffer import Item, Pending, QueueBuffer, Reader
from rfcgen.runtime.connector import Connector
from rfcgen.runtime.engine import Waiter
from rfcgen.runtime.profile import Overflow

T = TypeVar("T")


class FifoBuffer(QueueBuffer[T]):
    """Keep a bounded queue.

    What a callback has latched stays readable until it ends, even if ``drop-oldest`` takes it
    out of the queue meanwhile; if it is taken after all, it no longer counts as dropped.
    """

    __slots__ = ("_evicted", "_limit", "_pending", "_position", "_queue", "_view", "depth")

    def __init__(self, reader: Reader, depth: int) -> None:
        super().__init__(reader)
        self.depth = depth
        self._queue: deque[Item[T]] = deque()
        self._pending: deque[Pending[T]] = deque()
        self._view: tuple[Item[T], ...] = ()
        self._position = 0
        self._limit = 0
        self._evicted: list[Item[T]] = []

    def put(self, connector: Connector[T], value: T, stamp: int) -> bool:
        """Store a value if the policy allows; never waits."""
        with self.lock:
            if not self.is_open:
                connector.received += 1
                connector.discarded += 1
                return False
            is_free = not self._pending and self._has_room(connector)
            if not is_free and not self._make_room(connector):
                return False
            connector.queued += 1
            self._queue.append(self.make(connector, value, stamp))
        if self.on_arrival is not None:
            self.on_arrival()
        return True

    def enqueue(self, connector: Connector[T], value: T, stamp: int, waiter: Waiter) -> Pending[T]:
        """Store a value now or as soon as there is room."""
        pending = Pending(connector, value, stamp, waiter)
        with self.lock:
            self._pending.append(pending)
            if not self.is_open:
                waiter.interrupt()
            served = self._serve()
        self._announce(served)
        return pending

    def withdraw(self, pending: Pending[T]) -> bool:
        """Give up waiting."""
        with self.lock:
            if pending.is_stored:
                return False
            if pending in self._pending:
                self._pending.remove(pending)
        return True

    def latch(self) -> None:
        """Fix what the next callback sees."""
        if not self._queue and not self._view and not self._evicted:
            return
        with self.lock:
            self._evicted.clear()
            self._view = tuple(self._queue)
            self._position = 0
            self._limit = self._view[-1].sequence if self._view else 0

    def seen(self) -> Item[T] | None:
        """Return the latched item, however old."""
        view = self._view
        return view[self._position] if self._position < len(view) else None

    def read(self) -> Item[T] | None:
        """Return the latched item, if it is not too old."""
        self._skip_expired()
        return self.seen()

    def take(self) -> Item[T] | None:
        """Return and remove the next latched item."""
        self._skip_expired()
        item = self.seen()
        if item is not None:
            self._remove((item,))
        return item

    def take_all(self) -> tuple[T, ...]:
        """Return and remove all latched items."""
        items = self._view[self._position :] if self._position else self._view
        if not items:
            return ()
        self._remove(items)
        values = []
        for item in items:
            if item.connector.max_age is not None and self.is_expired(item):
                item.connector.expired += 1
            else:
                values.append(item.value)
        return tuple(values)

    def is_new(self) -> bool:
        """Tell whether there is something that no earlier callback read."""
        return self.read() is not None

    def first_arrival(self) -> int | None:
        """Return the arrival number of the oldest item that waits."""
        with self.lock:
            return self._queue[0].arrival if self._queue else None

    def clear(self) -> None:
        """Empty the queue."""
        with self.lock:
            self._forget()
            served = self._serve()
        self._announce(served)

    def close(self) -> None:
        """Forget everything and wake the writers that wait."""
        with self.lock:
            self.is_open = False
            self._forget()
            waiting = tuple(self._pending)
            self._pending.clear()
        for pending in waiting:
            pending.waiter.interrupt()

    def _forget(self) -> None:
        for item in self._queue:
            item.connector.queued -= 1
            item.connector.discarded += 1
        self._queue.clear()
        self._evicted.clear()
        self._view, self._position, self._limit = (), 0, 0

    def _has_room(self, connector: Connector[T]) -> bool:
        return len(self._queue) < self.depth and connector.queued < connector.policy.depth

    def _make_room(self, connector: Connector[T]) -> bool:
        overflow = connector.policy.overflow
        if self._has_room(connector):
            return overflow is not Overflow.WAIT or not self._pending
        if overflow is Overflow.DROP_OLDEST and self._drop_oldest_of(connector):
            return True
        if overflow is not Overflow.WAIT:
            connector.received += 1
            connector.dropped += 1
        return False

    def _drop_oldest_of(self, connector: Connector[T]) -> bool:
        for index, item in enumerate(self._queue):
            if item.connector is connector:
                del self._queue[index]
                connector.queued -= 1
                connector.dropped += 1
                if item.sequence <= self._limit:
                    self._evicted.append(item)
                return True
        return False

    def _skip_expired(self) -> None:
        while (item := self.seen()) is not None and self.is_expired(item):
            item.connector.expired += 1
            self._remove((item,))

    def _remove(self, gone: tuple[Item[T], ...]) -> None:
        """Take the next latched items out of the queue, and let waiting writers in."""
        self._position += len(gone)
        queue = self._queue
        with self.lock:
            for item in gone:
                if queue and queue[0] is item:
                    queue.popleft()
                    item.connector.queued -= 1
                elif item in self._evicted:
                    self._evicted.remove(item)
                    item.connector.dropped -= 1
            served = self._serve() if self._pending else ()
        self._announce(served)

    def _serve(self) -> tuple[Pending[T], ...]:
        served = []
        for pending in tuple(self._pending):
            if self.is_open and self._has_room(pending.connector):
                self._pending.remove(pending)
                pending.connector.queued += 1
                pending.is_stored = True
                item = self.make(pending.connector, pending.value, pending.stamp)
                self._queue.append(item)
                served.append(pending)
        return tuple(served)

    def _announce(self, served: tuple[Pending[T], ...]) -> None:
        for pending in served:
            pending.waiter.notify()
        if served and self.on_arrival is not None:
            self.on_arrival()
