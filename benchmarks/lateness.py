"""How late a periodic context starts, beside a bare loop that sleeps in the same way."""

import ctypes
import os
import threading
import time
from contextlib import suppress
from statistics import median

from benchmarks.measuring import percentile
from benchmarks.nodes import MS, Node
from rfcgen.runtime import RealtimeEngine, System

PAIRS = 20
BLOCK_S = 0.5
PRIORITY = 50
ABSOLUTE, MONOTONIC = 1, 1


class Instant(ctypes.Structure):
    """The C library's timespec."""

    _fields_ = (("seconds", ctypes.c_long), ("nanoseconds", ctypes.c_long))


class Watch(Node):
    """Note how late each cycle begins."""

    def __init__(self, period: int) -> None:
        super().__init__("watch", period=period, priority=PRIORITY)
        self.late: list[int] = []

    def on_execute(self) -> None:
        """Compare the release with the machine's clock."""
        self.late.append(time.monotonic_ns() - self.clock.now())


def ours(period: int) -> list[int]:
    """Return the lateness of each cycle of a component."""
    system = System("lateness", RealtimeEngine())
    watch = system.add(Watch(period))
    system.run(int(BLOCK_S * 1e9))
    return watch.late


def bare(period: int) -> list[int]:
    """Return the lateness of each cycle of a loop around ``clock_nanosleep``."""
    late: list[int] = []
    thread = threading.Thread(target=_sleep_and_note, args=(period, late))
    thread.start()
    thread.join()
    return late


def _sleep_and_note(period: int, late: list[int]) -> None:
    with suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(PRIORITY))
    sleep, instant = ctypes.CDLL(None).clock_nanosleep, Instant()
    due = time.monotonic_ns() + period
    for _ in range(int(BLOCK_S * 1e9 / period)):
        instant.seconds, instant.nanoseconds = divmod(due, 1_000_000_000)
        sleep(MONOTONIC, ABSOLUTE, ctypes.byref(instant), None)
        late.append(time.monotonic_ns() - due)
        due += period


def main() -> None:
    """Print the table."""
    print(f"lateness of cycles in µs, {PAIRS} interleaved pairs of {BLOCK_S} s")
    print(
        f"  {'':<12} {'ours p50':>9} {'bare p50':>9} {'ratio':>6} {'ours p99':>9} {'bare p99':>9}"
    )
    for rate in (100, 1000):
        period = 1000 * MS // rate
        pairs = [(bare(period), ours(period)) for _ in range(PAIRS)]
        middle = [median(percentile(pair[side], 0.5) for pair in pairs) / 1000 for side in (1, 0)]
        tail = [median(percentile(pair[side], 0.99) for pair in pairs) / 1000 for side in (1, 0)]
        ratio = middle[0] / middle[1]
        print(
            f"  {f'{rate} Hz':<12} {middle[0]:>9.1f} {middle[1]:>9.1f} {ratio:>6.2f}"
            f" {tail[0]:>9.1f} {tail[1]:>9.1f}"
        )
