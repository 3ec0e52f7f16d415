"""Documents of components."""

from rfcgen.model.component import (
    BroadcastUse,
    ComponentSpec,
    Fault,
    FaultSeverity,
    Mode,
    ModeMachine,
    ModeTransition,
    SelfCheck,
)
from rfcgen.model.ports import Delivery
from rfcgen.spec.reading.extensions import read_extensions
from rfcgen.spec.reading.fields import read_fields, read_parameter
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.ports import read_port
from rfcgen.spec.reading.references import optional_type, read_use
from rfcgen.spec.reading.timing import read_context


def read_component(root: Node) -> ComponentSpec:
    """Return a component document."""
    kernel = root.child("kernel")
    return ComponentSpec(
        name=root.text("name"),
        path=root.tree.path,
        place=root.place,
        contexts=tuple(read_context(node) for node in root.children("execution")),
        version=root.text("version") or "0.1.0",
        vendor=root.text("vendor"),
        category=root.text("category"),
        license=root.text("license"),
        package=root.text("package"),
        description=root.description,
        uses=tuple(read_use(node) for node in root.children("use-types")),
        ports=tuple(read_port(node) for node in root.items("ports")),
        parameters=tuple(read_parameter(node) for node in root.items("configuration")),
        faults=tuple(_fault(node) for node in root.items("faults")),
        broadcasts=tuple(_broadcast(node) for node in root.items("broadcasts")),
        self_check=_self_check(root.child("self-check")),
        modes=_modes(root.child("modes")),
        language=(kernel.text("language") if kernel else "") or "python",
        extensions=read_extensions(root),
    )


def _fault(node: Node) -> Fault:
    carried, fields = optional_type(node, "type"), read_fields(node)
    if carried and fields:
        node.report(
            "RFC123",
            f"what fault '{node.text('name')}' carries is given twice, as type and as fields",
            node.place.at("type"),
            "keep one of the two",
        )
    return Fault(
        name=node.text("name"),
        severity=FaultSeverity(node.text("severity")),
        place=node.place,
        type=carried,
        fields=fields,
        context=node.text("context"),
        description=node.description,
    )


def _broadcast(node: Node) -> BroadcastUse:
    return BroadcastUse(
        event=node.text("event"),
        receives=node.name == "receive",
        place=node.place,
        delivery=node.choice("delivery", Delivery) or Delivery.QUEUED,
        context=node.text("context"),
    )


def _self_check(node: Node | None) -> SelfCheck | None:
    if node is None:
        return None
    return SelfCheck(node.duration("period") or 0, node.place, node.text("context"))


def _modes(node: Node | None) -> ModeMachine | None:
    if node is None:
        return None
    return ModeMachine(
        initial=node.text("initial"),
        modes=tuple(
            Mode(mode.text("name"), mode.place, mode.description) for mode in node.children("mode")
        ),
        transitions=tuple(
            ModeTransition(
                source=item.text("from"),
                target=item.text("to"),
                place=item.place,
                on=item.text("on"),
                guard=item.text("guard"),
            )
            for item in node.children("transition")
        ),
        place=node.place,
        context=node.text("context"),
    )
