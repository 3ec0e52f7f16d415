"""Make text of what a debug session answers."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from rfcgen.debugger import answers
from rfcgen.debugger.failure import Failure
from rfcgen.debugger.frames import write_frame
from rfcgen.debugger.layout import lay_out
from rfcgen.debugger.notation import write, write_duration
from rfcgen.diagnostics.visible import visible
from rfcgen.runtime import CommandStatus

Shown = Callable[[Path], str]

WIDTH = 100
_VALUE_WIDTH = 60


def answer_lines(answer: answers.Answer, shown: Shown) -> Iterator[str]:
    """Yield what happened, then what the command answers; ``shown`` writes paths."""
    for event in answer.events:
        if not _is_expected(event, answer):
            yield from map(visible, _event(event, shown))
    yield from map(visible, _body(answer, shown))


def _is_expected(event: answers.Event, answer: answers.Answer) -> bool:
    """Tell whether an event only repeats that a lifecycle command was carried out."""
    return (
        isinstance(answer.body, answers.CommandDone)
        and answer.body.status is CommandStatus.DONE
        and isinstance(event, answers.StateChanged)
        and event.after is answer.body.state
    )


def _event(event: answers.Event, shown: Shown) -> Iterator[str]:
    time = f"{write_duration(event.time):>10}"
    match event:
        case answers.PortChanged(port=port, value=value):
            first, *more = lay_out(value, WIDTH - len(time) - len(port) - 4)
            yield f"{time}  {port} = {first}"
            yield from (f"{'':12}{line}" for line in more)
        case answers.StateChanged(context=context, before=before, after=after):
            yield f"{time}  {context}: {before.name} → {after.name}"
            yield from _indented(failure_lines(event.failure, shown))
        case answers.Logged(level=level, message=message, failure=failure):
            first, *more = message.splitlines() or [""]
            yield f"{time}  {level}: {first}"
            yield from (f"{'':12}{line}" for line in more)
            yield from _indented(failure_lines(failure, shown))


def _indented(lines: Iterable[str]) -> Iterator[str]:
    return (f"{'':8}{line}" for line in lines)


def failure_lines(failure: Failure | None, shown: Shown) -> Iterator[str]:
    """Yield what was raised and where; nothing if nothing was."""
    if failure is None:
        return
    for line in failure.message.splitlines():
        yield f"    {line}".rstrip()
    if failure.path is not None:
        function = f" in {failure.function}" if failure.function else ""
        yield f"    {shown(failure.path)}:{failure.line}{function}"
        if failure.source.strip():
            yield f"        {failure.source.strip()}"


def _body(answer: answers.Answer, shown: Shown) -> Iterator[str]:
    match answer.body:
        case answers.CommandDone() as done:
            yield from _command(done, answer, shown)
        case answers.Advanced(now=now, stopped=stopped):
            yield f"{'stopped' if stopped else 'now'} at {write_duration(now)}"
        case answers.Overview(states=states, ports=ports):
            yield from _states(states, shown)
            yield from _ports(ports)
        case answers.States() as states:
            yield from _states(states, shown)
        case answers.Ports(ports=(port,)):
            yield from _port(port)
        case answers.Ports() as ports:
            yield from _ports(ports)
        case answers.Settings(settings=settings):
            yield from (_setting(setting) for setting in settings)
        case answers.Statistics(contexts=contexts):
            for name, counts in contexts:
                yield (
                    f"{name}: {counts.activations} activations, {counts.skipped} skipped, "
                    f"{counts.deadline_misses} deadline misses, {counts.errors} errors"
                )
        case answers.Frames(link=link, frames=frames):
            yield from (f"{link} {write_frame(frame)}" for frame in frames)
            if not frames:
                yield f"{link}: no frames sent"
        case answers.Accepted(port=port_name, value=value):
            first, *more = lay_out(value, WIDTH - len(port_name) - 3)
            yield f"{port_name} = {first}"
            yield from more
        case answers.Watching(ports=names):
            yield f"watching {', '.join(names)}" if names else "watching nothing"
        case answers.Help(commands=commands):
            width = max(len(command.usage) for command in commands)
            yield from (f"{command.usage:<{width}}  {command.summary}" for command in commands)
        case answers.Mistake() | answers.Stuck() | answers.Goodbye():
            return


def _setting(setting: answers.Setting) -> str:
    value = setting.value
    if setting.type == "duration" and isinstance(value, int):
        return f"{setting.name} = {write_duration(value)}"
    return f"{setting.name} = {write(value)} {setting.unit}".rstrip()


def _command(done: answers.CommandDone, answer: answers.Answer, shown: Shown) -> Iterator[str]:
    yield f"{done.command}: {done.status.value}, state {done.state.name}"
    told = [event.failure for event in answer.events if isinstance(event, answers.StateChanged)]
    if done.failure is not None and done.failure not in told:
        yield from failure_lines(done.failure, shown)
    elif done.status is CommandStatus.REFUSED and done.failure is None:
        yield f"    allowed here: {', '.join(done.allowed) or 'nothing'}"


def _states(states: answers.States, shown: Shown) -> Iterator[str]:
    yield f"time {write_duration(states.now)}"
    for context, state, failure in states.states:
        yield f"{context}: {state.name}"
        yield from failure_lines(failure, shown)


def _ports(ports: answers.Ports) -> Iterator[str]:
    rows = [(port.direction.value, port.name, port.type, _short(port)) for port in ports.ports]
    widths = [max(len(row[column]) for row in rows) for column in range(3)] if rows else []
    for row in rows:
        cells: Sequence[str] = [
            f"{cell:<{width}}" for cell, width in zip(row, widths, strict=False)
        ]
        yield "  ".join([*cells, row[3]]).rstrip()


def _short(port: answers.PortView) -> str:
    if port.direction is answers.Direction.LINK:
        return f"{port.count} frames sent"
    if port.count == 0:
        return "-"
    text = write(port.value)
    return text if len(text) <= _VALUE_WIDTH else f"{text[:_VALUE_WIDTH]}…"


def _port(port: answers.PortView) -> Iterator[str]:
    if port.direction is answers.Direction.LINK or port.count == 0:
        what = "nothing yet" if port.count == 0 else _short(port)
        yield f"{port.name}: {what}"
        return
    first, *more = lay_out(port.value, WIDTH - len(port.name) - 3)
    yield f"{port.name} = {first}"
    yield from more
    times = "once" if port.count == 1 else f"{port.count} times"
    unit = f" in {port.unit}" if port.unit else ""
    yield f"    {port.type}{unit}, written {times}"
