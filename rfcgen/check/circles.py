"""Find circles in a directed graph whose edges carry what leads from node to node."""

from collections import deque
from collections.abc import Hashable, Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)
Edge = TypeVar("Edge")
Graph = Mapping[Node, Iterable[tuple[Node, Edge]]]
"""For each node, the nodes it leads to, each with the edge."""


def circles(graph: Graph[Node, Edge]) -> Iterator[tuple[tuple[Node, Edge], ...]]:
    """Yield circles, none sharing a node with another, each as its nodes with their edges.

    Every node of a circle that is not yielded itself lies on a circle with a yielded node.
    """
    if not _has_circle(graph):
        return
    told: set[Node] = set()
    for start in graph:
        circle = () if start in told else _shortest(start, graph)
        nodes = {node for node, _ in circle}
        if circle and told.isdisjoint(nodes):
            told |= nodes
            yield circle


def _has_circle(graph: Graph[Node, Edge]) -> bool:
    sorter = TopologicalSorter(
        {node: [target for target, _ in steps] for node, steps in graph.items()}
    )
    try:
        sorter.prepare()
    except CycleError:
        return True
    return False


def _shortest(start: Node, graph: Graph[Node, Edge]) -> tuple[tuple[Node, Edge], ...]:
    """Return a shortest circle through a node, empty if there is none."""
    before: dict[Node, tuple[Node, Edge]] = {}
    waiting = deque([start])
    while waiting:
        node = waiting.popleft()
        for target, edge in graph.get(node, ()):
            if target == start:
                return (*_way(start, node, before), (node, edge))
            if target not in before:
                before[target] = (node, edge)
                waiting.append(target)
    return ()


def _way(
    start: Node, end: Node, before: Mapping[Node, tuple[Node, Edge]]
) -> tuple[tuple[Node, Edge], ...]:
    steps: list[tuple[Node, Edge]] = []
    while end != start:
        steps.append(before[end])
        end = before[end][0]
    return tuple(reversed(steps))
