"""Event-driven contexts: level-sensitive triggers, postponed runs, handlers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rfcgen.runtime import State

if TYPE_CHECKING:
    from tests.runtime.conftest import Kit, Probe


def take_one(self: Probe) -> None:
    self.trace.append((self.clock.now() // 1_000_000, self.ins["q"].take()))


def test_it_repeats_while_queued_data_remain(kit: Kit) -> None:
    bench = kit.bench(
        kit.probe(contexts=(kit.triggered(),), ports=(kit.fifo("q", 8),), on_execute=take_one),
        active=True,
    )
    for value in (1, 2, 3):
        bench.write(bench.component.ins["q"], value)
    bench.step()
    assert bench.component.trace == [(0, 1), (0, 2), (0, 3)]
    bench.run_for(100 * kit.MS)
    assert len(bench.component.trace) == 3


def test_after_a_run_that_took_nothing_only_an_arrival_runs_it_again(kit: Kit) -> None:
    bench = kit.bench(
        kit.probe(
            contexts=(kit.triggered(),),
            ports=(kit.fifo("q", 8),),
            on_execute=lambda self: self.trace.append(self.ins["q"].read()),
        ),
        active=True,
    )
    port = bench.component.ins["q"]
    bench.write(port, 1)
    bench.run_for(kit.MS)
    assert bench.component.trace == [1]
    bench.write(port, 2)
    bench.run_for(kit.MS)
    assert bench.component.trace == [1, 1]
    bench.component.wake()
    bench.run_for(kit.MS)
    assert bench.component.trace == [1, 1, 1]


def test_min_interval_postpones_and_never_drops(kit: Kit) -> None:
    bench = kit.bench(
        kit.probe(
            contexts=(kit.triggered(min_interval=10 * kit.MS),),
            ports=(kit.fifo("q", 8),),
            on_execute=take_one,
        ),
        active=True,
    )
    for value in (1, 2, 3):
        bench.write(bench.component.ins["q"], value)
    bench.run_for(15 * kit.MS)
    bench.write(bench.component.ins["q"], 4)
    bench.run_for(100 * kit.MS)
    assert bench.component.trace == [(0, 1), (10, 2), (20, 3), (30, 4)]


def test_default_triggers_are_the_queued_inputs(kit: Kit) -> None:
    bench = kit.bench(
        kit.probe(
            contexts=(kit.triggered(),),
            ports=(kit.fifo("q", 8), kit.data_in("x")),
            on_execute=take_one,
        ),
        active=True,
    )
    bench.write(bench.component.ins["x"], 1)
    bench.step()
    assert bench.component.trace == []


def test_a_named_trigger_may_keep_one_value(kit: Kit) -> None:
    bench = kit.bench(
        kit.probe(
            contexts=(kit.triggered(trigger=("x",)),),
            ports=(kit.fifo("q", 8), kit.data_in("x")),
            on_execute=lambda self: self.trace.append(self.ins["x"].take()),
        )
    )
    assert bench.initialize()
    bench.write(bench.component.ins["x"], 1)
    assert bench.activate()
    bench.step()
    bench.write(bench.component.ins["q"], 5)
    bench.write(bench.component.ins["x"], 2)
    bench.step()
    assert bench.component.trace == [1, 2]


def test_an_error_is_repeated_by_triggers_only(kit: Kit) -> None:
    def on_execute(_self: Probe) -> None:
        raise ValueError("boom")

    bench = kit.bench(
        kit.probe(
            contexts=(kit.triggered(),),
            ports=(kit.fifo("q", 8),),
            on_execute=on_execute,
            on_error=lambda self: self.trace.append(self.ins["q"].take_all()),
        ),
        active=True,
    )
    port = bench.component.ins["q"]
    bench.write(port, 1)
    bench.run_for(50 * kit.MS)
    assert bench.state() is State.ERROR
    assert bench.component.trace == []
    bench.write(port, 2)
    bench.run_for(50 * kit.MS)
    assert bench.component.trace == [(1, 2)]


def test_handlers_get_each_item_in_order_of_arrival_across_ports(kit: Kit) -> None:
    ports = (
        kit.fifo("a", 8, handler=True),
        kit.fifo("b", 8, handler=True),
        kit.data_in("x"),
    )
    probe = kit.probe(
        ports=ports,
        on_data_a=lambda self, value: self.trace.append(("a", value, self.ins["x"].read())),
        on_data_b=lambda self, value: self.trace.append(("b", value, self.ins["x"].read())),
        on_execute=lambda self: self.trace.append("execute"),
    )
    bench = kit.bench(probe)
    assert bench.initialize()
    bench.write(probe.ins["a"], 0)
    assert bench.activate()
    for port, value in (("b", 1), ("a", 2), ("b", 3), ("x", 9)):
        bench.write(probe.ins[port], value)
    bench.step()
    assert probe.trace == [("b", 1, 9), ("a", 2, 9), ("b", 3, 9), "execute"]
    assert probe.ins["a"].counters.connectors[0].discarded == 1


def test_a_failing_handler_is_an_error_of_the_context_and_the_rest_stays_queued(kit: Kit) -> None:
    def on_data_a(self: Probe, value: object) -> None:
        self.trace.append(value)
        raise ValueError("boom")

    probe = kit.probe(ports=(kit.fifo("a", 8, handler=True),), on_data_a=on_data_a)
    bench = kit.bench(probe, active=True)
    bench.write(probe.ins["a"], 1)
    bench.write(probe.ins["a"], 2)
    bench.run_for(kit.MS)
    assert bench.state() is State.ERROR
    assert probe.trace == [1]
