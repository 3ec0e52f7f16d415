"""Drive one component alone, on the virtual clock, and notice what it does."""

import logging
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from rfcgen.debugger.answers import Event, Logged, PortChanged, StateChanged
from rfcgen.debugger.failure import Failure, explain, find_running
from rfcgen.debugger.handles import Handles
from rfcgen.debugger.log_tap import LogTap
from rfcgen.debugger.notation import write
from rfcgen.debugger.port_types import Resolve
from rfcgen.debugger.problem import CommandError
from rfcgen.runtime import (
    AnyComponent,
    CanFrame,
    Command,
    CommandResult,
    PortTimeout,
    State,
)
from rfcgen.runtime.instance import instance_of
from rfcgen.runtime.testing import Bench


@dataclass(frozen=True, slots=True)
class Written:
    """The last value that was written to an input, and how many there were."""

    value: object
    count: int


class Session:
    """Hold a component on a bench, what is watched, and what happened since it was last asked.

    ``own`` is the folder of the user's code; failures are shown at its lines. Another thread or a
    signal handler may call `stop`. Close the session with `close`, or use it as a context manager.
    """

    def __init__(self, component: AnyComponent, *, resolve: Resolve, own: Path) -> None:
        self.component = component
        self.handles = Handles(component, resolve)
        self.contexts = tuple(context.name for context in component.profile.contexts)
        self.written: dict[str, Written] = {}
        self._own = own
        self._is_stopped = False
        self._watched: dict[str, object] = {}
        self._frames_shown: dict[str, int] = {}
        self._failed_at: dict[str, int] = {}
        self._events: list[Event] = []
        self._stack = ExitStack()
        self.bench = Bench(component)
        self._stack.enter_context(LogTap(component.log, self._log))
        self._stack.callback(self.bench.close)
        self._states = self.states()
        for port in self.handles.outputs:
            port.observe(self._observer(port.profile.name))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Bring the component to its end; `take_events` then tells what went wrong with it."""
        known = {id(self.bench.cause(context)) for context in self.contexts}
        self._stack.close()
        causes = {id(cause): cause for cause in map(self.bench.cause, self.contexts)}
        for number, cause in causes.items():
            if cause is not None and number not in known:
                failure = self.explain(cause)
                self._events.append(Logged(self.now, "error", "the end failed", failure))

    @property
    def now(self) -> int:
        """Return the virtual time in nanoseconds."""
        return self.bench.now

    @property
    def configuration(self) -> object:
        """Return the configuration as it was accepted last."""
        return instance_of(self.component).configuration.current

    @property
    def is_stopped(self) -> bool:
        """Tell whether the command that runs is asked to stop."""
        return self._is_stopped

    def stop(self) -> None:
        """Ask the command that runs to stop at the next release."""
        self._is_stopped = True

    def resume(self) -> None:
        """Let commands run again."""
        self._is_stopped = False

    def states(self) -> Mapping[str, State]:
        """Return the state of each context."""
        return {context: self.bench.state(context) for context in self.contexts}

    def cause(self, context: str) -> Failure | None:
        """Return why a context is in the state it is in, if something went wrong."""
        cause = self.bench.cause(context)
        return None if cause is None else self.explain(cause)

    def explain(self, cause: BaseException | str) -> Failure:
        """Describe an exception at the user's line."""
        return explain(cause, self._own)

    def whereabouts(self) -> tuple[Failure, ...]:
        """Return the line of the user's code that each thread is at now."""
        return find_running("this does not return", self._own)

    def command(self, command: Command, context: str) -> CommandResult:
        """Carry out a lifecycle command."""
        result = self.bench.command(command, context)
        self._notice()
        return result

    def step(self, cycles: int) -> bool:
        """Advance by releases of the first periodic context; tell whether all were made."""
        for _ in range(cycles):
            if self._is_stopped:
                return False
            self.bench.step()
            self._notice()
        return True

    def run(self, duration: int) -> bool:
        """Advance by a duration; tell whether all of it passed."""
        end = self.now + duration
        self.bench.run_for(duration, lambda: self._is_stopped)
        self._notice()
        return self.now >= end

    def write(self, name: str, value: object) -> None:
        """Write a value to a data input."""
        try:
            self.bench.write(self.handles.input(name), value)
        except PortTimeout:
            raise CommandError(
                f"'{name}' is full and nothing was taken from it in time",
                help="type step, so that the component takes something",
            ) from None
        before = self.written.get(name)
        self.written[name] = Written(value, before.count + 1 if before else 1)
        self._notice()

    def new_frames(self, name: str) -> tuple[CanFrame, ...]:
        """Return the frames that were sent since this was last asked."""
        sent = self.bench.sent(self.handles.link(name))
        shown = self._frames_shown.get(name, 0)
        self._frames_shown[name] = len(sent)
        return tuple(sent[shown:])

    @property
    def watched(self) -> tuple[str, ...]:
        """Return the names of the watched outputs."""
        return tuple(self._watched)

    def watch(self, name: str) -> None:
        """Note each change of an output from now on."""
        self._watched.setdefault(self.handles.output(name).profile.name, None)

    def unwatch(self, name: str) -> None:
        """No longer note the changes of an output."""
        del self._watched[name]

    def take_events(self) -> tuple[Event, ...]:
        """Return what happened since this was last asked, in the order of time."""
        events = tuple(sorted(self._events, key=lambda event: event.time))
        self._events.clear()
        return events

    def _observer(self, name: str) -> Callable[[int, object], None]:
        def observe(time: int, value: object) -> None:
            if name in self._watched and self._watched[name] is not value:
                changed = write(self._watched[name]) != write(value)
                self._watched[name] = value
                if changed:
                    self._events.append(PortChanged(time, name, value))

        return observe

    def _notice(self) -> None:
        """Compare the states with those that were seen last."""
        for context, state in self.states().items():
            before = self._states[context]
            if state is not before:
                failure = self.cause(context) if state is State.ERROR else None
                time = self._failed_at.pop(context, self.now)
                self._events.append(StateChanged(time, context, before, state, failure))
        self._states = self.states()

    def _log(self, record: logging.LogRecord) -> None:
        """Keep a message; that a context goes to ERROR is seen from its state already."""
        error = record.exc_info[1] if record.exc_info else None
        for context in self.contexts:
            if error is not None and error is self.bench.cause(context):
                self._failed_at[context] = self.now
                return
        failure = None if error is None else self.explain(error)
        level = record.levelname.lower()
        self._events.append(Logged(self.now, level, record.getMessage(), failure))
