"""The interface of the two engines."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Self

from rfcgen.runtime.clock import Clock

if TYPE_CHECKING:
    from rfcgen.runtime.context import Context


class Waiter(ABC):
    """Let one thread wait until another notifies it, once."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.is_interrupted = False

    def interrupt(self) -> None:
        """End the wait because the system stops."""
        self.is_interrupted = True
        self.notify()

    @abstractmethod
    def notify(self) -> None:
        """End the wait; from any thread, again without effect."""

    @abstractmethod
    def wait(self, timeout: int | None) -> bool:
        """Wait at most that many nanoseconds; tell whether somebody notified."""


class Engine(ABC):
    """Run the contexts of components: in real time or on a virtual clock."""

    is_virtual: bool = False
    """Whether time is virtual, so that nothing outside the process may take part."""

    @property
    @abstractmethod
    def is_closed(self) -> bool:
        """Tell whether `close` was called."""

    @property
    @abstractmethod
    def clock(self) -> Clock:
        """Return the engine's clock."""

    @abstractmethod
    def start(self, contexts: Sequence["Context"]) -> None:
        """Take over contexts, given in data-flow order; once."""

    @abstractmethod
    def signal(self, context: "Context") -> None:
        """Note that something waits for a context; from any thread, never blocks."""

    @abstractmethod
    def follow_state(self, context: "Context") -> None:
        """Note that a context has changed its state; called on its own thread."""

    @abstractmethod
    def owns_thread_of(self, context: "Context") -> bool:
        """Tell whether the calling thread is the one that must run that context."""

    @abstractmethod
    def waiter(self, label: str) -> Waiter:
        """Return a new waiter; the label names what waits in reports."""

    @abstractmethod
    def run_until(self, time: int, stop: Callable[[], bool] | None = None) -> None:
        """Return when the clock has reached the time, or when ``stop`` says so."""

    def run_for(self, duration: int, stop: Callable[[], bool] | None = None) -> None:
        """Go on for that many nanoseconds of the engine's clock, or until ``stop`` says so."""
        self.run_until(self.clock.now() + duration, stop)

    @abstractmethod
    def close(self) -> None:
        """End every thread, in bounded time; harmless when called again."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
