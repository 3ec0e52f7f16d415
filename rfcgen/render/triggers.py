"""What makes an event-driven context run (S-031)."""

from rfcgen.model.component import ComponentSpec, Context, ExecutionMode
from rfcgen.model.ports import BufferKind, DataIn, LinkPort

Trigger = DataIn | LinkPort


def triggers_of(spec: ComponentSpec, context: Context) -> tuple[Trigger, ...]:
    """Return the ports that make a context run: those it names, or what is queued or handled."""
    if context.timing.mode is not ExecutionMode.EVENT_DRIVEN:
        return ()
    named = context.timing.trigger
    own = (
        port
        for port in spec.ports
        if isinstance(port, DataIn | LinkPort)
        and (port.context or spec.contexts[0].name) == context.name
    )
    return tuple(port for port in own if (port.name in named if named else _is_usual(port)))


def handled_triggers(spec: ComponentSpec, context: Context) -> tuple[DataIn, ...]:
    """Return those triggers whose values a handler gets before ``on_execute`` runs."""
    ports = triggers_of(spec, context)
    return tuple(port for port in ports if isinstance(port, DataIn) and port.handler)


def _is_usual(port: Trigger) -> bool:
    return isinstance(port, LinkPort) or port.handler or port.buffer is BufferKind.FIFO
