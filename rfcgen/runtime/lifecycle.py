"""Commands from outside: requests that the contexts execute between two callbacks."""

from collections.abc import Callable, Sequence

from rfcgen.runtime.command import CommandResult, CommandStatus
from rfcgen.runtime.context import Context
from rfcgen.runtime.engine import Waiter
from rfcgen.runtime.errors import Stopping
from rfcgen.runtime.instance import Instance
from rfcgen.runtime.running import local
from rfcgen.runtime.state import BY_COMMAND, Command, State, Transition, allowed
from rfcgen.runtime.transit import transit, transit_whole

TIMEOUT = 5_000_000_000
"""How long a command is waited for where nobody says otherwise, in nanoseconds."""

TO_THE_SAFE_SIDE = (Command.DEACTIVATE, Command.FINALIZE)
"""Commands that are still carried out when nobody waits for their result any more."""


def command(
    instance: Instance, asked: Command, context: str = "", timeout: int = TIMEOUT
) -> CommandResult:
    """Ask for a transition and return what became of it.

    The empty name means all contexts. From the context's own thread the result is PENDING.
    """
    row = BY_COMMAND[asked]
    every = tuple(instance.contexts.values())
    addressed = every if row.is_whole or not context else (instance.context(context),)
    engine = instance.running_engine()
    waiter = engine.waiter(f"'{asked.value}' of '{instance.name}'")
    request = Request(instance, row, addressed, waiter)
    request.submit()
    if any(engine.owns_thread_of(one) for one in addressed):
        return CommandResult(CommandStatus.PENDING, addressed[0].state)
    wait_as_callback(waiter, timeout)
    return request.result()


def wait_as_callback(waiter: Waiter, timeout: int | None) -> None:
    """Wait; if it is a callback that waits, its context can be interrupted meanwhile."""
    context = local.context
    if context is not None:
        context.waiter = waiter
    waiter.wait(timeout)
    if context is not None:
        context.waiter = None
    if waiter.is_interrupted:
        raise Stopping(waiter.label)


def raise_error(instance: Instance, cause: BaseException | str, context: str = "") -> None:
    """Put an ACTIVE context into ERROR for a cause found elsewhere; from any thread (S-056)."""
    target = instance.context(context)

    def carry_out() -> None:
        if target.state is State.ACTIVE:
            target.fail(cause, "an error was raised")

    target.commands.append(carry_out)
    instance.signal(target)


class Request:
    """Carry one command through the contexts that it addresses.

    A command for the whole component holds each context still as it comes by; the last one
    then carries it out, so that the callback is alone.
    """

    def __init__(
        self, instance: Instance, row: Transition, addressed: Sequence[Context], waiter: Waiter
    ) -> None:
        self._instance = instance
        self._row = row
        self._addressed = addressed
        self._waiter = waiter
        self._results: list[CommandResult] = []
        self._gathered = 0
        self._is_cancelled = False
        self._is_finished = False

    def submit(self) -> None:
        """Queue the parts; all requests reach all contexts in one order."""
        if self._row.command is Command.FINALIZE:
            for context in self._addressed:
                if context.state is not State.ACTIVE:
                    context.interrupt()
        with self._instance.lock:
            for context in self._addressed:
                context.commands.append(self._part_of(context))
        for context in self._addressed:
            self._instance.signal(context)

    def result(self) -> CommandResult:
        """Return the combined result, or TIMED_OUT; then only a safe command goes on."""
        with self._instance.lock:
            if not self._is_finished:
                self._is_cancelled = self._row.command not in TO_THE_SAFE_SIDE
                state = self._addressed[0].state
                late = CommandStatus.TIMED_OUT
                return CommandResult(late, state, "no answer in time", allowed(state))
        for status in (CommandStatus.FAILED, CommandStatus.DONE):
            for result in self._results:
                if result.status is status:
                    return result
        return self._results[0]

    def _part_of(self, context: Context) -> Callable[[], None]:
        return lambda: self._gather(context) if self._row.is_whole else self._pass(context)

    def _pass(self, context: Context) -> None:
        result = None if self._is_cancelled else transit(self._row, context)
        with self._instance.lock:
            self._gathered += 1
            if result is not None:
                self._results.append(result)
            is_last = self._gathered == len(self._addressed)
        if is_last:
            self._finish()

    def _gather(self, context: Context) -> None:
        context.hold()
        with self._instance.lock:
            self._gathered += 1
            if self._gathered < len(self._addressed):
                return
        if not self._is_cancelled:
            self._results.append(transit_whole(self._row, self._addressed))
        for held in self._addressed:
            held.let_go()
        self._finish()

    def _finish(self) -> None:
        with self._instance.lock:
            self._is_finished = bool(self._results)
        self._waiter.notify()
