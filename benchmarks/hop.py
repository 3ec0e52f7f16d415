"""The cost of one data hop in one thread, against a bare deque and a bound callback."""

from collections import deque

from benchmarks.measuring import Loop, interleaved
from benchmarks.nodes import Node
from rfcgen.runtime import SimulatedEngine, System

COUNT = 20_000


def bare_deque(count: int) -> None:
    """Append and pop."""
    queue: deque[float] = deque(maxlen=16)
    put, get = queue.append, queue.popleft
    for _ in range(count):
        put(1.0)
        get()


class Receiver:
    """Have a method to be called."""

    def receive(self, value: float) -> None:
        """Take a value and do nothing."""


def bound_callback(count: int) -> None:
    """Call a bound method."""
    receive = Receiver().receive
    for _ in range(count):
        receive(1.0)


def latest_hop(writer: Node, reader: Node) -> Loop:
    """Write, latch and read a ``latest`` port."""
    write, latch, read = writer.value.write, reader.latest.latch, reader.latest.read

    def loop(count: int) -> None:
        for _ in range(count):
            write(1.0)
            latch()
            read()

    return loop


def fifo_hop(writer: Node, reader: Node) -> Loop:
    """Write, latch and take from a ``fifo`` port."""
    write, latch, take = writer.value.write, reader.queue.latch, reader.queue.take_all

    def loop(count: int) -> None:
        for _ in range(count):
            write(1.0)
            latch()
            take()

    return loop


def main() -> None:
    """Print the table."""
    with System("hop", SimulatedEngine()) as system:
        pairs = [(system.add(Node(f"w{n}")), system.add(Node(f"r{n}"))) for n in range(2)]
        system.connect(pairs[0][0].value, pairs[0][1].latest)
        system.connect(pairs[1][0].value, pairs[1][1].queue)
        system.start()
        loops = {
            "bare deque, append and popleft": bare_deque,
            "bare bound callback": bound_callback,
            "port, latest: write, latch, read": latest_hop(*pairs[0]),
            "port, fifo: write, latch, take_all": fifo_hop(*pairs[1]),
        }
        times = interleaved(list(loops.values()), count=COUNT)
    print("data hop in one thread, medians of interleaved rounds")
    print(f"  {'':<36} {'ns':>8} {'× deque':>8} {'× callback':>11}")
    for name, time in zip(loops, times, strict=True):
        print(f"  {name:<36} {time:>8.0f} {time / times[0]:>8.1f} {time / times[1]:>11.1f}")
