"""Find circles of data in which no connector is delayed."""

from collections.abc import Iterator

from rfcgen.check.circles import circles
from rfcgen.check.port_kinds import Family, family_of
from rfcgen.check.wiring import Joined, context_name
from rfcgen.diagnostics import Diagnostic, Note

Node = tuple[str, str]
"""An instance and one of its contexts: inside a context every input may reach every output."""


def check_cycles(joined: tuple[Joined, ...]) -> Iterator[Diagnostic]:
    """Tell each circle once, with every connector of it."""
    edges: dict[Node, list[tuple[Node, Joined]]] = {}
    for pair in joined:
        if family_of(pair.source.port) is not Family.DATA or pair.connector.delay:
            continue
        source, target = _node(pair, is_target=False), _node(pair, is_target=True)
        if source != target:  # a context that feeds itself is told by the wiring
            edges.setdefault(source, []).append((target, pair))
    for circle in circles(edges):
        yield _diagnostic(tuple(pair for _, pair in circle))


def _node(pair: Joined, *, is_target: bool) -> Node:
    end = pair.target if is_target else pair.source
    return end.path.instance, context_name(end)


def _diagnostic(circle: tuple[Joined, ...]) -> Diagnostic:
    names = [pair.source.path.instance for pair in circle]
    steps = " → ".join(f"'{name}'" for name in (*names, names[0]))
    last = circle[-1].connector
    notes = tuple(
        Note(f"'{pair.source.path}' leads to '{pair.target.path}'", pair.connector.place)
        for pair in circle[:-1]
    )
    return Diagnostic(
        "RFC320",
        f"data goes in a circle without a delay: {steps}",
        last.place,
        notes,
        'add delay="true" to one connector of it, so that this one carries the value of the cycle '
        "before",
    )
