"""One execution context: what belongs to it runs one callback at a time (S-031)."""

from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from typing import TYPE_CHECKING, TypeVar

from rfcgen.runtime.command import describe_cause
from rfcgen.runtime.engine import Waiter
from rfcgen.runtime.errors import Stopping
from rfcgen.runtime.inputs import HandlerInput, Input
from rfcgen.runtime.profile import ContextProfile, ExecutionMode
from rfcgen.runtime.running import call, local, report
from rfcgen.runtime.state import State
from rfcgen.runtime.statistics import Tally

if TYPE_CHECKING:
    from rfcgen.runtime.instance import Instance

T = TypeVar("T")


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
        self._since = -1
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
        """Note an item for an ``on_data_`` method outside a run; from any thread."""
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
        """Run what waits, in order: commands, configuration, data handlers, the execution.

        At a release all of it happens at the time of the release, so that a kernel's clock
        never goes back.
        """
        if self.held:
            return
        outer, local.context = local.context, self
        moment = now if release is None else release
        if self.has_requests:
            self._serve(moment)
        due = self._due(now, release) if self.is_running else None
        is_part_of_run = self.is_triggered and due is not None
        if self._handle and self.state is State.ACTIVE and not is_part_of_run:
            self._handle_outside(moment)
        if due is not None:
            self._run(due)
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
                return None
        return error

    def handle(self, handler: Callable[[T], object], value: T) -> None:
        """Give a value to a data handler, inside a callback, and count it."""
        self.taken += 1
        clock = self.instance.clock
        started = clock.now()
        try:
            handler(value)
        finally:
            self.tally.add_handled(clock.now() - started)

    def fail(self, cause: BaseException | str, what: str) -> None:
        """Enter ERROR (S-056): the cause and the state before are kept, ``on_aborting`` once."""
        self.previous, self.cause = self.state, cause
        self._has_reported = False
        self._log(f"'{self.label}' goes to ERROR, {what}: {describe_cause(cause)}", cause)
        self.enter(State.ERROR)
        error = self.callback(self._methods["on_aborting"], self.moment)
        if error is not None:
            what = describe_cause(error)
            self._log(f"'{self.label}': on_aborting failed as well: {what}", error)

    def enter(self, state: State) -> None:
        """Take a state and let the engine know."""
        self.state = state
        self.instance.follow_state(self)

    def activate(self) -> None:
        """Forget queued data, so that the first execution starts with what comes from now on."""
        self.forget_arrivals()
        self._earliest = 0
        self._since = self.moment
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
        self._handle = any(port.has_queued() for port in self.handlers if not port.is_trigger)

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

    def _serve(self, moment: int) -> None:
        self.moment = moment
        while not self.held:
            self.config = self.instance.configuration.current
            if self.commands:
                self.commands.popleft()()
            elif self.settings:
                self.settings.popleft()()
            else:
                return

    def _due(self, now: int, release: Release) -> int | None:
        """Return since when a run is due, if one is."""
        if self.is_triggered:
            is_wanted = self._arrived or self._woken
            return now if is_wanted and now >= self._earliest else None
        return release if release is not None and release > self._since else None

    def _handle_outside(self, moment: int) -> None:
        """Call the handlers of what no run waits for."""
        self._handle = False
        ports = [port for port in self.handlers if not port.is_trigger]
        error = self._hand_over(ports, moment)
        if error is not None:
            self.fail(error, "a data handler failed")
        elif self.is_interrupted:
            self._handle = True

    def _hand_over(self, ports: Sequence[HandlerInput], moment: int) -> BaseException | None:
        """Call the handlers of what has arrived by now, in that order, until one fails.

        After an interruption the rest waits as well: the system stops.
        """
        limit = next(self.arrivals)
        self.is_interrupted = False
        while not self.is_interrupted:
            waiting = [
                (first, position)
                for position, port in enumerate(ports)
                if (first := port.first_arrival()) is not None and first < limit
            ]
            if not waiting:
                return None
            error = self.callback(ports[min(waiting)[1]].hand_over, moment)
            if error is not None:
                return error
        return None

    def _run(self, due: int) -> None:
        """Run once, and soon again if the run has taken something and a trigger still waits."""
        self._arrived = self._woken = False
        self.taken = 0
        is_active = self.state is State.ACTIVE
        if self.is_triggered:
            self._earliest = due + self.profile.min_interval
        clock = self.instance.clock
        started = clock.now()
        what, error = self._work(due)
        self.tally.add(due, started, clock.now(), self.profile.deadline)
        if error is not None and is_active:
            self.fail(error, what)
        elif error is not None and not self._has_reported:
            self._has_reported = True
            self._log(f"'{self.label}': {what}: {describe_cause(error)}", error)
        if self.is_triggered and self.taken and not self._arrived:
            self._arrived = any(port.is_trigger and port.has_queued() for port in self.inputs)

    def _work(self, due: int) -> tuple[str, BaseException | None]:
        """Do what a run is for; return what was raised, after the words for it."""
        is_active = self.state is State.ACTIVE
        if is_active and self.is_triggered and self.handlers:
            self._handle = False
            error = self._hand_over(self.handlers, due)
            if error is not None or self.is_interrupted:
                self._handle = True
                return "a data handler failed", error
        name = "on_execute" if is_active else "on_error"
        return f"{name} raised", self.callback(self._methods[name], due)

    def _log(self, text: str, cause: BaseException | str) -> None:
        trace = cause if isinstance(cause, BaseException) else None
        report(self.instance.log, text, trace)
