"""The ports of a component."""

from typing import TypedDict

from rfcgen.diagnostics import Place
from rfcgen.model.ports import (
    ActionConsumer,
    ActionProvider,
    AnyPort,
    BufferKind,
    DataIn,
    DataOut,
    Delivery,
    EventIn,
    EventOut,
    Goals,
    LinkPort,
    LinkRole,
    Medium,
    Overflow,
    ServiceConsumer,
    ServiceProvider,
    Writers,
)
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.references import optional_type, read_type

_EVENT_DEPTH = 16


class _Common(TypedDict):
    name: str
    place: Place
    description: str
    id: str
    context: str


def read_port(node: Node) -> AnyPort:
    """Return a port of any kind."""
    return _READERS[node.name](node)


def _common(node: Node) -> _Common:
    return {
        "name": node.text("name"),
        "place": node.place,
        "description": node.description,
        "id": node.text("id"),
        "context": node.text("context"),
    }


def _data_in(node: Node) -> AnyPort:
    return DataIn(
        **_common(node),
        type=read_type(node.text("type")),
        unit=node.text("unit"),
        buffer=node.choice("buffer", BufferKind) or BufferKind.LATEST,
        depth=node.number("depth"),
        overflow=node.choice("overflow", Overflow),
        timeout=node.duration("timeout"),
        required=node.flag("required", default=True),
        max_age=node.duration("max-age"),
        stale=node.text("stale"),
        writers=node.choice("writers", Writers) or Writers.ONE,
        handler=node.flag("handler", default=False),
    )


def _data_out(node: Node) -> AnyPort:
    return DataOut(
        **_common(node),
        type=read_type(node.text("type")),
        unit=node.text("unit"),
        reflex=node.flag("reflex", default=False),
    )


def _event_in(node: Node) -> AnyPort:
    return EventIn(
        **_common(node),
        type=optional_type(node, "type"),
        delivery=node.choice("delivery", Delivery) or Delivery.QUEUED,
        depth=node.number("depth") or _EVENT_DEPTH,
        overflow=node.choice("overflow", Overflow) or Overflow.DROP_OLDEST,
        timeout=node.duration("timeout"),
        required=node.flag("required", default=False),
    )


def _event_out(node: Node) -> AnyPort:
    return EventOut(
        **_common(node),
        type=optional_type(node, "type"),
        reflex=node.flag("reflex", default=False),
    )


def _service_provider(node: Node) -> AnyPort:
    return ServiceProvider(
        **_common(node),
        interface=node.text("interface"),
        run_in_caller=node.text("run-in") == "caller",
    )


def _service_consumer(node: Node) -> AnyPort:
    return ServiceConsumer(
        **_common(node),
        interface=node.text("interface"),
        timeout=node.duration("timeout"),
        required=node.flag("required", default=True),
    )


def _action_provider(node: Node) -> AnyPort:
    return ActionProvider(
        **_common(node),
        action=node.text("action"),
        goals=node.choice("goals", Goals) or Goals.ONE,
        depth=node.number("depth"),
        cancel_timeout=node.duration("cancel-timeout"),
    )


def _action_consumer(node: Node) -> AnyPort:
    return ActionConsumer(
        **_common(node),
        action=node.text("action"),
        timeout=node.duration("timeout"),
        required=node.flag("required", default=True),
    )


def _link(node: Node) -> AnyPort:
    return LinkPort(
        **_common(node),
        medium=Medium(node.text("medium")),
        role=node.choice("role", LinkRole) or LinkRole.ATTACH,
        reflex=node.flag("reflex", default=False),
        required=node.flag("required", default=True),
        depth=node.number("depth"),
    )


_READERS = {
    "data-in": _data_in,
    "data-out": _data_out,
    "event-in": _event_in,
    "event-out": _event_out,
    "service-provider": _service_provider,
    "service-consumer": _service_consumer,
    "action-provider": _action_provider,
    "action-consumer": _action_consumer,
    "link": _link,
}
