"""What lies between one output and one input: a policy, and counters."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from rfcgen.runtime.profile import DataInProfile, Overflow

if TYPE_CHECKING:
    from rfcgen.runtime.buffer import QueueBuffer

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """Say how a connector treats the reader's queue; ``depth`` bounds its share of it."""

    overflow: Overflow
    depth: int
    timeout: int | None
    max_age: int | None

    @classmethod
    def of(
        cls,
        port: DataInProfile,
        *,
        depth: int | None = None,
        overflow: Overflow | None = None,
        timeout: int | None = None,
        max_age: int | None = None,
    ) -> "Policy":
        """Return the port's policy with what the connector says put in."""
        return cls(
            overflow=overflow or port.overflow,
            depth=min(depth or port.depth, port.depth),
            timeout=port.timeout if timeout is None else timeout,
            max_age=port.max_age if max_age is None else max_age,
        )


@dataclass(frozen=True, slots=True)
class ConnectorCounters:
    """Count what one connector carried.

    ``received`` were stored; of these ``dropped`` gave way to newer ones or were too many,
    ``replaced`` were overwritten in a ``latest`` buffer before they were read, ``discarded``
    came while the reader was closed or were emptied at activation, ``expired`` were too old when
    read. ``waits`` and ``timeouts`` count writers that had to wait, and those in vain.
    """

    source: str
    received: int
    dropped: int
    replaced: int
    discarded: int
    expired: int
    waits: int
    timeouts: int


class Connector(Generic[T]):
    """Carry values from one output to one input's buffer."""

    __slots__ = (
        "buffer",
        "discarded",
        "dropped",
        "expired",
        "max_age",
        "policy",
        "queued",
        "received",
        "replaced",
        "source",
        "timeouts",
        "waits",
    )

    def __init__(self, source: str, policy: Policy, buffer: "QueueBuffer[T]") -> None:
        self.source = source
        self.policy = policy
        self.max_age = policy.max_age
        self.buffer = buffer
        self.queued = 0
        self.received = self.dropped = self.replaced = self.discarded = 0
        self.expired = self.waits = self.timeouts = 0

    def counters(self) -> ConnectorCounters:
        """Return the counters as they are now."""
        return ConnectorCounters(
            source=self.source,
            received=self.received,
            dropped=self.dropped,
            replaced=self.replaced,
            discarded=self.discarded,
            expired=self.expired,
            waits=self.waits,
            timeouts=self.timeouts,
        )


class Observer(Generic[T]):
    """Show each written value to somebody; what that raises is logged once and harms nobody."""

    __slots__ = ("callback", "has_failed")

    def __init__(self, callback: Callable[[int, T], None]) -> None:
        self.callback = callback
        self.has_failed = False
