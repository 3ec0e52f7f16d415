"""What a run did, as tables for a person."""

from collections.abc import Mapping, Sequence

from rfcgen.runtime.can_link import LinkCounters
from rfcgen.runtime.connector import ConnectorCounters
from rfcgen.runtime.data_in import InputCounters
from rfcgen.runtime.statistics import ContextStatistics

Statistics = Mapping[tuple[str, str], ContextStatistics]
Traffic = Mapping[tuple[str, str], InputCounters | LinkCounters]

ABSENT = "-"
"""What stands for a figure that has no meaning there."""

LOSSES = ("dropped", "expired", "waited", "timed out", "not sent", "faults")
"""What the table of losses counts; the last two belong to links, the three before to connectors."""


def summary_of(statistics: Statistics, traffic: Traffic, *, is_virtual: bool) -> str:
    """Return both tables: the contexts, and the connectors and links that lost something.

    In virtual time callbacks take none, so that a zero says nothing about a time or a deadline.
    """
    losses = _losses(traffic)
    tables = [_contexts(statistics, is_virtual=is_virtual)]
    if losses:
        tables.append(_table(("connector or link", *LOSSES), losses))
    else:
        tables.append("no connector or link dropped anything, waited or failed\n")
    return "\n".join(tables)


def _contexts(statistics: Statistics, *, is_virtual: bool) -> str:
    counts = ("runs", "skipped", "missed", "errors")
    times = ("exec mean µs", "exec max µs", "late mean µs", "late max µs")
    has_handled = any(one.handled for one in statistics.values())
    handled = ("handled", "handler max µs") if has_handled else ()
    rows = []
    for key, one in statistics.items():
        missed = _count(one.deadline_misses, is_known=not is_virtual)
        row = [".".join(key), str(one.activations), str(one.skipped), missed, str(one.errors)]
        found = [one.execution_mean, one.execution_max, one.lateness_mean, one.lateness_max]
        row += [_time(time, is_known=not is_virtual) for time in found]
        if has_handled:
            row += [str(one.handled), _time(one.handling_max, is_known=not is_virtual)]
        rows.append(row)
    return _table(("context", *counts, *times, *handled), rows)


def _losses(traffic: Traffic) -> list[list[str]]:
    rows = []
    for key, counters in traffic.items():
        name = ".".join(key)
        if isinstance(counters, LinkCounters):
            rows += _row(name, counters.dropped, None, None, None, counters.failed, counters.faults)
            continue
        for one in counters.connectors:
            rows += _row(f"{one.source} → {name}", *_of_connector(one), None, None)
    return rows


def _of_connector(one: ConnectorCounters) -> tuple[int, int, int, int]:
    return one.dropped, one.expired, one.waits, one.timeouts


def _row(name: str, *counts: int | None) -> list[list[str]]:
    """Return a row, if there is anything to tell."""
    if not any(counts):
        return []
    return [[name, *(ABSENT if count is None else str(count) for count in counts)]]


def _count(number: int, *, is_known: bool) -> str:
    return str(number) if is_known or number else ABSENT


def _time(nanoseconds: float, *, is_known: bool) -> str:
    return f"{nanoseconds / 1000:.1f}" if is_known or nanoseconds else ABSENT


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return lines with the first column to the left and the others to the right."""
    lines = [head, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(head))]
    return "".join(_line(line, widths) for line in lines)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = (
        cell.rjust(width) if place else cell.ljust(width)
        for place, (cell, width) in enumerate(zip(cells, widths, strict=True))
    )
    return "  ".join((first, *others)).rstrip() + "\n"
