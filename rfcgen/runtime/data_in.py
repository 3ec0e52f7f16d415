"""Data inputs: the reader owns the buffer and pulls (S-035)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from rfcgen.runtime.buffer import QueueBuffer, Reader
from rfcgen.runtime.connector import Connector, ConnectorCounters, Policy
from rfcgen.runtime.context import Context
from rfcgen.runtime.delivery import Source
from rfcgen.runtime.fifo import FifoBuffer
from rfcgen.runtime.instance import instance_of
from rfcgen.runtime.latest import LatestBuffer
from rfcgen.runtime.profile import Buffer, DataInProfile

if TYPE_CHECKING:
    from rfcgen.runtime.component import AnyComponent

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class InputCounters:
    """Sum up what reached an input, and show each connector's part."""

    received: int
    dropped: int
    expired: int
    connectors: tuple[ConnectorCounters, ...]


class DataIn(Generic[T]):
    """Read a data input. Inside a callback everything but `take` and `take_all` is constant."""

    __slots__ = (
        "_buffer",
        "_connectors",
        "_context",
        "_handler",
        "_label",
        "is_trigger",
        "profile",
    )

    def __init__(self, component: "AnyComponent", name: str) -> None:
        instance = instance_of(component)
        profile = instance.profile.port(name)
        if not isinstance(profile, DataInProfile):
            raise TypeError(f"'{name}' of '{instance.name}' is no data input")
        self.profile = profile
        self._label = f"{instance.name}.{name}"
        self._connectors: tuple[tuple[Connector[T], Source[T]], ...] = ()
        self._context = context = instance.context(profile.context)
        self._handler: Callable[[T], object] | None = None
        is_queue = profile.buffer is Buffer.FIFO
        named = context.profile.trigger
        self.is_trigger = context.is_triggered and not profile.handler
        self.is_trigger &= name in named if named else is_queue
        arrival = context.arrive if self.is_trigger else None
        if profile.handler:
            self._handler = getattr(component, f"on_data_{name}")
            arrival = context.arrive_for_handler
            context.handlers.append(self)
        context.inputs.append(self)
        instance.inputs[name] = self
        self._buffer: QueueBuffer[T]
        reader = Reader(self._label, instance.component_clock.now, context.arrivals, arrival)
        self._buffer = FifoBuffer(reader, profile.depth) if is_queue else LatestBuffer(reader)

    def __repr__(self) -> str:
        return f"<DataIn {self._label}: {self.profile.type}>"

    def read(self) -> T | None:
        """Return the newest value (``latest``) or the oldest queued one (``fifo``), if any."""
        item = self._buffer.read()
        return None if item is None else item.value

    def take(self) -> T | None:
        """Return the next value that nobody took yet, and free its place at once."""
        item = self._buffer.take()
        if item is None:
            return None
        self._context.taken += 1
        return item.value

    def take_all(self) -> tuple[T, ...]:
        """Return what had arrived when the callback started, and free its places at once."""
        values = self._buffer.take_all()
        self._context.taken += len(values)
        return values

    @property
    def age(self) -> int | None:
        """Return the nanoseconds since the value was written, however old it is."""
        item = self._buffer.seen()
        return None if item is None else max(0, self._moment() - item.stamp)

    @property
    def is_new(self) -> bool:
        """Tell whether there is a value that no earlier callback has read."""
        return self._buffer.is_new()

    @property
    def sequence(self) -> int:
        """Return the number of the value among all that arrived, from 1; 0 without a value."""
        item = self._buffer.seen()
        return 0 if item is None else item.sequence

    @property
    def counters(self) -> InputCounters:
        """Return what was received, dropped and expired until now; from any thread."""
        each = tuple(connector.counters() for connector, _ in self._connectors)
        return InputCounters(
            received=sum(counters.received for counters in each),
            dropped=sum(counters.dropped for counters in each),
            expired=sum(counters.expired for counters in each),
            connectors=each,
        )

    @property
    def label(self) -> str:
        """Return ``instance.port``."""
        return self._label

    @property
    def context(self) -> Context:
        """Return the context that the port belongs to."""
        return self._context

    @property
    def is_connected(self) -> bool:
        """Tell whether a connector ends here."""
        return bool(self._connectors)

    def is_connected_to(self, source: Source[T]) -> bool:
        """Tell whether a connector from that output ends here."""
        return any(other is source for _, other in self._connectors)

    def latch(self) -> None:
        """Fix what the next callback sees (called by the context)."""
        self._buffer.latch()

    def has_queued(self) -> bool:
        """Tell whether something waits to be taken."""
        return self._buffer.first_arrival() is not None

    def first_arrival(self) -> int | None:
        """Return the arrival number of the oldest item that waits."""
        return self._buffer.first_arrival()

    def hand_over(self) -> None:
        """Give the oldest item to ``on_data_<port>`` (called by the context)."""
        item = self._buffer.take()
        if item is not None and self._handler is not None:
            self._handler(item.value)

    def clear(self) -> None:
        """Empty a fifo (called at activation)."""
        self._buffer.clear()

    def open(self) -> None:
        """Accept data from now on; the last value of a ``latest`` connector arrives late."""
        self._buffer.is_open = True
        for connector, source in self._connectors:
            source.repeat(connector)

    def close(self) -> None:
        """Accept nothing any more, and wake the writers that wait."""
        self._buffer.close()

    def connect(self, source: Source[T], policy: Policy) -> Connector[T]:
        """Add a connector (called by the system)."""
        connector = Connector(source.label, policy, self._buffer)
        self._connectors = (*self._connectors, (connector, source))
        return connector

    def _moment(self) -> int:
        return self._context.instance.component_clock.now()
