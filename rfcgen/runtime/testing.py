"""A bench: one component alone, driven by a test or a debugger."""

from collections.abc import Callable
from dataclasses import replace
from types import TracebackType
from typing import Generic, Self, TypeVar, cast

from rfcgen.runtime.can_bus import InProcessBus
from rfcgen.runtime.can_frame import CanFrame
from rfcgen.runtime.can_link import CanLink
from rfcgen.runtime.command import CommandResult
from rfcgen.runtime.component import AnyComponent
from rfcgen.runtime.connector import Connector, Policy
from rfcgen.runtime.data_in import DataIn
from rfcgen.runtime.data_out import DataOut
from rfcgen.runtime.delivery import Memory, wait_for_room
from rfcgen.runtime.engine import Engine
from rfcgen.runtime.errors import LinkError
from rfcgen.runtime.instance import instance_of
from rfcgen.runtime.lifecycle import TIMEOUT, command
from rfcgen.runtime.shutdown import shut_down
from rfcgen.runtime.simulated import SimulatedEngine
from rfcgen.runtime.state import Command, State
from rfcgen.runtime.statistics import ContextStatistics

T = TypeVar("T")

PATIENCE = 10_000_000_000
"""How long `write` waits for room where the port sets no time-out, in nanoseconds."""


class _Injector(Generic[T]):
    """Stand for the component that would write to an input."""

    def __init__(self, port: DataIn[T], engine: Engine) -> None:
        self.label = "bench"
        self._engine = engine
        self._memory: Memory[T] = Memory()
        timeout = PATIENCE if port.profile.timeout is None else None
        self._connector = port.connect(self, Policy.of(port.profile, timeout=timeout))

    def write(self, value: T) -> None:
        stamp = self._engine.clock.now()
        self._memory.keep(value, stamp)
        if not self._connector.buffer.put(self._connector, value, stamp):
            wait_for_room(self._connector, value, stamp, self._engine.waiter)

    def repeat(self, connector: Connector[T]) -> None:
        self._memory.repeat(connector)


class Bench:
    """Hold one component, write to its inputs, step it and collect its outputs.

    On the simulated engine, which is the default, nothing waits for real time.
    """

    def __init__(self, component: AnyComponent, *, engine: Engine | None = None) -> None:
        self.component = component
        self.engine = engine or SimulatedEngine()
        self._instance = instance_of(component)
        self._injectors: dict[str, object] = {}
        self._written: dict[str, list[tuple[int, object]]] = {}
        self._sent: dict[str, list[CanFrame]] = {}
        for name, output in self._instance.outputs.items():
            output.observe(self._collector(name))
        for port in self._instance.inputs.values():
            if isinstance(port, CanLink) and not port.is_joined:
                self._join(port)
        self._instance.attach(self.engine)
        self.engine.start(tuple(self._instance.contexts.values()))

    def command(self, asked: Command, context: str = "", timeout: int = TIMEOUT) -> CommandResult:
        """Command a context, or with the empty name all of them."""
        return command(self._instance, asked, context, timeout)

    def initialize(self) -> CommandResult:
        """Command the component to become INACTIVE."""
        return self.command(Command.INITIALIZE)

    def activate(self, context: str = "") -> CommandResult:
        """Command a context, or all, to become ACTIVE."""
        return self.command(Command.ACTIVATE, context)

    def deactivate(self, context: str = "") -> CommandResult:
        """Command a context, or all, to become INACTIVE."""
        return self.command(Command.DEACTIVATE, context)

    def reset(self, context: str = "") -> CommandResult:
        """Command a context, or all, to leave ERROR."""
        return self.command(Command.RESET, context)

    def finalize(self) -> CommandResult:
        """Command the component to end."""
        return self.command(Command.FINALIZE)

    def write(self, port: DataIn[T], value: T) -> None:
        """Write to an input as another component would."""
        if port.profile.name not in self._injectors:
            self._injectors[port.profile.name] = _Injector(port, self.engine)
        cast("_Injector[T]", self._injectors[port.profile.name]).write(value)

    def outputs(self, port: DataOut[T]) -> list[T]:
        """Return everything that was written to an output, oldest first."""
        return [cast("T", value) for _, value in self._written[port.profile.name]]

    def timed_outputs(self, port: DataOut[T]) -> list[tuple[int, T]]:
        """Return everything that was written to an output, with the time of each."""
        return [(time, cast("T", value)) for time, value in self._written[port.profile.name]]

    def latest(self, port: DataOut[T]) -> T | None:
        """Return what was written to an output last."""
        written = self._written[port.profile.name]
        return cast("T", written[-1][1]) if written else None

    def deliver(self, link: CanLink, *frames: CanFrame) -> None:
        """Let frames arrive at a link, which must be open."""
        if not link.is_open:
            raise LinkError(f"link '{link.label}' is closed; initialize the component first")
        for frame in frames:
            link.accept(replace(frame, stamp=self.now))

    def sent(self, link: CanLink) -> list[CanFrame]:
        """Return every frame that a link has sent, oldest first."""
        return self._sent[link.label]

    def step(self, cycles: int = 1) -> None:
        """Advance to the next release of the first periodic context, some times.

        Everything that is due until then and at that instant runs. Without a periodic context
        the clock stands still, and what is pending runs.
        """
        for _ in range(cycles):
            self._step()

    def run_for(self, duration: int, stop: Callable[[], bool] | None = None) -> None:
        """Go on for some nanoseconds, or until ``stop`` says so."""
        self.engine.run_for(duration, stop)

    def state(self, context: str = "") -> State:
        """Return the state of a context."""
        return self._instance.context(context).state

    def cause(self, context: str = "") -> BaseException | str | None:
        """Return why a context is in ERROR, or why its last transition failed."""
        return self._instance.context(context).cause

    def statistics(self, context: str = "") -> ContextStatistics:
        """Return what a context did until now."""
        return self._instance.context(context).tally.snapshot()

    @property
    def now(self) -> int:
        """Return the time of the engine's clock."""
        return self.engine.clock.now()

    def close(self) -> None:
        """Bring the component to its end and close the engine; harmless again."""
        shut_down([self._instance], self.engine, TIMEOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _step(self) -> None:
        periodic = [one for one in self._instance.contexts.values() if not one.is_triggered]
        if not periodic:
            self.engine.run_for(0)
            return
        context = periodic[0]
        period = context.profile.period or 0
        if isinstance(self.engine, SimulatedEngine):
            due = self.engine.next_release(context)
            self.engine.run_until((self.now // period + 1) * period if due is None else due)
        else:
            runs = context.tally.activations
            self.engine.run_for(period + PATIENCE, lambda: context.tally.activations > runs)

    def _collector(self, name: str) -> Callable[[int, object], None]:
        written = self._written[name] = []
        return lambda time, value: written.append((time, value))

    def _join(self, link: CanLink) -> None:
        sent = self._sent[link.label] = []
        bus = InProcessBus("bench")
        bus.observe(lambda _, frame: sent.append(frame))
        link.join(bus)
