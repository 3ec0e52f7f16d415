"""Data outputs: what is written is visible at once (S-036)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from rfcgen.runtime.connector import Connector, ConnectorCounters, Observer
from rfcgen.runtime.context import Context
from rfcgen.runtime.delivery import Memory, wait_for_room
from rfcgen.runtime.instance import instance_of
from rfcgen.runtime.profile import DataOutProfile, Overflow
from rfcgen.runtime.running import call

if TYPE_CHECKING:
    from rfcgen.runtime.component import AnyComponent

T = TypeVar("T")


class DataOut(Generic[T]):
    """Write a data output. Values are immutable and go by reference."""

    __slots__ = (
        "_connectors",
        "_instance",
        "_label",
        "_memory",
        "_observers",
        "_written",
        "profile",
    )

    def __init__(self, component: "AnyComponent", name: str) -> None:
        instance = instance_of(component)
        profile = instance.profile.port(name)
        if not isinstance(profile, DataOutProfile):
            raise TypeError(f"'{name}' of '{instance.name}' is no data output")
        self.profile = profile
        self._instance = instance
        self._label = f"{instance.name}.{name}"
        self._connectors: tuple[Connector[T], ...] = ()
        self._observers: tuple[Observer[T], ...] = ()
        self._memory: Memory[T] = Memory()
        self._written = 0
        instance.outputs[name] = self

    def __repr__(self) -> str:
        return f"<DataOut {self._label}: {self.profile.type}>"

    def write(self, value: T) -> None:
        """Send a value along every connector.

        On a full ``wait`` buffer this waits; `PortTimeout` after the connector's time-out,
        `Stopping` when the system ends.
        """
        stamp = self._note(value)
        for connector in self._connectors:
            if not connector.buffer.put(connector, value, stamp):
                wait_for_room(connector, value, stamp, self._instance.waiter)

    def try_write(self, value: T) -> bool:
        """Send a value without ever waiting; tell whether every reader has stored it."""
        stamp = self._note(value)
        all_stored = True
        for connector in self._connectors:
            if not connector.buffer.put(connector, value, stamp):
                all_stored = False
                if connector.policy.overflow is Overflow.WAIT and connector.buffer.is_open:
                    connector.buffer.refuse(connector)
        return all_stored

    @property
    def may_wait(self) -> bool:
        """Tell whether a write may have to wait for a reader."""
        return any(one.policy.overflow is Overflow.WAIT for one in self._connectors)

    @property
    def written(self) -> int:
        """Return how many values were written."""
        return self._written

    @property
    def counters(self) -> tuple[ConnectorCounters, ...]:
        """Return the counters of every connector that begins here."""
        return tuple(connector.counters() for connector in self._connectors)

    @property
    def label(self) -> str:
        """Return ``instance.port``."""
        return self._label

    @property
    def context(self) -> Context:
        """Return the context that the port belongs to."""
        return self._instance.context(self.profile.context)

    def attach(self, connector: Connector[T]) -> None:
        """Begin a connector here; a ``latest`` reader gets the last value at once."""
        self._connectors = (*self._connectors, connector)
        self.repeat(connector)

    def observe(self, callback: Callable[[int, T], None]) -> None:
        """Call back with time and value at every write, in the writer's thread."""
        self._observers = (*self._observers, Observer(callback))

    def repeat(self, connector: Connector[T]) -> None:
        """Give a late joiner the last value, if its buffer keeps one value and is open."""
        self._memory.repeat(connector)

    def _note(self, value: T) -> int:
        stamp = self._instance.component_clock.now()
        self._written += 1
        self._memory.keep(value, stamp)
        for observer in self._observers:
            error = call(observer.callback, stamp, value)
            if error is not None and not observer.has_failed:
                observer.has_failed = True
                self._instance.log.error("an observer of '%s' failed", self._label, exc_info=error)
        return stamp
