"""Measure things against each other, in turns."""

import time
from collections.abc import Callable, Sequence
from statistics import median

Loop = Callable[[int], None]


def interleaved(loops: Sequence[Loop], *, count: int, rounds: int = 15) -> list[float]:
    """Return the median time of one pass of each loop in nanoseconds; they run in turns."""
    times: list[list[float]] = [[] for _ in loops]
    for _ in range(rounds):
        for loop, found in zip(loops, times, strict=True):
            begin = time.perf_counter_ns()
            loop(count)
            found.append((time.perf_counter_ns() - begin) / count)
    return [median(found) for found in times]


def percentile(values: Sequence[int], share: float) -> int:
    """Return the value that this share of all values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
