"""Order contexts by data flow, and join those that share a thread."""

from collections.abc import Iterable, Mapping, Sequence
from heapq import heapify, heappop, heappush

from rfcgen.runtime.context import Context

Edges = Iterable[tuple[Context, Context]]


def in_data_flow_order(contexts: Iterable[Context], edges: Edges) -> list[Context]:
    """Return writers before their readers, else by instance and context name.

    Connectors with ``delay`` are not among the edges. A cycle that is left is cut at its first
    name.
    """
    left = {context.label: context for context in contexts}
    after: dict[str, set[str]] = {label: set() for label in left}
    waits_for: dict[str, set[str]] = {label: set() for label in left}
    for source, target in edges:
        if source is not target and source.label in left and target.label in left:
            after[source.label].add(target.label)
            waits_for[target.label].add(source.label)
    ready = [label for label, others in waits_for.items() if not others]
    heapify(ready)
    order: list[Context] = []
    while left:
        label = heappop(ready) if ready else min(left)
        if label not in left:
            continue
        order.append(left.pop(label))
        for follower in after[label]:
            waits_for[follower].discard(label)
            if not waits_for[follower] and follower in left:
                heappush(ready, follower)
    return order


def in_groups(contexts: Sequence[Context], alone: Mapping[str, bool]) -> list[list[Context]]:
    """Join periodic contexts of equal period and priority, in the order given.

    Event-driven contexts, those with ``own-thread`` and those whose writes may wait stand alone.
    """
    groups: dict[tuple[int, int], list[Context]] = {}
    singles: list[list[Context]] = []
    for context in contexts:
        profile = context.profile
        if context.is_triggered or profile.own_thread or alone.get(context.label, False):
            singles.append([context])
        else:
            groups.setdefault((profile.period or 0, profile.priority), []).append(context)
    return [*groups.values(), *singles]
