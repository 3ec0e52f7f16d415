"""The connectors, links and exports of a system."""

from rfcgen.model.ports import Overflow
from rfcgen.model.system import Connector, Export, FrameLoad, Link, PortPath
from rfcgen.spec.reading.durations import nanoseconds
from rfcgen.spec.reading.node import Node


def read_connector(node: Node) -> Connector:
    """Return a connector."""
    return Connector(
        source=read_port_path(node.text("from")),
        target=read_port_path(node.text("to")),
        place=node.place,
        depth=node.number("depth"),
        overflow=node.choice("overflow", Overflow),
        timeout=node.duration("timeout"),
        max_age=node.duration("max-age"),
        delay=node.flag("delay", default=False),
    )


def read_link(node: Node) -> Link:
    """Return a link of a system."""
    return Link(
        name=node.text("name"),
        ports=tuple(read_port_path(word) for word in node.words("join")),
        place=node.place,
        address=node.text("address"),
        address_from=node.text("address-from"),
        bitrate=node.number("bitrate"),
        latency=tuple(nanoseconds(word) for word in node.words("latency")),
        loss=float(node.text("loss") or 0),
        frames=tuple(_frames(child) for child in node.children("frames")),
    )


def read_export(node: Node) -> Export:
    """Return an exported port."""
    return Export(read_port_path(node.text("port")), node.text("as"), node.place)


def read_port_path(text: str) -> PortPath:
    """Return the instance and port of ``instance.port``."""
    instance, _, port = text.partition(".")
    return PortPath(instance, port)


def _frames(node: Node) -> FrameLoad:
    return FrameLoad(
        name=node.text("name"),
        count=int(node.text("count")),
        size=int(node.text("bytes")),
        every=nanoseconds(node.text("every")),
        place=node.place,
    )
