"""Change the configuration: checked, offered to the kernel, swapped as a whole."""

from collections.abc import Mapping

from rfcgen.runtime.command import CommandResult, CommandStatus
from rfcgen.runtime.engine import Waiter
from rfcgen.runtime.errors import ConfigurationRefused
from rfcgen.runtime.instance import Instance
from rfcgen.runtime.lifecycle import TIMEOUT, wait_as_callback
from rfcgen.runtime.running import call
from rfcgen.runtime.state import State, allowed


def configure(instance: Instance, changes: Mapping[str, object]) -> CommandResult:
    """Ask the first context to change parameters between two callbacks.

    Outside a system or bench the change happens at once; from the context's own thread the
    result is PENDING.
    """
    if instance.engine is None:
        return _apply(instance, changes)
    engine = instance.engine
    request = _Request(instance, changes, engine.waiter(f"configuration of '{instance.name}'"))
    instance.first.settings.append(request.carry_out)
    engine.signal(instance.first)
    if engine.owns_thread_of(instance.first):
        return CommandResult(CommandStatus.PENDING, instance.first.state)
    wait_as_callback(request.waiter, TIMEOUT)
    return request.result()


class _Request:
    def __init__(self, instance: Instance, changes: Mapping[str, object], waiter: Waiter) -> None:
        self.waiter = waiter
        self._instance = instance
        self._changes = dict(changes)
        self._result: CommandResult | None = None
        self._is_cancelled = False

    def carry_out(self) -> None:
        if not self._is_cancelled:
            self._result = _apply(self._instance, self._changes)
        self.waiter.notify()

    def result(self) -> CommandResult:
        if self._result is not None:
            return self._result
        self._is_cancelled = True
        return _answer(self._instance, CommandStatus.TIMED_OUT, "no answer in time")


def _apply(instance: Instance, changes: Mapping[str, object]) -> CommandResult:
    states = [context.state for context in instance.contexts.values()]
    if State.FINALIZED in states:
        return _answer(instance, CommandStatus.REFUSED, f"'{instance.name}' is FINALIZED")
    accepted: list[object] = []

    def offer() -> None:
        new = instance.configuration.changed(changes, is_active=State.ACTIVE in states)
        instance.kernel.offer_configuration(new)
        accepted.append(new)

    error = call(offer)
    if error is None:
        instance.configuration.current = accepted[0]
        return _answer(instance, CommandStatus.DONE, None)
    if isinstance(error, ConfigurationRefused):
        return _answer(instance, CommandStatus.REFUSED, error)
    instance.log.error("'%s': changing the configuration raised", instance.name, exc_info=error)
    return _answer(instance, CommandStatus.FAILED, error)


def _answer(
    instance: Instance, status: CommandStatus, cause: BaseException | str | None
) -> CommandResult:
    state = instance.first.state
    return CommandResult(status, state, cause, allowed(state))
