"""Bring instances to their end, in bounded time whatever they do."""

from collections.abc import Sequence

from rfcgen.runtime.command import CommandStatus
from rfcgen.runtime.engine import Engine
from rfcgen.runtime.instance import Instance
from rfcgen.runtime.lifecycle import command
from rfcgen.runtime.state import Command, State


def shut_down(instances: Sequence[Instance], engine: Engine, timeout: int) -> None:
    """Deactivate in reverse order, finalize, and close the engine; harmless again.

    Each step may use an equal part of the time that is left. A callback that waits inside the
    run time gets `Stopping`; one that never returns is left behind.
    """
    if engine.is_closed:
        return
    deadline = engine.clock.now() + timeout
    steps = [
        (asked, instance)
        for asked in (Command.DEACTIVATE, Command.FINALIZE)
        for instance in reversed(instances)
    ]
    for number, (asked, instance) in enumerate(steps):
        left = max(0, deadline - engine.clock.now())
        _insist(instance, asked, left // (len(steps) - number))
    engine.close()


def _insist(instance: Instance, asked: Command, timeout: int) -> None:
    for _ in range(2):
        if _is_done(instance, asked):
            return
        result = command(instance, asked, timeout=timeout // 2)
        if result.status is CommandStatus.FAILED:
            trace = result.cause if isinstance(result.cause, BaseException) else None
            instance.log.error("'%s' at the stop: %s", instance.name, result, exc_info=trace)
        if not _is_done(instance, asked):
            for context in instance.contexts.values():
                context.interrupt()
    if not _is_done(instance, asked):
        instance.log.warning("'%s' at the stop: %s %s", instance.name, asked.value, result)


def _is_done(instance: Instance, asked: Command) -> bool:
    if asked is Command.FINALIZE:
        return instance.is_finalized
    return all(context.state is not State.ACTIVE for context in instance.contexts.values())
