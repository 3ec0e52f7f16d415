"""One execution context: what belongs to it runs one callback at a time (S-031)."""

from collections import deque
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Protocol

from rfcgen.runtime.command import describe_cause
from rfcgen.runtime.engine import Waiter
from rfcgen.runtime.errors import Stopping
from rfcgen.runtime.profile import ContextProfile, ExecutionMode
from rfcgen.runtime.running import call, local
from rfcgen.runtime.state import State
from rfcgen.runtime.statistics import Tally

if TYPE_CHECKING:
    from rfcgen.runtime.instance import Instance


class Input(Protocol):
    """What a context latches before each callback."""

    is_trigger: bool

    def latch(self) -> None:
        """Fix what the next callback sees."""

    def has_queued(self) -> bool:
        """Tell whether something waits that a trigger should run for."""

    def clear(self) -> None:
        """Forget what is queued: the context is being activated."""


class HandlerInput(Input, Protocol):
    """An input whose items the context hands to ``on_data_<port>`` one by one."""

    def first_arrival(self) -> int | None:
        """Return the arrival number of the oldest item that waits."""

    def hand_over(self) -> None:
        """Give the oldest latched item to the kernel's method."""


CALLBACKS = (
    "on_activated",
    "on_deactivated",
    "on_execute",
    "on_aborting",
    "on_error",
    "on_reset",
)
"""The methods that each context has; ``on_initialize`` and ``on_finalize`` are the component's."""


def _do_nothing() -> None:
    """Stand for a method that the kernel does not have."""


Job = Callable[[], None]
Release = int | None


class Context:
    """Hold the state of one execution context and run its callbacks.

    An engine calls `perform` from one thread at a time. Other threads only append jobs and set
    flags, then tell the engine with ``signal``.
    """

    def __init__(self, instance: "Instance", profile: ContextProfile) -> None:
        self.instance = instance
        self.profile = profile
        self.label = f"{instance.name}.{profile.name}"
        self.is_triggered = profile.mode is ExecutionMode.EVENT_DRIVEN
        self.state = State.CREATED
        self.previous = State.CREATED
        self.cause: BaseException | str | None = None
        self.commands: deque[Job] = deque()
        self.settings: deque[Job] = deque()
        self.held = 0
        self.inputs: list[Input] = []
        self.handlers: list[HandlerInput] = []
        self.arrivals = count(1)
        self.moment = 0
        self.taken = 0
        self.tally = Tally()
        self.waiter: Waiter | None = None
        self.is_interrupted = False
        self._arrived = self._woken = self._handle = False
        self._earliest = 0
        self._has_reported = False
        self._methods: dict[str, Callable[[], object]] = {}
        self.config = instance.configuration.current
        self.rank = 0

    def bind(self, kernel: object) -> None:
        """Find the kernel's methods of this context; one that is not there does nothing."""
        for name in CALLBACKS:
            self._methods[name] = getattr(kernel, name + self.profile.suffix, _do_nothing)

    def method(self, name: str) -> Callable[[], object]:
        """Return the kernel's method of that name for this context."""
        return self._methods[name]

    def arrive(self) -> None:
        """Note an arrival on a trigger port; from any thread."""
        self._arrived = True
        self.instance.signal(self)

    def arrive_for_handler(self) -> None:
        """Note an item for an ``on_data_`` method; from any thread."""
        self._handle = True
        self.instance.signal(self)

    def wake(self) -> None:
        """Run an event-driven context once more; from any thread."""
        self._woken = True
        self.instance.signal(self)

    def next_work(self, now: int) -> int | None:
        """Return when there is something to do without a release: now, later, or None."""
        if self.held:
            return None
        if self.has_requests:
            return now
        if self.state is State.ACTIVE and self._handle:
            return now
        if self.is_triggered and (self._arrived or self._woken) and self.is_running:
            return max(now, self._earliest)
        return None

    @property
    def has_requests(self) -> bool:
        """Tell whether a command or a new configuration waits."""
        return bool(self.commands or self.settings)

    @property
    def is_running(self) -> bool:
        """Tell whether releases and triggers have an effect."""
        return self.state is State.ACTIVE or self.state is State.ERROR

    def perform(self, now: int, release: Release) -> None:
        """Run what waits, in order: commands, configuration, data handlers, the execution."""
        if self.held:
            return
        outer, local.context = local.context, self
        if self.has_requests:
            self._serve(now)
        if self.state is State.ACTIVE:
            if self._handle:
                self._handle_data(now)
            self._execute(now, release)
        elif self.state is State.ERROR:
            self._execute(now, release)
        local.context = outer

    def callback(self, function: Callable[[], object], moment: int) -> BaseException | None:
        """Call a kernel's method with everything latched; return what it raised."""
        self.moment = moment
        self.config = self.instance.configuration.current
        for port in self.inputs:
            port.latch()
        self.is_interrupted = False
        error = call(function)
        if error is not None:
            self.tally.errors += 1
            if isinstance(error, Stopping) and self.is_interrupted:
                self.is_interrupted = False
                return None
        return error

    def fail(self, cause: BaseException | str, what: str) -> None:
        """Enter ERROR (S-056): the cause and the state before are kept, ``on_aborting`` once."""
        self.previous, self.cause = self.state, cause
        self._has_reported = False
        self._log(f"'{self.label}' goes to ERROR, {what}: {describe_cause(cause)}", cause)
        self.enter(State.ERROR)
        error = self.callback(self._methods["on_aborting"], self.moment)
        if error is not None:
            self._log(f"'{self.label}': on_aborting failed as well: {error}", error)

    def enter(self, state: State) -> None:
        """Take a state and let the engine know."""
        self.state = state
        self.instance.follow_state(self)

    def activate(self) -> None:
        """Forget queued data, so that the first execution starts with what comes from now on."""
        self.forget_arrivals()
        self._earliest = 0
        for port in self.inputs:
            port.clear()

    def forget_arrivals(self) -> None:
        """Wait for the next arrival, whatever came until now."""
        self._arrived = self._woken = self._handle = False

    def notice_waiting(self) -> None:
        """Look for data that were there before the context became ACTIVE."""
        self._arrived = self._arrived or any(
            port.is_trigger and port.has_queued() for port in self.inputs
        )
        self._handle = any(port.has_queued() for port in self.handlers)

    def hold(self) -> None:
        """Stop running anything until `let_go`."""
        self.held += 1

    def let_go(self) -> None:
        """Run again."""
        self.held -= 1
        self.instance.signal(self)

    def interrupt(self) -> None:
        """End the call that a callback of this context is waiting in, if any."""
        waiter = self.waiter
        if waiter is not None:
            self.is_interrupted = True
            waiter.interrupt()

    def _serve(self, now: int) -> None:
        self.moment = now
        while not self.held:
            self.config = self.instance.configuration.current
            if self.commands:
                self.commands.popleft()()
            elif self.settings:
                self.settings.popleft()()
            else:
                return

    def _handle_data(self, now: int) -> None:
        self._handle = False
        limit = next(self.arrivals)
        while self.state is State.ACTIVE:
            waiting = [
                (first, position)
                for position, port in enumerate(self.handlers)
                if (first := port.first_arrival()) is not None and first < limit
            ]
            if not waiting:
                return
            port = self.handlers[min(waiting)[1]]
            error = self.callback(port.hand_over, now)
            if error is not None:
                self.fail(error, "a data handler failed")

    def _execute(self, now: int, release: Release) -> None:
        if self.is_triggered:
            if not (self._arrived or self._woken) or now < self._earliest:
                return
            self._earliest = now + self.profile.min_interval
            due = now
        elif release is None:
            return
        else:
            due = release
        self._arrived = self._woken = False
        self.taken = 0
        self._run(due)
        if self.is_triggered and self.taken and not self._arrived:
            self._arrived = any(port.is_trigger and port.has_queued() for port in self.inputs)

    def _run(self, due: int) -> None:
        name = "on_execute" if self.state is State.ACTIVE else "on_error"
        clock = self.instance.clock
        started = clock.now()
        error = self.callback(self._methods[name], due)
        self.tally.add(due, started, clock.now(), self.profile.deadline)
        if error is None:
            return
        if self.state is State.ACTIVE:
            self.fail(error, f"{name} raised")
        elif not self._has_reported:
            self._has_reported = True
            self._log(f"'{self.label}': {name} raised: {describe_cause(error)}", error)

    def _log(self, text: str, cause: BaseException | str) -> None:
        trace = cause if isinstance(cause, BaseException) else None
        self.instance.log.error("%s", text, exc_info=trace)
