"""What the simulated engine is made of: its clock, and the threads that take turns."""

from collections.abc import Callable
from threading import Lock, Thread

FAREWELL_S = 1.0
"""How long the end of a worker thread is waited for."""


class VirtualClock:
    """Stand still but when the engine moves it."""

    __slots__ = ("time",)

    def __init__(self) -> None:
        self.time = 0

    def now(self) -> int:
        """Return the virtual time; it begins at 0."""
        return self.time


class Baton:
    """Let one worker thread at a time run the scheduler, and another go on when it must wait.

    ``schedule`` is called by the thread that holds the baton, with the lock on which that thread
    sleeps afterwards; before it returns it has called `give` or `finish`.
    """

    def __init__(self, schedule: Callable[[Lock], None]) -> None:
        self._schedule = schedule
        self._idle: list[Lock] = []
        self._workers: list[Thread] = []
        self._done = Lock()
        self._done.acquire()
        self._is_healthy = True
        self._is_over = False

    def run(self, interrupt: Callable[[], None]) -> bool:
        """Let the workers run until one calls `finish`; tell whether none of them broke.

        On Ctrl-C in the calling thread ``interrupt`` is called, and must lead to the finish.
        """
        self.hand_over()
        try:
            self._done.acquire()
        except KeyboardInterrupt:
            interrupt()
            self._done.acquire()
            raise
        return self._is_healthy

    def hand_over(self) -> None:
        """Wake a worker, or start one, to go on with the scheduler."""
        if self._idle:
            self._idle.pop().release()
            return
        worker = Thread(target=self._work, name=f"simulated {len(self._workers)}", daemon=True)
        self._workers.append(worker)
        worker.start()

    def give(self, own: Lock, other: Lock) -> None:
        """Wake the thread that waits on the other lock; the caller goes to sleep next."""
        self._idle.append(own)
        other.release()

    def finish(self, own: Lock) -> None:
        """End the present run."""
        self._idle.append(own)
        self._done.release()

    def close(self) -> None:
        """End every worker that is not inside a callback."""
        self._is_over = True
        for lock in self._idle:
            lock.release()
        for worker in self._workers:
            worker.join(FAREWELL_S)

    def _work(self) -> None:
        own = Lock()
        own.acquire()
        while not self._is_over:
            is_fine = False
            try:
                self._schedule(own)
                is_fine = True
            finally:
                if not is_fine:
                    self._is_healthy = False
                    self._done.release()
            own.acquire()
