"""One thread of the real-time engine: absolute releases, and a bell in between."""

import os
import time
from collections.abc import Callable, Sequence
from threading import Lock, Thread, get_ident

from rfcgen.runtime.context import Context

IDLE_S = 60.0
"""How long a thread sleeps when nothing is due; a bell wakes it at once."""

WARM_UP = 100_000
"""How many nanoseconds before its release a thread gets up for the first time."""


class Bell:
    """Wake one sleeping thread; a lock is the cheapest thing to sleep on with a time-out.

    Python waits for a lock on the monotonic clock and until an absolute time, so this is as
    punctual as ``clock_nanosleep``, and yet another thread can end it.
    """

    __slots__ = ("_lock",)

    def __init__(self) -> None:
        self._lock = Lock()
        self._lock.acquire()

    def ring(self) -> None:
        """End the present wait, or the next one; from any thread."""
        try:
            self._lock.release()
        except RuntimeError:
            return

    def wait_until(self, deadline: int | None) -> None:
        """Sleep until that monotonic time, or until the bell rings.

        The last moment is a sleep of its own: getting up shortly before wakes the processor,
        and the start is then as punctual as that of a bare loop.
        """
        if deadline is None:
            self._lock.acquire(timeout=IDLE_S)
            return
        left = deadline - WARM_UP - time.monotonic_ns()
        if left > WARM_UP and self._lock.acquire(timeout=min(left * 1e-9, IDLE_S)):
            return
        left = deadline - time.monotonic_ns()
        self._lock.acquire(timeout=min(max(left, 0) * 1e-9, IDLE_S))


class Runner:
    """Run a group of contexts, or one event-driven context, in a thread of its own."""

    def __init__(
        self, contexts: Sequence[Context], origin: int, warn: Callable[[Exception], None]
    ) -> None:
        self.label = " ".join(context.label for context in contexts)
        self.ident = 0
        self._contexts = tuple(contexts)
        self._priority = contexts[0].profile.priority
        self._period = 0 if contexts[0].is_triggered else contexts[0].profile.period or 0
        self._origin = origin
        self._due = 0
        self._warn = warn
        self._bell = Bell()
        self._is_stopping = False
        self._thread = Thread(target=self._run, name=f"rfcgen {self.label}", daemon=True)

    def start(self) -> None:
        """Begin to run."""
        self._thread.start()

    def ring(self) -> None:
        """Look for work now; from any thread."""
        self._bell.ring()

    def stop(self) -> None:
        """End soon: no further callback begins, and one that waits is interrupted."""
        self._is_stopping = True
        for context in self._contexts:
            context.interrupt()
        self._bell.ring()

    def join(self, timeout_s: float) -> None:
        """Wait for the end; not for one's own."""
        if self.ident != get_ident():
            self._thread.join(timeout_s)

    @property
    def is_stuck(self) -> bool:
        """Tell whether the thread has not ended although it should."""
        return self._thread.is_alive() and self.ident != get_ident()

    def _run(self) -> None:
        self.ident = get_ident()
        self._take_priority()
        while not self._is_stopping:
            self._bell.wait_until(self._next_time())
            now = time.monotonic_ns()
            if self._due and now >= self._due:
                self._release(now)
            else:
                self._attend(now)

    def _next_time(self) -> int | None:
        """Return when to get up: at the next release or postponed run; rings come between."""
        if self._period:
            self._follow_states()
            return self._due or None
        return self._contexts[0].next_work(time.monotonic_ns())

    def _follow_states(self) -> None:
        if not any(context.is_running for context in self._contexts):
            self._due = 0
        elif not self._due:
            passed = (time.monotonic_ns() - self._origin) // self._period
            self._due = self._origin + (passed + 1) * self._period

    def _release(self, now: int) -> None:
        """Run every context once; releases that have passed are skipped and counted."""
        missed = (now - self._due) // self._period
        release = self._due + missed * self._period
        self._due = release + self._period
        for context in self._contexts:
            if context.is_running:
                context.tally.skipped += missed
            if self._is_stopping:
                return
            context.perform(now, release)
            now = time.monotonic_ns()

    def _attend(self, now: int) -> None:
        for context in self._contexts:
            work = context.next_work(now)
            if work is not None and work <= now and not self._is_stopping:
                context.perform(now, None)
                self._bell.ring()

    def _take_priority(self) -> None:
        try:
            lowest, highest = (
                os.sched_get_priority_min(os.SCHED_FIFO),
                os.sched_get_priority_max(os.SCHED_FIFO),
            )
            priority = min(max(self._priority, lowest), highest)
            os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(priority))
        except (OSError, AttributeError) as error:  # not every system has it
            self._warn(error)
