"""Judge the attributes of ports."""

from collections.abc import Iterator

from rfcgen.diagnostics import Diagnostic, did_you_mean
from rfcgen.model.component import ComponentSpec, ExecutionMode
from rfcgen.model.ports import (
    ActionProvider,
    BufferKind,
    DataIn,
    Delivery,
    EventIn,
    Goals,
    Overflow,
)

_EVENT_DEPTH = 16


def check_ports(spec: ComponentSpec) -> Iterator[Diagnostic]:
    """Judge each port by itself."""
    for port in spec.ports:
        match port:
            case DataIn():
                yield from _buffer(port)
                yield from _waiting(port)
                yield from _stale(port, spec)
            case EventIn():
                yield from _event_queue(port)
                yield from _waiting(port)
            case ActionProvider():
                yield from _action(port, spec)


def _buffer(port: DataIn) -> Iterator[Diagnostic]:
    if port.buffer is BufferKind.FIFO:
        if port.depth is None:
            yield Diagnostic(
                "RFC230",
                f"port '{port.name}' is a fifo without a depth",
                port.place.at("buffer"),
                help='say how many values it holds: depth="8"',
            )
        return
    for attribute in ("depth", "overflow", "timeout"):
        if getattr(port, attribute) is not None:
            yield Diagnostic(
                "RFC231",
                f"'{attribute}' does not fit port '{port.name}', which keeps only the latest value",
                port.place.at(attribute),
                help=f"remove '{attribute}', or write buffer=\"fifo\"",
            )


def _event_queue(port: EventIn) -> Iterator[Diagnostic]:
    if port.delivery is not Delivery.IMMEDIATE:
        return
    given = (
        ("depth", port.depth != _EVENT_DEPTH),
        ("overflow", port.overflow is not Overflow.DROP_OLDEST),
        ("timeout", port.timeout is not None),
    )
    for attribute, is_given in given:
        if is_given:
            yield Diagnostic(
                "RFC231",
                f"'{attribute}' does not fit port '{port.name}', whose events never wait",
                port.place.at(attribute),
                help=f"remove '{attribute}', or write delivery=\"queued\"",
            )


def _waiting(port: DataIn | EventIn) -> Iterator[Diagnostic]:
    if isinstance(port, DataIn) and port.buffer is BufferKind.LATEST:
        return
    if isinstance(port, EventIn) and port.delivery is Delivery.IMMEDIATE:
        return
    if port.overflow is Overflow.WAIT and port.timeout is None:
        yield Diagnostic(
            "RFC232",
            f"writers to port '{port.name}' would wait without a limit",
            port.place.at("overflow"),
            help='say how long a writer waits at most: timeout="1s"',
        )
    if port.timeout is not None and port.overflow is not Overflow.WAIT:
        yield Diagnostic(
            "RFC233",
            f"port '{port.name}' has a timeout, but no writer waits for it",
            port.place.at("timeout"),
            help="remove 'timeout', or write overflow=\"wait\"",
        )


def _stale(port: DataIn, spec: ComponentSpec) -> Iterator[Diagnostic]:
    if not port.stale:
        return
    faults = [fault.name for fault in spec.faults]
    if port.stale not in faults:
        yield Diagnostic(
            "RFC234",
            f"port '{port.name}' raises unknown fault '{port.stale}'",
            port.place.at("stale"),
            help=did_you_mean(port.stale, faults)
            or f'declare it: <fault name="{port.stale}" severity="error"/>',
        )
    if port.max_age is None:
        yield Diagnostic(
            "RFC234",
            f"port '{port.name}' never raises fault '{port.stale}': it has no 'max-age'",
            port.place.at("stale"),
            help='add max-age="50ms"',
        )


def _action(port: ActionProvider, spec: ComponentSpec) -> Iterator[Diagnostic]:
    if port.goals is Goals.QUEUE and port.depth is None:
        yield Diagnostic(
            "RFC230",
            f"port '{port.name}' queues goals without a depth",
            port.place.at("goals"),
            help='say how many goals wait at most: depth="4"',
        )
    if port.goals is not Goals.QUEUE and port.depth is not None:
        yield Diagnostic(
            "RFC231",
            f"'depth' does not fit port '{port.name}', which queues no goals",
            port.place.at("depth"),
            help="remove 'depth', or write goals=\"queue\"",
        )
    context = spec.context_of(port.context)
    if context is not None and context.timing.mode is ExecutionMode.EVENT_DRIVEN:
        yield Diagnostic(
            "RFC235",
            f"action '{port.name}' belongs to context '{context.name}', which is not periodic",
            port.place.at("context" if port.context else "name"),
            help="give it a periodic context: an action takes one step per cycle",
        )
