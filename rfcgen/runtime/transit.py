"""Carry out one transition of the table, between two callbacks."""

from collections.abc import Callable, Sequence
from types import GeneratorType

from rfcgen.runtime.command import CommandResult, CommandStatus
from rfcgen.runtime.context import Context
from rfcgen.runtime.instance import Instance
from rfcgen.runtime.running import call, local
from rfcgen.runtime.state import Command, State, Transition, allowed

Cause = BaseException | str | None


def transit(row: Transition, context: Context) -> CommandResult:
    """Move one context, on its own thread; it ends before, after, or in ERROR, never between."""
    if context.state not in row.sources:
        return refused(row, context)
    if row.command is Command.ACTIVATE:
        context.activate()
    error = context.callback(_once(context.method(row.callback)), context.moment)
    if error is not None:
        if row.failure is State.ERROR:
            context.fail(error, f"{row.callback} raised")
        return _result(CommandStatus.FAILED, context, error)
    context.previous = context.state
    if row.command is Command.RESET:
        context.cause = None
    context.enter(row.success)
    if row.success is State.ACTIVE:
        context.notice_waiting()
    return _result(CommandStatus.DONE, context, None)


def transit_whole(row: Transition, contexts: Sequence[Context]) -> CommandResult:
    """Initialize or finalize a component while all its contexts are held still."""
    first = contexts[0]
    for context in contexts:
        if context.state not in row.sources:
            return refused(row, context)
    instance = first.instance
    is_first = row.command is Command.INITIALIZE
    error = _open(instance) if is_first else None
    if error is None:
        error = _call_alone(first, getattr(instance.kernel, row.callback))
    reached = row.success if error is None else row.failure
    if not is_first or error is not None:
        close(instance)
    for context in contexts:
        context.cause = error if error is not None else context.cause
        if reached is not None:
            context.previous = context.state
            context.enter(reached)
    status = CommandStatus.DONE if error is None else CommandStatus.FAILED
    return _result(status, first, error)


def refused(row: Transition, context: Context) -> CommandResult:
    """Return the answer to a command that the state does not accept (S-061)."""
    names = " or ".join(f"'{one.value}'" for one in allowed(context.state)) or "nothing"
    asked = row.command.value if row.command else ""
    cause = f"'{context.label}' is {context.state.name}: '{asked}' is refused, allowed is {names}"
    return _result(CommandStatus.REFUSED, context, cause)


def close(instance: Instance) -> None:
    """Close every input and link of a component."""
    for name, port in instance.inputs.items():
        error = call(port.close)
        if error is not None:
            instance.log.error("closing '%s.%s' failed", instance.name, name, exc_info=error)


def _open(instance: Instance) -> BaseException | None:
    for port in instance.inputs.values():
        error = call(port.open)
        if error is not None:
            return error
    return None


def _call_alone(first: Context, method: Callable[[], object]) -> BaseException | None:
    """Call as the first context, whichever of the held ones carries it out."""
    outer = local.context
    if outer is not None:
        first.moment = outer.moment
    local.context = first
    error = first.callback(_once(method), first.moment)
    local.context = outer
    return error


def _once(method: Callable[[], object]) -> Callable[[], None]:
    """Refuse a generator: transitions over several cycles have their place here, later."""

    def run() -> None:
        if isinstance(method(), GeneratorType):
            raise TypeError("a transition callback with 'yield' is not supported yet")

    return run


def _result(status: CommandStatus, context: Context, cause: Cause) -> CommandResult:
    return CommandResult(status, context.state, cause, allowed(context.state))
