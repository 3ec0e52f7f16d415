"""The base of every component: what a behaviour kernel inherits and sees (GB/T 33263 §4)."""

# ruff: noqa: B027 - a callback that is not written does nothing

import logging
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar, cast

from rfcgen.runtime.change import configure
from rfcgen.runtime.clock import ComponentClock
from rfcgen.runtime.command import CommandResult
from rfcgen.runtime.instance import Instance
from rfcgen.runtime.lifecycle import raise_error
from rfcgen.runtime.profile import ComponentProfile, Timing
from rfcgen.runtime.running import local
from rfcgen.runtime.state import State

C = TypeVar("C")


class AnyComponent(ABC):
    """What components of every configuration have in common."""

    profile: ClassVar[ComponentProfile]

    def __init__(
        self, name: str, configuration: object, *, timing: Mapping[str, Timing] | None = None
    ) -> None:
        self._instance = Instance(name, type(self).profile, self, configuration, timing or {})

    @property
    def name(self) -> str:
        """Return the instance's name."""
        return self._instance.name

    @property
    def clock(self) -> ComponentClock:
        """Return the clock; inside a callback ``clock.now()`` is the time of its release."""
        return self._instance.component_clock

    @property
    def log(self) -> logging.Logger:
        """Return the logger ``rfcgen.<instance>``."""
        return self._instance.log

    def on_initialize(self) -> None:
        """Prepare; ports and links are open already. Raising keeps the state CREATED."""

    def on_activated(self) -> None:
        """Begin; queued data have just been forgotten. Raising leads to ERROR."""

    def on_deactivated(self) -> None:
        """Come to rest. Raising leads to ERROR."""

    def on_aborting(self) -> None:
        """Make safe, once, on entry to ERROR; ``cause()`` tells why."""

    def on_error(self) -> None:
        """Do, while in ERROR, what is done instead of ``on_execute``."""

    def on_reset(self) -> None:
        """Mend, so that the context may become INACTIVE. Raising keeps it in ERROR."""

    def on_finalize(self) -> None:
        """Release everything; the component ends, even if this raises."""

    @abstractmethod
    def offer_configuration(self, new: object) -> None:
        """Show a new configuration to the kernel (called by the run time)."""

    def wake(self, context: str = "") -> None:
        """Run an event-driven context once more, although nothing has arrived."""
        self._instance.context(context).wake()

    def raise_error(self, cause: BaseException | str, context: str = "") -> None:
        """Put an ACTIVE context into ERROR; from any thread, takes effect between callbacks."""
        raise_error(self._instance, cause, context)

    def configure(
        self, changes: Mapping[str, object] | None = None, /, **named: object
    ) -> CommandResult:
        """Change parameters, all or none; contexts see them from their next callback."""
        return configure(self._instance, {**(changes or {}), **named})

    def state(self, context: str = "") -> State:
        """Return the state of a context."""
        return self._instance.context(context).state

    def previous_state(self, context: str = "") -> State:
        """Return the state before the present one."""
        return self._instance.context(context).previous

    def cause(self, context: str = "") -> BaseException | str | None:
        """Return why the context is in ERROR, or why its last transition failed."""
        return self._instance.context(context).cause

    def describe(self) -> ComponentProfile:
        """Return what the component says about itself, with the timing that it runs at (S-030)."""
        return self._instance.profile


class Component(AnyComponent, Generic[C]):
    """Hold a behaviour kernel; generated bases add ports and the methods to write.

    A context's callbacks run one at a time. What the run time calls is in ``on_…``; the
    callbacks of further contexts end in the context's name.
    """

    def __init__(
        self, name: str, configuration: C, *, timing: Mapping[str, Timing] | None = None
    ) -> None:
        super().__init__(name, configuration, timing=timing)

    @property
    def config(self) -> C:
        """Return the configuration snapshot; constant inside a callback."""
        context = local.context
        if context is not None and context.instance is self._instance:
            return cast("C", context.config)
        return cast("C", self._instance.configuration.current)

    def on_configuration_changed(self, new: C) -> None:
        """Look at a new configuration; raise `ConfigurationRefused` to refuse, and do not act."""

    def offer_configuration(self, new: object) -> None:
        """Show a new configuration to the kernel (called by the run time)."""
        self.on_configuration_changed(cast("C", new))
