"""Say what ports are, for matching the ends of connectors."""

from enum import StrEnum

from rfcgen.model.ports import (
    ActionConsumer,
    ActionProvider,
    AnyPort,
    DataIn,
    DataOut,
    EventIn,
    EventOut,
    LinkPort,
    Medium,
    ServiceConsumer,
    ServiceProvider,
)


class Family(StrEnum):
    """Ports of one family can be joined."""

    DATA = "data"
    EVENT = "event"
    SERVICE = "service"
    ACTION = "action"
    LINK = "link"


_FAMILIES: dict[type, tuple[Family, str]] = {
    DataIn: (Family.DATA, "data input"),
    DataOut: (Family.DATA, "data output"),
    EventIn: (Family.EVENT, "event input"),
    EventOut: (Family.EVENT, "event output"),
    ServiceProvider: (Family.SERVICE, "service provider"),
    ServiceConsumer: (Family.SERVICE, "service consumer"),
    ActionProvider: (Family.ACTION, "action provider"),
    ActionConsumer: (Family.ACTION, "action consumer"),
    LinkPort: (Family.LINK, "link"),
}


def family_of(port: AnyPort) -> Family:
    """Return the family of a port."""
    return _FAMILIES[type(port)][0]


def kind_name(port: AnyPort) -> str:
    """Return what messages call a port of this kind."""
    return _FAMILIES[type(port)][1]


def is_source(port: AnyPort) -> bool:
    """Tell whether connectors begin at this port."""
    return isinstance(port, DataOut | EventOut | ServiceConsumer | ActionConsumer)


def carried(port: AnyPort) -> str:
    """Return the type, interface or action of a port; empty if it carries nothing."""
    match port:
        case DataIn() | DataOut():
            return str(port.type)
        case EventIn() | EventOut():
            return str(port.type) if port.type else ""
        case ServiceProvider() | ServiceConsumer():
            return port.interface
        case ActionProvider() | ActionConsumer():
            return port.action
        case LinkPort():
            return port.medium.value


def description(port: AnyPort) -> str:
    """Return a port's kind with what it carries."""
    if isinstance(port, LinkPort):
        return f"{'CAN' if port.medium is Medium.CAN else 'stream'} link"
    text = carried(port)
    return f"{kind_name(port)} of {text}" if text else f"{kind_name(port)} without a value"
