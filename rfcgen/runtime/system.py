"""A system: instances, connectors and links, started and stopped in order (S-010 to S-015)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType, TracebackType
from typing import Self, TypeVar

from rfcgen.runtime.can_link import CanLink
from rfcgen.runtime.command import CommandResult
from rfcgen.runtime.component import AnyComponent
from rfcgen.runtime.data_in import DataIn
from rfcgen.runtime.data_out import DataOut
from rfcgen.runtime.engine import Engine
from rfcgen.runtime.errors import StartFailed, WiringError
from rfcgen.runtime.grouping import in_data_flow_order
from rfcgen.runtime.instance import Instance, instance_of
from rfcgen.runtime.lifecycle import TIMEOUT, command
from rfcgen.runtime.profile import Overflow
from rfcgen.runtime.running import local
from rfcgen.runtime.shutdown import shut_down
from rfcgen.runtime.state import Command
from rfcgen.runtime.statistics import ContextStatistics
from rfcgen.runtime.wiring import Wiring

T = TypeVar("T")
K = TypeVar("K", bound=AnyComponent)

SECOND = 1_000_000_000


class System:
    """Hold the instances of a system and run them on an engine.

    The system ends its engine when it stops.
    """

    def __init__(self, name: str, engine: Engine) -> None:
        self.name = name
        self.engine = engine
        self._components: dict[str, AnyComponent] = {}
        self._wiring = Wiring(engine)
        self._is_started = self._is_stopped = self._shall_stop = False

    @property
    def components(self) -> Mapping[str, AnyComponent]:
        """Return the instances by name, in the order of their start."""
        return MappingProxyType(self._components)

    def add(self, component: K) -> K:
        """Add an instance, before the start, and return it."""
        if self._is_started:
            raise WiringError(f"system '{self.name}' runs already")
        if component.name in self._components:
            raise WiringError(f"system '{self.name}' has an instance '{component.name}' already")
        self._components[component.name] = component
        return component

    def connect(
        self,
        source: DataOut[T],
        target: DataIn[T],
        *,
        delay: bool = False,
        depth: int | None = None,
        overflow: Overflow | None = None,
        timeout: int | None = None,
        max_age: int | None = None,
    ) -> None:
        """Join an output with an input; what is None follows the input port.

        ``delay`` leaves the connector out of the data-flow order, which is fixed at the start.
        """
        self._wiring.connect(
            source,
            target,
            is_delayed=delay,
            depth=depth,
            overflow=overflow,
            timeout=timeout,
            max_age=max_age,
        )

    def join(
        self, name: str, *links: CanLink, address: str = "", bitrate: int | None = None
    ) -> None:
        """Join links to one CAN bus.

        On the simulated engine, and for an empty address or ``inproc:NAME``, the bus lies inside
        the process; ``INTERFACE:CHANNEL`` goes through python-can.
        """
        self._wiring.join(name, links, address, bitrate)

    def observe(self, port: DataOut[T], callback: Callable[[int, T], None]) -> None:
        """Call back with time and value at every write, in the writer's thread."""
        port.observe(callback)

    def start(self) -> None:
        """Initialize all, then activate all, in the order in which they were added.

        `StartFailed` names the instance and the cause; what was started is stopped again.
        """
        if self._is_started:
            raise WiringError(f"system '{self.name}' has been started already")
        instances = self._instances()
        for instance in instances:
            instance.attach(self.engine)
        contexts = [context for one in instances for context in one.contexts.values()]
        self.engine.start(in_data_flow_order(contexts, self._wiring.edges))
        self._is_started = True
        for asked in (Command.INITIALIZE, Command.ACTIVATE):
            for instance in instances:
                result = command(instance, asked)
                if not result:
                    self.stop()
                    raise StartFailed(instance.name, asked.value, str(result), result.cause)

    def stop(self, timeout: int = TIMEOUT) -> bool:
        """Deactivate in reverse order, then finalize, in bounded time; harmless again.

        Tell whether everything ended. From a callback this is a request, and False.
        """
        self._shall_stop = True
        if local.context is not None or not self._is_started:
            return False
        if not self._is_stopped:
            self._is_stopped = True
            shut_down(self._instances(), self.engine, timeout)
        return all(one.is_finalized for one in self._instances())

    def request_stop(self) -> None:
        """Let `run` end soon; from any thread, a callback or a signal handler."""
        self._shall_stop = True

    def run(
        self, duration: int | None = None, *, progress: Callable[[int], None] | None = None
    ) -> None:
        """Start, run for some nanoseconds or until asked to stop, and stop.

        ``progress`` hears about once a second how many nanoseconds have passed.
        """
        self.start()
        try:
            self._run(duration, progress)
        finally:
            self.stop()

    def command(
        self, asked: Command, *instances: str, context: str = "", timeout: int = TIMEOUT
    ) -> Mapping[str, CommandResult]:
        """Command some instances, or all, in order, and return each result."""
        names = instances or tuple(self._components)
        unknown = [name for name in names if name not in self._components]
        if unknown:
            raise WiringError(f"system '{self.name}' has no instance '{unknown[0]}'")
        chosen = {name: instance_of(self._components[name]) for name in names}
        return {name: command(one, asked, context, timeout) for name, one in chosen.items()}

    def statistics(self) -> Mapping[tuple[str, str], ContextStatistics]:
        """Return what each context did until now, by instance and context name."""
        return {
            (instance.name, context.profile.name): context.tally.snapshot()
            for instance in self._instances()
            for context in instance.contexts.values()
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def _run(self, duration: int | None, progress: Callable[[int], None] | None) -> None:
        begin = now = self.engine.clock.now()
        end = None if duration is None else begin + duration
        while not self._shall_stop and (end is None or now < end):
            pause = now + SECOND if end is None else min(now + SECOND, end)
            self.engine.run_until(pause, lambda: self._shall_stop)
            now = pause
            if progress is not None:
                progress(self.engine.clock.now() - begin)

    def _instances(self) -> list[Instance]:
        return [instance_of(component) for component in self._components.values()]
