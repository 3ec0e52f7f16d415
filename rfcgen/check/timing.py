"""Judge the timing of one context, declared or overridden."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.check.durations import shown_duration
from rfcgen.diagnostics import Severity, did_you_mean
from rfcgen.model.component import ComponentSpec, Context, ExecutionMode, Timing
from rfcgen.model.ports import (
    ActionConsumer,
    AnyPort,
    BufferKind,
    DataIn,
    Delivery,
    EventIn,
    LinkPort,
    ServiceProvider,
)
from rfcgen.model.timing import mode_of_attribute

_ATTRIBUTES = {"period": "period", "trigger": "trigger", "min-interval": "min_interval"}


@dataclass(frozen=True, slots=True)
class TimingProblem:
    """Say what is wrong with which attribute (or one word of it), before its place is known."""

    code: str
    attribute: str
    message: str
    help: str = ""
    word: str = ""
    severity: Severity = Severity.ERROR


def timing_problems(
    spec: ComponentSpec, context: Context, timing: Timing
) -> Iterator[TimingProblem]:
    """Yield what is wrong if the context of the component runs with this timing."""
    owner = f"context '{context.name}'"
    if timing.mode is ExecutionMode.PERIODIC and timing.period is None:
        yield TimingProblem(
            "RFC220", "mode", f"{owner} is periodic but has no period", 'add period="10ms"'
        )
    for attribute, field in _ATTRIBUTES.items():
        wanted = mode_of_attribute(field)
        if getattr(timing, field) not in (None, ()) and wanted is not timing.mode:
            yield TimingProblem(
                "RFC221",
                attribute,
                f"'{attribute}' does not fit {owner}, which is {timing.mode}",
                f'remove it, or write mode="{wanted}"',
            )
    if timing.mode is ExecutionMode.EVENT_DRIVEN:
        yield from _triggers(spec, context, timing)
    yield from _durations(owner, timing)


def _triggers(spec: ComponentSpec, context: Context, timing: Timing) -> Iterator[TimingProblem]:
    usable = [port.name for port in spec.ports if not _why_no_trigger(port, spec, context)]
    for name in dict.fromkeys(timing.trigger):
        port = spec.port(name)
        if port is None:
            text = f"trigger '{name}' of context '{context.name}' is no port"
            yield TimingProblem("RFC222", "trigger", text, did_you_mean(name, usable), name)
            continue
        reason = _why_no_trigger(port, spec, context)
        if reason:
            text = f"port '{name}' cannot trigger context '{context.name}': {reason}"
            help_text = f"inputs that can: {', '.join(usable)}" if usable else ""
            yield TimingProblem("RFC223", "trigger", text, help_text, name)
    if not timing.trigger and not any(_wakes(port, spec, context) for port in spec.ports):
        events = any(one.receives and _is_in(one.context, spec, context) for one in spec.broadcasts)
        if not events:
            yield TimingProblem(
                "RFC224",
                "mode",
                f"nothing runs context '{context.name}': it has no queued input and no trigger",
                f'add trigger="{usable[0]}"' if usable else 'add an input with buffer="fifo"',
                severity=Severity.WARNING,
            )


def _why_no_trigger(port: AnyPort, spec: ComponentSpec, context: Context) -> str:
    match port:
        case EventIn(delivery=Delivery.IMMEDIATE):
            return "its events are handled at once, in the sender's thread"
        case DataIn() | EventIn() | LinkPort():
            owner = spec.context_of(port.context)
            if owner is None or owner.name == context.name:
                return ""
            return f"it belongs to context '{owner.name}'"
        case _:
            return "only data inputs, queued event inputs and links can"


def _wakes(port: AnyPort, spec: ComponentSpec, context: Context) -> bool:
    """Tell whether a port runs an event-driven context that names no trigger."""
    match port:
        case DataIn():
            is_queued = port.buffer is BufferKind.FIFO or port.handler
        case EventIn():
            is_queued = port.delivery is Delivery.QUEUED
        case LinkPort() | ServiceProvider() | ActionConsumer():
            is_queued = True
        case _:
            is_queued = False
    return is_queued and _is_in(port.context, spec, context)


def _is_in(name: str, spec: ComponentSpec, context: Context) -> bool:
    return (name or spec.contexts[0].name) == context.name


def _durations(owner: str, timing: Timing) -> Iterator[TimingProblem]:
    told: set[str] = set()
    for attribute, limit in (
        ("deadline", "period"),
        ("wcet", "deadline"),
        ("wcet", "period"),
        ("logical", "period"),
    ):
        length, bound = getattr(timing, attribute), getattr(timing, limit)
        if length is None or bound is None or length <= bound or attribute in told:
            continue
        told.add(attribute)
        yield TimingProblem(
            "RFC225",
            attribute,
            f"'{attribute}' of {owner} is {shown_duration(length)}, longer than its {limit} of "
            f"{shown_duration(bound)}",
            severity=Severity.WARNING,
        )
