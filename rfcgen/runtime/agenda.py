"""What the simulated engine has to do: now, in a fixed order, and at later times."""

from collections.abc import Sequence
from heapq import heappop, heappush
from threading import Lock
from typing import TYPE_CHECKING

from rfcgen.runtime.context import Context
from rfcgen.runtime.engine import Waiter
from rfcgen.runtime.virtual import VirtualClock

if TYPE_CHECKING:
    from rfcgen.runtime.simulated import SimulatedEngine

RELEASE, WAKE = 0, -1
"""Kinds of timed entries; positive numbers are time-outs of the waiter of that number."""


class VirtualWaiter(Waiter):
    """Park a callback's thread while virtual time goes on."""

    def __init__(self, engine: "SimulatedEngine", label: str, number: int) -> None:
        super().__init__(label)
        self.number = number
        self.is_fired = self.is_expired = False
        self.context: Context | None = None
        self.lock = Lock()
        self.lock.acquire()
        self._engine = engine

    def notify(self) -> None:
        """Let the waiting callback go on at the present instant."""
        self.is_fired = True
        if self.context is not None:
            self._engine.signal(self.context)

    def wait(self, timeout: int | None) -> bool:
        """Wait for at most some virtual nanoseconds."""
        if not self.is_fired:
            self._engine.wait(self, timeout)
        return self.is_fired


class Slot:
    """What the engine keeps for one context: ``runs`` counts them at one ``instant``."""

    __slots__ = (
        "context",
        "has_release",
        "instant",
        "is_queued",
        "parked",
        "release",
        "runs",
        "wake_at",
    )

    def __init__(self, context: Context) -> None:
        self.context = context
        self.is_queued = self.has_release = False
        self.release: int | None = None
        self.parked: VirtualWaiter | None = None
        self.wake_at = self.instant = -1
        self.runs = 0


class Agenda:
    """Order contexts at one instant by their rank, and instants by time.

    The rank is given by priority, then by the order in which the contexts were taken over.
    """

    def __init__(self, clock: VirtualClock) -> None:
        self.slots: list[Slot] = []
        self.waiters: dict[int, VirtualWaiter] = {}
        self._clock = clock
        self._ready: list[int] = []
        self._timed: list[tuple[int, int, int]] = []

    def take_over(self, contexts: Sequence[Context]) -> None:
        """Rank the contexts and look at each once."""
        for context in sorted(contexts, key=lambda one: -one.profile.priority):
            context.rank = len(self.slots)
            self.slots.append(Slot(context))
            self.signal(context)

    def slot(self, context: Context) -> Slot:
        """Return the slot of a context."""
        return self.slots[context.rank]

    def signal(self, context: Context) -> None:
        """Put a context among those that run at the present instant."""
        rank = context.rank
        if rank < len(self.slots):
            slot = self.slots[rank]
            if not slot.is_queued and slot.context is context:
                slot.is_queued = True
                heappush(self._ready, rank)

    def next_ready(self) -> Slot | None:
        """Remove and return the first of those that run at the present instant."""
        if not self._ready:
            return None
        slot = self.slots[heappop(self._ready)]
        slot.is_queued = False
        return slot

    def add_release(self, context: Context) -> None:
        """Release a periodic context at the next multiple of its period."""
        slot, period = self.slot(context), context.profile.period
        if period and not slot.has_release:
            slot.has_release = True
            due = (self._clock.time // period + 1) * period
            heappush(self._timed, (due, context.rank, RELEASE))

    def add_wake(self, slot: Slot, time: int) -> None:
        """Look at a context again at a later time."""
        if slot.wake_at != time:
            slot.wake_at = time
            heappush(self._timed, (time, slot.context.rank, WAKE))

    def park(self, slot: Slot, waiter: VirtualWaiter, timeout: int | None) -> None:
        """Note that the callback of a context waits."""
        slot.parked, waiter.context = waiter, slot.context
        self.waiters[waiter.number] = waiter
        if timeout is not None:
            due = self._clock.time + timeout
            heappush(self._timed, (due, slot.context.rank, waiter.number))

    def unpark(self, slot: Slot, waiter: VirtualWaiter) -> None:
        """Note that the callback goes on."""
        slot.parked = None
        del self.waiters[waiter.number]

    def next_time(self) -> int | None:
        """Return the next later instant at which anything is due, if any."""
        return self._timed[0][0] if self._timed else None

    def next_release(self, context: Context) -> int | None:
        """Return the time of a context's next release, if it has one."""
        wanted = (context.rank, RELEASE)
        return min((time for time, *what in self._timed if (*what,) == wanted), default=None)

    def advance(self) -> None:
        """Move the clock to the next instant and make ready what is due then."""
        timed = self._timed
        self._clock.time = now = timed[0][0]
        while timed and timed[0][0] == now:
            _, rank, kind = heappop(timed)
            slot = self.slots[rank]
            if kind == RELEASE:
                self._release(slot, now)
            elif kind == WAKE:
                self.signal(slot.context)
            elif kind in self.waiters:
                self.waiters[kind].is_expired = True
                self.signal(slot.context)

    def _release(self, slot: Slot, now: int) -> None:
        context = slot.context
        slot.has_release = context.is_running
        if not slot.has_release:
            return
        heappush(self._timed, (now + (context.profile.period or 0), context.rank, RELEASE))
        if slot.parked is not None:
            context.tally.skipped += 1
            return
        slot.release = now
        self.signal(context)
