"""Data handlers: a part of the run in an event-driven context, else called on arrival."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import EndlessLoop, RealtimeEngine, State

if TYPE_CHECKING:
    from rfcgen.runtime import DataInProfile
    from rfcgen.runtime.testing import Bench
    from tests.runtime.conftest import Kit, Probe


def note_a(self: Probe, value: object) -> None:
    self.trace.append((self.clock.now() // 1_000_000, "a", value))


def note_b(self: Probe, value: object) -> None:
    self.trace.append((self.clock.now() // 1_000_000, "b", value))


def note_execute(self: Probe) -> None:
    self.trace.append((self.clock.now() // 1_000_000, "execute"))


CALLBACKS = {"on_data_a": note_a, "on_data_b": note_b, "on_execute": note_execute}


@pytest.fixture
def ports(kit: Kit) -> tuple[DataInProfile, ...]:
    return (kit.fifo("a", 8, handler=True), kit.fifo("b", 8, handler=True))


def write(bench: Bench, *items: tuple[str, object]) -> None:
    for port, value in items:
        bench.write(bench.component.ins[port], value)


def test_a_run_is_the_handlers_by_arrival_and_then_the_execution_once(
    kit: Kit, ports: tuple[DataInProfile, ...]
) -> None:
    probe = kit.probe(contexts=(kit.triggered(),), ports=ports, **CALLBACKS)
    bench = kit.bench(probe, active=True)
    write(bench, ("b", 1), ("a", 2), ("b", 3))
    bench.run_for(kit.MS)
    assert probe.trace == [(0, "b", 1), (0, "a", 2), (0, "b", 3), (0, "execute")]
    counted = bench.statistics()
    assert (counted.activations, counted.handled) == (1, 3)


def test_a_handled_latest_input_is_a_trigger_by_default_and_by_name(kit: Kit) -> None:
    for trigger in ((), ("a",)):
        probe = kit.probe(
            contexts=(kit.triggered(trigger=trigger),),
            ports=(kit.data_in("a", handler=True),),
            on_data_a=note_a,
            on_execute=note_execute,
        )
        bench = kit.bench(probe)
        assert bench.initialize()
        write(bench, ("a", 0))
        assert bench.activate()
        bench.run_for(kit.MS)
        assert probe.trace == [(0, "a", 0), (0, "execute")]


def test_min_interval_postpones_a_run_with_its_handlers_and_drops_nothing(
    kit: Kit, ports: tuple[DataInProfile, ...]
) -> None:
    contexts = (kit.triggered(min_interval=50 * kit.MS),)
    probe = kit.probe(contexts=contexts, ports=ports, **CALLBACKS)
    bench = kit.bench(probe, active=True)
    write(bench, ("a", 1))
    bench.run_for(10 * kit.MS)
    write(bench, ("b", 2), ("a", 3))
    bench.run_for(10 * kit.MS)
    assert probe.trace == [(0, "a", 1), (0, "execute")]
    bench.run_for(100 * kit.MS)
    assert probe.trace[2:] == [(50, "b", 2), (50, "a", 3), (50, "execute")]
    assert bench.statistics().activations == 2


def test_execution_time_and_deadline_of_a_run_include_its_handlers(kit: Kit) -> None:
    def on_data_a(self: Probe, value: object) -> None:
        self.outs["out"].write(value)

    def take_one(self: Probe) -> None:
        self.ins["q"].take()

    contexts = (kit.triggered(deadline=5 * kit.MS),)
    ports = (kit.fifo("a", 8, handler=True), kit.data_out("out"))
    probe = kit.probe("w", contexts=contexts, ports=ports, on_data_a=on_data_a)
    source = kit.probe(
        "s",
        ports=(kit.data_out("x"),),
        contexts=(kit.periodic(period=1000 * kit.MS),),
        on_execute=lambda self: [self.outs["x"].write(value) for value in range(3)],
    )
    reader = kit.probe("r", ports=(kit.fifo("q", 1, "wait"),), on_execute=take_one)
    system = kit.system()
    for one in (probe, source, reader):
        system.add(one)
    system.connect(source.outs["x"], probe.ins["a"])
    system.connect(probe.outs["out"], reader.ins["q"])
    system.start()
    system.engine.run_for(1500 * kit.MS)
    counted = system.statistics()["w", "main"]
    assert (counted.activations, counted.handled, counted.deadline_misses) == (1, 3, 1)
    assert counted.execution_max == counted.handling_max == 10 * kit.MS
    assert counted.handling_mean == pytest.approx(10 * kit.MS / 3)


def test_what_a_handler_took_counts_as_taken(kit: Kit) -> None:
    probe = kit.probe(
        contexts=(kit.triggered(),),
        ports=(kit.fifo("a", 8, handler=True), kit.fifo("q", 8)),
        on_data_a=note_a,
        on_execute=lambda self: self.trace.append(("execute", self.ins["q"].read())),
    )
    bench = kit.bench(probe, active=True)
    write(bench, ("q", 7), ("a", 1))
    bench.run_for(kit.MS)
    # the first run took an item and 'q' still holds one; the second took nothing
    assert probe.trace == [(0, "a", 1), ("execute", 7), ("execute", 7)]


def test_a_handled_port_that_is_no_trigger_is_handled_on_arrival(
    kit: Kit, ports: tuple[DataInProfile, ...]
) -> None:
    contexts = (kit.triggered(trigger=("b",), min_interval=50 * kit.MS),)
    probe = kit.probe(contexts=contexts, ports=ports, **CALLBACKS)
    bench = kit.bench(probe, active=True)
    write(bench, ("a", 0), ("b", 1))
    bench.run_for(10 * kit.MS)
    write(bench, ("b", 2), ("a", 3))
    bench.run_for(10 * kit.MS)
    assert probe.trace == [(0, "a", 0), (0, "b", 1), (0, "execute"), (10, "a", 3)]
    bench.run_for(100 * kit.MS)
    assert probe.trace[4:] == [(50, "b", 2), (50, "execute")]
    counted = bench.statistics()
    assert (counted.activations, counted.handled) == (2, 4)


def test_handlers_of_a_periodic_context_are_called_on_arrival_and_counted(
    kit: Kit, ports: tuple[DataInProfile, ...]
) -> None:
    probe = kit.probe(ports=ports, **CALLBACKS)
    bench = kit.bench(probe, active=True)
    bench.run_for(4 * kit.MS)
    write(bench, ("b", 1), ("a", 2))
    bench.run_for(8 * kit.MS)
    assert probe.trace == [(4, "b", 1), (4, "a", 2), (10, "execute")]
    counted = bench.statistics()
    assert (counted.activations, counted.handled) == (1, 2)


def test_after_a_failing_handler_the_rest_of_the_run_is_not_done(
    kit: Kit, ports: tuple[DataInProfile, ...]
) -> None:
    def fail(_self: Probe, _value: object) -> None:
        raise ValueError("boom")

    callbacks = {**CALLBACKS, "on_data_b": fail, "on_aborting": lambda self: self.trace.append(0)}
    probe = kit.probe(contexts=(kit.triggered(),), ports=ports, **callbacks)
    bench = kit.bench(probe, active=True)
    write(bench, ("a", 1), ("b", 2), ("a", 3))
    bench.run_for(kit.MS)
    assert probe.trace == [(0, "a", 1), 0]
    assert bench.state() is State.ERROR
    assert str(bench.cause()) == "boom"
    assert bench.statistics().handled == 2


def test_handlers_that_feed_each_other_are_an_endless_loop(kit: Kit) -> None:
    def pass_on(self: Probe, value: object) -> None:
        self.outs["out"].write(value)

    system = kit.system()
    contexts = (kit.triggered(),)
    ports = (kit.fifo("a", 8, handler=True), kit.data_out("out"))
    nodes = [
        kit.probe(
            name,
            contexts=contexts,
            ports=ports,
            on_data_a=pass_on,
            on_activated=lambda self: self.outs["out"].write(1),
        )
        for name in ("n", "m")
    ]
    for node in nodes:
        system.add(node)
    system.connect(nodes[0].outs["out"], nodes[1].ins["a"])
    system.connect(nodes[1].outs["out"], nodes[0].ins["a"])
    system.start()
    system.engine.run_for(kit.MS)
    assert any(isinstance(node.cause(), EndlessLoop) for node in nodes)


def test_on_the_machine_s_clock_a_run_has_its_handlers_and_a_load(
    kit: Kit, ports: tuple[DataInProfile, ...]
) -> None:
    contexts = (kit.triggered(deadline=1),)
    probe = kit.probe(contexts=contexts, ports=ports, **CALLBACKS)
    bench = kit.bench(probe, RealtimeEngine(), active=True)
    write(bench, ("a", 1))
    bench.run_for(5000 * kit.MS, lambda: bench.statistics().activations > 0)
    counted = bench.statistics()
    assert counted.deadline_misses == counted.activations > 0
    assert counted.execution_max >= counted.handling_max > 0
    assert [item[1] for item in probe.trace[:2]] == ["a", "execute"]
