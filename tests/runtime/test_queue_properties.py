"""Random writers, readers and policies against a queue that is obviously right."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from rfcgen.runtime import Overflow, SimulatedEngine, System

if TYPE_CHECKING:
    from collections.abc import Callable
    from contextlib import AbstractContextManager

    from rfcgen.runtime import DataOut
    from tests.runtime.conftest import Kit, Probe

WRITERS = 3


@dataclass
class Reference:
    """A bounded queue in the plainest form: a list of (writer, value)."""

    depth: int
    shares: list[int]
    policies: list[Overflow]
    queue: list[tuple[int, int]] = field(default_factory=list)
    dropped: list[int] = field(default_factory=lambda: [0] * WRITERS)
    refused: list[int] = field(default_factory=lambda: [0] * WRITERS)

    def write(self, writer: int, value: int) -> bool:
        own = [item for item in self.queue if item[0] == writer]
        if len(self.queue) < self.depth and len(own) < self.shares[writer]:
            self.queue.append((writer, value))
            return True
        if self.policies[writer] is Overflow.DROP_OLDEST and own:
            self.queue.remove(own[0])
            self.queue.append((writer, value))
            self.dropped[writer] += 1
            return True
        self.dropped[writer] += 1
        return False

    def take(self, number: int) -> list[tuple[int, int]]:
        taken, self.queue = self.queue[:number], self.queue[number:]
        return taken


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("write"), st.integers(0, WRITERS - 1)),
        st.tuples(st.just("take"), st.integers(0, 3)),
        st.tuples(st.just("take all"), st.just(0)),
    ),
    max_size=60,
)


def build(
    kit: Kit,
    depth: int,
    shares: list[int],
    policies: list[Overflow],
    on_execute: Callable[[Probe], object],
) -> tuple[System, list[DataOut[object]], Probe]:
    system = System("s", SimulatedEngine())
    kit.keep(system)
    writers = [
        system.add(kit.probe(f"w{number}", ports=(kit.data_out("value"),)))
        for number in range(WRITERS)
    ]
    reader = system.add(
        kit.probe("reader", ports=(kit.fifo("q", depth, many_writers=True),), on_execute=on_execute)
    )
    for writer, share, policy in zip(writers, shares, policies, strict=True):
        system.connect(
            writer.outs["value"],
            reader.ins["q"],
            depth=share,
            overflow=policy,
            timeout=3600_000 * kit.MS,
        )
    system.start()
    return system, [writer.outs["value"] for writer in writers], reader


@given(
    depth=st.integers(1, 5),
    shares=st.lists(st.integers(1, 5), min_size=WRITERS, max_size=WRITERS),
    policies=st.lists(st.sampled_from(Overflow), min_size=WRITERS, max_size=WRITERS),
    steps=STEPS,
)
@settings(max_examples=150, deadline=None)
def test_a_fifo_behaves_like_the_reference(
    kits: Callable[[], AbstractContextManager[Kit]],
    depth: int,
    shares: list[int],
    policies: list[Overflow],
    steps: list[tuple[str, int]],
) -> None:
    """Order kept, every drop counted, nothing of another writer touched."""
    reference = Reference(depth, [min(share, depth) for share in shares], policies)
    orders = []

    def on_execute(self: Probe) -> None:
        port = self.ins["q"]
        for how, number in orders:
            if how == "take all":
                self.trace.extend(port.take_all())
            else:
                self.trace.extend(
                    value for _ in range(number) if (value := port.take()) is not None
                )

    with kits() as kit:
        system, outs, reader = build(kit, depth, shares, policies, on_execute)
        for number, (what, detail) in enumerate(steps):
            if what == "write":
                expected = reference.write(detail, number)
                assert outs[detail].try_write(number) is expected
                continue
            orders[:] = [(what, detail)]
            reader.trace.clear()
            system.engine.run_for(10 * kit.MS)
            length = len(reference.queue) if what == "take all" else detail
            assert reader.trace == [value for _, value in reference.take(length)]
        counters = reader.ins["q"].counters.connectors
        assert [one.dropped for one in counters] == reference.dropped


@given(
    depth=st.integers(1, 4),
    periods=st.lists(st.integers(1, 7), min_size=WRITERS, max_size=WRITERS),
    bursts=st.lists(st.integers(1, 4), min_size=WRITERS, max_size=WRITERS),
    reading=st.integers(1, 9),
)
@settings(max_examples=40, deadline=None)
def test_waiting_writers_lose_nothing_and_keep_their_order(
    kits: Callable[[], AbstractContextManager[Kit]],
    depth: int,
    periods: list[int],
    bursts: list[int],
    reading: int,
) -> None:
    def on_execute(self: Probe) -> None:
        for _ in range(self.burst):
            self.outs["value"].write((self.name, len(self.trace)))
            self.trace.append(len(self.trace))

    with kits() as kit:
        system = System("s", SimulatedEngine())
        kit.keep(system)
        port = kit.fifo("q", depth, "wait", many_writers=True, timeout=3600_000 * kit.MS)
        writers = []
        for number, (period, burst) in enumerate(zip(periods, bursts, strict=True)):
            context = kit.periodic(period=period * kit.MS)
            writer = kit.probe(
                f"w{number}",
                ports=(kit.data_out("value"),),
                contexts=(context,),
                on_execute=on_execute,
            )
            writer.burst = burst
            writers.append(system.add(writer))
        reader = system.add(
            kit.probe(
                "reader",
                ports=(port,),
                contexts=(kit.periodic(period=reading * kit.MS),),
                on_execute=lambda self: self.trace.extend(self.ins["q"].take_all()),
            )
        )
        for writer in writers:
            system.connect(writer.outs["value"], reader.ins["q"])
        system.start()
        system.engine.run_for(60 * kit.MS)
        for writer in writers:
            mine = [number for name, number in reader.trace if name == writer.name]
            assert mine == list(range(len(mine)))
            assert len(writer.trace) - len(mine) <= depth
        assert reader.ins["q"].counters.dropped == 0
