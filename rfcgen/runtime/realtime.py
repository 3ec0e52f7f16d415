"""The real-time engine: a thread for each group and each event-driven context."""

import logging
import sys
import threading
import time
from collections.abc import Callable, Sequence
from threading import Event, Lock

from rfcgen.runtime.clock import MonotonicClock
from rfcgen.runtime.context import Context
from rfcgen.runtime.engine import Engine, Waiter
from rfcgen.runtime.errors import EngineError
from rfcgen.runtime.grouping import in_groups
from rfcgen.runtime.runner import Bell, Runner
from rfcgen.runtime.running import local

SWITCH_INTERVAL_S = 0.0005
"""How long a thread may keep the interpreter while others want it."""

POLL_S = 0.02
"""How often a run looks whether it shall stop."""

FAREWELL_S = 2.0
"""How long `close` waits for all threads together."""

_log = logging.getLogger("rfcgen.engine")


class _LockWaiter(Waiter):
    """Wait on a bell; the thread sleeps until somebody rings it."""

    def __init__(self, label: str) -> None:
        super().__init__(label)
        self._bell = Bell()
        self._is_fired = False

    def notify(self) -> None:
        self._is_fired = True
        self._bell.ring()

    def wait(self, timeout: int | None) -> bool:
        deadline = None if timeout is None else time.monotonic_ns() + timeout
        while not self._is_fired:
            now = time.monotonic_ns()
            if deadline is not None and now >= deadline:
                break
            self._bell.wait_until(deadline)
        return self._is_fired


class RealtimeEngine(Engine):
    """Run contexts on the machine's clock.

    Releases lie at multiples of the period after the engine's start. Where the system permits,
    threads are scheduled by ``SCHED_FIFO`` with the context's priority.
    """

    def __init__(self) -> None:
        self._clock = MonotonicClock()
        self._runners: list[Runner] = []
        self._runner_of: dict[str, Runner] = {}
        self._switch_interval = 0.0
        self._warned = Lock()
        self._is_closed = False

    @property
    def clock(self) -> MonotonicClock:
        """Return the machine's monotonic clock."""
        return self._clock

    @property
    def is_closed(self) -> bool:
        """Tell whether `close` was called."""
        return self._is_closed

    def start(self, contexts: Sequence[Context]) -> None:
        """Take over contexts; those of a group run in the order given."""
        if self._runners or self._is_closed:
            raise EngineError("the engine runs a system already, or is closed")
        self._switch_interval = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        origin = self.clock.now()
        alone = {context.label: context.instance.may_wait() for context in contexts}
        for group in in_groups(contexts, alone):
            runner = Runner(group, origin, self._warn_of_priority)
            self._runners.append(runner)
            for context in group:
                self._runner_of[context.label] = runner
        for runner in self._runners:
            runner.start()

    def signal(self, context: Context) -> None:
        """Ring the thread of a context."""
        runner = self._runner_of.get(context.label)
        if runner is not None:
            runner.ring()

    def follow_state(self, context: Context) -> None:
        """Do nothing: a thread looks at the states of its contexts itself."""

    def owns_thread_of(self, context: Context) -> bool:
        """Tell whether the calling thread runs that context."""
        runner = self._runner_of.get(context.label)
        return runner is not None and runner.ident == threading.get_ident()

    def waiter(self, label: str) -> Waiter:
        """Return a waiter that puts the thread to sleep."""
        return _LockWaiter(label)

    def run_until(self, time: int, stop: Callable[[], bool] | None = None) -> None:
        """Sleep in the calling thread until the clock has reached the time."""
        if local.context is not None:
            raise EngineError("a callback cannot wait for the engine that runs it")
        pause = Event()
        while (left := time - self.clock.now()) > 0:
            if stop is not None and stop():
                return
            pause.wait(min(left / 1e9, POLL_S))

    def close(self) -> None:
        """Wake what waits, end every thread but the caller's, in bounded time."""
        if self._is_closed:
            return
        self._is_closed = True
        for runner in self._runners:
            runner.stop()
        deadline = self.clock.now() + int(FAREWELL_S * 1e9)
        for runner in self._runners:
            runner.join(max(0.0, (deadline - self.clock.now()) / 1e9))
        stuck = [runner.label for runner in self._runners if runner.is_stuck]
        if stuck:
            _log.warning("still running after the stop: %s", ", ".join(stuck))
        if self._switch_interval:
            sys.setswitchinterval(self._switch_interval)

    def _warn_of_priority(self, error: Exception) -> None:
        if self._warned.acquire(blocking=False):
            _log.warning(
                "priorities have no effect (%s); give the process CAP_SYS_NICE or an rtprio limit",
                error,
            )
