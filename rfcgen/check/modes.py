"""Judge the mode machine of a component."""

from collections.abc import Iterator

from rfcgen.diagnostics import Diagnostic, Severity, did_you_mean
from rfcgen.model.component import ComponentSpec, ModeMachine, ModeTransition
from rfcgen.model.ports import BufferKind, DataIn, EventIn


def check_modes(spec: ComponentSpec) -> Iterator[Diagnostic]:
    """Judge what causes transitions, and whether each mode can be reached."""
    if spec.modes is None:
        return
    for transition in spec.modes.transitions:
        yield from _cause(transition, spec)
    yield from _unreachable(spec.modes)


def _cause(transition: ModeTransition, spec: ComponentSpec) -> Iterator[Diagnostic]:
    steps = f"transition from '{transition.source}' to '{transition.target}'"
    if not transition.on:
        if not transition.guard:
            yield Diagnostic(
                "RFC241",
                f"{steps} has neither a cause nor a guard",
                transition.place,
                help='add on="…" or guard="…"',
            )
        return
    causes = [port.name for port in spec.ports if isinstance(port, EventIn)]
    causes += [fault.name for fault in spec.faults]
    causes += [broadcast.event for broadcast in spec.broadcasts if broadcast.receives]
    inputs = [port for port in spec.ports if isinstance(port, DataIn)]
    causes += [port.name for port in inputs if port.buffer is BufferKind.FIFO]
    if transition.on in causes:
        return
    latest = transition.on in [port.name for port in inputs]
    yield Diagnostic(
        "RFC240",
        f"{steps} waits for '{transition.on}', "
        + ("which keeps only the latest value" if latest else "which does not exist"),
        transition.place.at("on"),
        help='write buffer="fifo" at the port'
        if latest
        else did_you_mean(transition.on, causes)
        or "name a queued data input, an event input, a fault or a received broadcast",
    )


def _unreachable(machine: ModeMachine) -> Iterator[Diagnostic]:
    reached = {machine.initial}
    waiting = [machine.initial]
    while waiting:
        source = waiting.pop()
        for transition in machine.transitions:
            if transition.source == source and transition.target not in reached:
                reached.add(transition.target)
                waiting.append(transition.target)
    for mode in machine.modes:
        if mode.name not in reached:
            yield Diagnostic(
                "RFC242",
                f"mode '{mode.name}' is never reached from '{machine.initial}'",
                mode.place.at("name"),
                help=f"add a transition to '{mode.name}', or remove it",
                severity=Severity.WARNING,
            )
