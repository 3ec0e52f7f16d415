"""The tests of execution contexts: what makes them run, and when (S-031)."""

from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, Context, ExecutionMode
from rfcgen.model.names import identifier
from rfcgen.model.ports import BufferKind, DataIn, LinkPort
from rfcgen.render.expression import call, lay_out
from rfcgen.render.imports import Import
from rfcgen.render.literals import whole_number
from rfcgen.render.trial_imports import trial_imports
from rfcgen.render.trial_ports import span_of
from rfcgen.render.trial_samples import sample_names


@dataclass(frozen=True, slots=True)
class Trigger:
    """A port that makes a context run, and how a test writes to it."""

    name: str
    statement: str


@dataclass(frozen=True, slots=True)
class ContextTrial:
    """A context as its tests see it; ``period`` is empty for an event-driven one."""

    name: str
    period: str
    span: str
    triggers: tuple[Trigger, ...]


@dataclass(frozen=True, slots=True)
class TimingTrials:
    """What the template of the timing tests prints."""

    imports: str
    contexts: tuple[ContextTrial, ...]


def timing_trials(spec: ComponentSpec, package: str) -> TimingTrials:
    """Return the tests of every context."""
    contexts = tuple(_context(context, spec) for context in spec.contexts)
    names = sample_names(spec)
    used = {trigger.name for context in contexts for trigger in context.triggers}
    imports = [Import("collections.abc", "Iterator"), Import(f"{package}_probe", "Probe")]
    imports += [Import(f"{package}_samples", names[one]) for one in used if one in names]
    needs_frame = any(one not in names for one in used)
    return TimingTrials(
        imports=trial_imports(spec, package, "CanFrame" if needs_frame else "", imports),
        contexts=contexts,
    )


def _context(context: Context, spec: ComponentSpec) -> ContextTrial:
    timing = context.timing
    is_event_driven = timing.mode is ExecutionMode.EVENT_DRIVEN
    return ContextTrial(
        name=context.name,
        period="" if is_event_driven else whole_number(timing.period or 0),
        span=whole_number(span_of(spec, context.name)),
        triggers=tuple(_triggers(context, spec)) if is_event_driven else (),
    )


def _triggers(context: Context, spec: ComponentSpec) -> list[Trigger]:
    names = sample_names(spec)
    named = context.timing.trigger
    found: list[Trigger] = []
    for port in spec.ports:
        if (port.context or spec.contexts[0].name) != context.name:
            continue
        target = f"probe.ports.{identifier(port.name)}"
        is_named = port.name in named
        if isinstance(port, LinkPort) and (is_named or not named):
            deliver = call("bench.deliver", target, call("CanFrame", "1"))
            found.append(Trigger(port.name, lay_out(deliver, indent=4).strip()))
        elif isinstance(port, DataIn) and not port.handler:
            is_queue = port.buffer is BufferKind.FIFO
            if is_named or (is_queue and not named):
                write = call("bench.write", target, f"{names[port.name]}[0]")
                found.append(Trigger(port.name, lay_out(write, indent=4).strip()))
    return found
