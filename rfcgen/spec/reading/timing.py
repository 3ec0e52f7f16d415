"""Execution contexts and their overrides."""

from rfcgen.model.component import Context, ExecutionMode, Timing
from rfcgen.spec.reading.node import Node


def read_context(node: Node) -> Context:
    """Return an execution context of a component."""
    return Context(node.text("name"), read_timing(node), node.place, node.description)


def read_timing(node: Node) -> Timing:
    """Return the attributes of a context, None where nothing is said."""
    return Timing(
        mode=node.choice("mode", ExecutionMode),
        period=node.duration("period"),
        trigger=node.words("trigger"),
        min_interval=node.duration("min-interval"),
        priority=node.number("priority"),
        deadline=node.duration("deadline"),
        wcet=node.duration("wcet"),
        logical=node.duration("logical"),
        own_thread=node.flag("own-thread", default=False) if node.has("own-thread") else None,
        hang_limit=node.duration("hang-limit"),
    )
