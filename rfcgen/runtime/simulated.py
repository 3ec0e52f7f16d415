"""The simulated engine: a virtual clock, one thread at a time, the same order every time."""

from collections.abc import Callable, Sequence
from threading import Lock

from rfcgen.runtime.agenda import Agenda, Slot, VirtualWaiter
from rfcgen.runtime.context import Context
from rfcgen.runtime.engine import Engine, Waiter
from rfcgen.runtime.errors import DeadLock, EndlessLoop, EngineError
from rfcgen.runtime.lifecycle import raise_error
from rfcgen.runtime.running import call, local
from rfcgen.runtime.state import State
from rfcgen.runtime.virtual import Baton, VirtualClock

LIMIT = 1000
"""How often one context may run at one instant."""

FOREVER = 2**63
"""A time that no run reaches."""

POLL_S = 0.01
"""How often a second thread looks whether the engine is free to be driven."""


class SimulatedEngine(Engine):
    """Run contexts in virtual time, as fast as the processor allows.

    The scheduler runs in a worker thread. A callback that must wait parks that thread, and
    another one from a pool goes on with the scheduler; never do two of them run at a time.
    """

    is_virtual = True

    def __init__(self) -> None:
        self._clock = VirtualClock()
        self._agenda = Agenda(self._clock)
        self._baton = Baton(self._schedule)
        self._driving = Lock()
        self._waiter_count = 0
        self._end = 0
        self._stop: Callable[[], bool] | None = None
        self._outside: VirtualWaiter | None = None
        self._failure: BaseException | None = None
        self._is_closed = False

    @property
    def is_closed(self) -> bool:
        """Tell whether `close` was called."""
        return self._is_closed

    @property
    def clock(self) -> VirtualClock:
        """Return the virtual clock."""
        return self._clock

    def start(self, contexts: Sequence[Context]) -> None:
        """Take over contexts; at one instant priority decides, then the order given."""
        if self._agenda.slots or self._is_closed:
            raise EngineError("the engine runs a system already, or is closed")
        self._agenda.take_over(contexts)

    def signal(self, context: Context) -> None:
        """Put a context among those that run at the present instant."""
        self._agenda.signal(context)

    def follow_state(self, context: Context) -> None:
        """Release a periodic context from the next multiple of its period on."""
        if context.is_running and not context.is_triggered:
            self._agenda.add_release(context)

    def owns_thread_of(self, context: Context) -> bool:
        """Tell whether the caller is a callback of that context."""
        return local.context is context

    def waiter(self, label: str) -> Waiter:
        """Return a waiter whose time-outs are virtual."""
        self._waiter_count += 1
        return VirtualWaiter(self, label, self._waiter_count)

    def next_release(self, context: Context) -> int | None:
        """Return the time of a context's next release, if it has one."""
        return self._agenda.next_release(context)

    def run_until(self, time: int, stop: Callable[[], bool] | None = None) -> None:
        """Run everything that is due up to and including that time.

        ``stop`` is asked before each later instant. `DeadLock` if callbacks wait and nothing
        can ever run again.
        """
        if local.context is not None:
            raise EngineError("a callback cannot run the engine that runs it")
        if self._is_closed:
            raise EngineError("the engine is closed")
        with self._driving:
            self._drive(time, stop)

    def wait(self, waiter: VirtualWaiter, timeout: int | None) -> None:
        """Let virtual time go on until the waiter is notified or its time is up."""
        context = local.context
        if context is None:
            self._drive_for(waiter, timeout)
            return
        slot = self._agenda.slot(context)
        self._agenda.park(slot, waiter, timeout)
        self._baton.hand_over()
        waiter.lock.acquire()
        self._agenda.unpark(slot, waiter)

    def close(self) -> None:
        """End the worker threads; a callback that waits ends with `Stopping`."""
        if self._is_closed or local.context is not None:
            return
        self._is_closed = True
        with self._driving:
            for waiter in tuple(self._agenda.waiters.values()):
                waiter.interrupt()
            self._drive(self._clock.time, None)
        self._baton.close()

    def _drive_for(self, waiter: VirtualWaiter, timeout: int | None) -> None:
        while not waiter.is_fired:
            if self._driving.acquire(timeout=POLL_S):
                try:
                    end = FOREVER if timeout is None else self._clock.time + timeout
                    self._drive(end, lambda: waiter.is_fired, waiter)
                finally:
                    self._driving.release()
                return

    def _drive(
        self,
        end: int,
        stop: Callable[[], bool] | None,
        outside: VirtualWaiter | None = None,
    ) -> None:
        self._end, self._stop, self._outside, self._failure = end, stop, outside, None
        if not self._baton.run(self._interrupt):
            raise EngineError("the scheduler of the simulated engine failed")
        if self._failure is not None:
            raise self._failure

    def _interrupt(self) -> None:
        self._stop = lambda: True

    def _schedule(self, own: Lock) -> None:
        """Run contexts until a parked callback goes on in its own thread, or the run is over."""
        agenda = self._agenda
        while True:
            while (slot := agenda.next_ready()) is not None:
                parked = slot.parked
                if parked is None:
                    self._run(slot)
                elif parked.is_fired or parked.is_expired:
                    self._baton.give(own, parked.lock)
                    return
            if not self._advance():
                self._baton.finish(own)
                return

    def _run(self, slot: Slot) -> None:
        context, now = slot.context, self._clock.time
        release, slot.release = slot.release, None
        if release is None:
            due = context.next_work(now)
            if due is None:
                return
            if due > now:
                self._agenda.add_wake(slot, due)
                return
        if slot.instant != now:
            slot.instant, slot.runs = now, 0
        if not context.has_requests:
            slot.runs += 1
            if slot.runs > LIMIT:
                self._end_loop(context)
        context.perform(now, release)
        if context.next_work(self._clock.time) is not None:
            self._agenda.signal(context)

    def _end_loop(self, context: Context) -> None:
        now = self._clock.time
        loop = ", ".join(
            f"'{slot.context.label}'"
            for slot in self._agenda.slots
            if slot.instant == now and slot.runs > LIMIT // 2
        )
        if context.state is State.ACTIVE:
            text = f"more than {LIMIT} runs at one instant, by {loop}"
            raise_error(context.instance, EndlessLoop(text), context.profile.name)
        context.forget_arrivals()

    def _advance(self) -> bool:
        """Move on to the next instant; False if the run ends here."""
        if self._is_stopped():
            return False
        time = self._agenda.next_time()
        if time is not None and time <= self._end:
            self._agenda.advance()
            return True
        if time is None and self._is_dead():
            self._failure = DeadLock(f"nothing can ever run: {self._blocked_calls()}")
        elif self._end < FOREVER:
            self._clock.time = max(self._clock.time, self._end)
        return False

    def _is_stopped(self) -> bool:
        stop = self._stop
        if stop is None:
            return False
        answers: list[bool] = []
        self._failure = call(lambda: answers.append(stop()))
        return self._failure is not None or answers[0]

    def _is_dead(self) -> bool:
        if self._outside is None:
            return bool(self._agenda.waiters) and not self._is_closed
        return self._end >= FOREVER

    def _blocked_calls(self) -> str:
        waiters = [*self._agenda.waiters.values()]
        if self._outside is not None:
            waiters.append(self._outside)
        return "; ".join(waiter.label for waiter in waiters)
