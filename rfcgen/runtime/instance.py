"""What the run time keeps for one component, apart from the kernel's own attributes."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from threading import Lock
from typing import TYPE_CHECKING, Protocol

from rfcgen.runtime.clock import Clock, ComponentClock
from rfcgen.runtime.configuration import ConfigurationStore
from rfcgen.runtime.context import Context, Input
from rfcgen.runtime.engine import Engine, Waiter
from rfcgen.runtime.errors import EngineError, WiringError
from rfcgen.runtime.profile import ComponentProfile, ExecutionMode, Timing
from rfcgen.runtime.state import State

if TYPE_CHECKING:
    from rfcgen.runtime.component import AnyComponent


class Openable(Protocol):
    """What opens when the component is initialized and closes when it is finalized."""

    def open(self) -> None:
        """Begin to accept; a `LinkError` keeps the component from being initialized."""

    def close(self) -> None:
        """Accept no more; harmless when called again."""


class Output(Protocol):
    """What a component writes to."""

    @property
    def may_wait(self) -> bool:
        """Tell whether a write may have to wait for a reader."""
        ...

    def observe(self, callback: Callable[[int, object], None]) -> None:
        """Call back with time and value at every write."""


class OpenableInput(Input, Openable, Protocol):
    """An input of a component: a data input or a link."""


class Instance:
    """Hold contexts, ports, configuration and engine of one component."""

    def __init__(
        self,
        name: str,
        profile: ComponentProfile,
        kernel: "AnyComponent",
        configuration: object,
        timing: Mapping[str, Timing],
    ) -> None:
        unknown = timing.keys() - {context.name for context in profile.contexts}
        if unknown:
            raise WiringError(f"'{name}' has no context '{min(unknown)}'")
        self.name = name
        self.profile = replace(
            profile,
            contexts=tuple(one.with_timing(timing.get(one.name)) for one in profile.contexts),
        )
        self.kernel = kernel
        self.log = logging.getLogger(f"rfcgen.{name}")
        self.configuration = ConfigurationStore(profile, configuration)
        self.contexts = {one.name: Context(self, one) for one in self.profile.contexts}
        self.component_clock = ComponentClock(self)
        self.inputs: dict[str, OpenableInput] = {}
        self.outputs: dict[str, Output] = {}
        self.engine: Engine | None = None
        self.lock = Lock()

    @property
    def first(self) -> Context:
        """Return the component's first context, which runs what belongs to the whole."""
        return next(iter(self.contexts.values()))

    def context(self, name: str = "") -> Context:
        """Return the context of that name; the empty name means the first one."""
        if not name:
            return self.first
        if name not in self.contexts:
            raise WiringError(f"'{self.name}' has no context '{name}'")
        return self.contexts[name]

    def attach(self, engine: Engine) -> None:
        """Belong to an engine from now on, and find the kernel's methods."""
        if self.engine is not None:
            raise WiringError(f"'{self.name}' belongs to an engine already")
        for context in self.contexts.values():
            check_timing(context)
            context.bind(self.kernel)
        self.engine = engine

    @property
    def is_finalized(self) -> bool:
        """Tell whether every context has come to its end."""
        return all(context.state is State.FINALIZED for context in self.contexts.values())

    def may_wait(self) -> bool:
        """Tell whether a write of this component may have to wait for a reader."""
        return any(port.may_wait for port in self.outputs.values())

    @property
    def clock(self) -> Clock:
        """Return the engine's clock."""
        if self.engine is None:
            raise EngineError(f"'{self.name}' is not part of a system or bench yet")
        return self.engine.clock

    def running_engine(self) -> Engine:
        """Return the engine; `EngineError` before there is one."""
        if self.engine is None:
            raise EngineError(f"'{self.name}' is not part of a system or bench yet")
        if self.engine.is_closed:
            raise EngineError(f"the engine of '{self.name}' is closed")
        return self.engine

    def signal(self, context: Context) -> None:
        """Tell the engine that something waits for a context."""
        if self.engine is not None:
            self.engine.signal(context)

    def follow_state(self, context: Context) -> None:
        """Tell the engine that a context has a new state."""
        if self.engine is not None:
            self.engine.follow_state(context)

    def waiter(self, label: str) -> Waiter:
        """Return a waiter of the engine."""
        return self.running_engine().waiter(label)


def check_timing(context: Context) -> None:
    """Refuse a context that no engine could run."""
    profile = context.profile
    if profile.mode is ExecutionMode.EXTERNAL:
        raise WiringError(f"'{context.label}': mode 'external' is not supported yet")
    if profile.mode is ExecutionMode.PERIODIC and not (profile.period and profile.period > 0):
        raise WiringError(f"'{context.label}' is periodic and needs a period")
    known = context.instance.inputs
    for port in profile.trigger:
        if port not in known:
            raise WiringError(f"'{context.label}' has the trigger '{port}', which is no input")


def instance_of(component: "AnyComponent") -> Instance:
    """Return what the run time keeps for a component."""
    return component._instance
