"""How much faster than real time the simulated engine is."""

import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from statistics import median

from benchmarks.nodes import MS, Node
from rfcgen.runtime import Overflow, SimulatedEngine, System

SECOND = 1000 * MS


class Burst(Node):
    """Write more than its reader has room for."""

    def on_execute(self) -> None:
        """Wait for room, twice."""
        for _ in range(3):
            self.value.write(1.0)


class Drain(Node):
    """Take what there is."""

    def on_execute(self) -> None:
        """Empty the queue."""
        self.queue.take_all()


def chain(size: int) -> System:
    """Return a chain of components at 100 Hz."""
    system = System("chain", SimulatedEngine())
    nodes = [system.add(Node(f"n{number:04}")) for number in range(size)]
    for before, after in pairwise(nodes):
        system.connect(before.value, after.latest)
    return system


def blocking() -> System:
    """Return a writer that waits twice a cycle for its reader."""
    system = System("blocking", SimulatedEngine())
    writer, reader = system.add(Burst("w")), system.add(Drain("r", period=2 * MS))
    system.connect(writer.value, reader.queue, depth=1, overflow=Overflow.WAIT, timeout=SECOND)
    return system


def speed(system: System, seconds: int) -> tuple[float, float]:
    """Return how much faster than real time it ran, and the microseconds of one activation."""
    with system:
        system.start()
        begin = time.perf_counter()
        system.engine.run_for(seconds * SECOND)
        passed = time.perf_counter() - begin
        runs = sum(one.activations for one in system.statistics().values())
    return seconds / passed, passed / runs * 1e6


def main() -> None:
    """Print the table."""
    print("simulated engine, 100 Hz, medians of 5 runs")
    print(f"  {'':<36} {'× real time':>12} {'µs a run':>9}")
    chains = ((3, 20), (30, 3), (300, 1), (1000, 1))
    cases: list[tuple[str, Callable[[], System], int]] = [
        (f"chain of {size}", partial(chain, size), seconds) for size, seconds in chains
    ]
    cases.append(("2 waits a cycle", blocking, 10))
    for name, build, seconds in cases:
        found = [speed(build(), seconds) for _ in range(5)]
        factor, cost = (median(column) for column in zip(*found, strict=True))
        print(f"  {name:<36} {factor:>12.1f} {cost:>9.2f}")
