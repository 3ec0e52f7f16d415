"""Periodic contexts: absolute releases, phase kept, order at one instant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import ExecutionMode, SimulatedEngine, State, System, Timing, WiringError

if TYPE_CHECKING:
    from tests.runtime.conftest import Kit, Probe


def note_time(self: Probe) -> None:
    self.trace.append(self.clock.now() // 1_000_000)


def test_releases_lie_on_multiples_of_the_period(kit: Kit) -> None:
    """ros2/rcl #289: nothing accumulates."""
    bench = kit.bench(kit.probe(on_execute=note_time), active=True)
    bench.run_for(50 * kit.MS)
    assert bench.component.trace == [10, 20, 30, 40, 50]
    bench.run_for(9 * kit.MS)
    assert bench.component.trace[-1] == 50
    assert bench.deactivate()
    assert bench.activate()
    bench.run_for(2 * kit.MS)
    assert bench.component.trace[-1] == 60


def test_ten_seconds_at_one_kilohertz_are_ten_thousand_runs(kit: Kit) -> None:
    bench = kit.bench(kit.probe(contexts=(kit.periodic(period=kit.MS),)), active=True)
    bench.run_for(10_000 * kit.MS)
    assert bench.statistics().activations == 10_000
    assert bench.statistics().skipped == 0


def test_releases_that_pass_while_a_callback_waits_are_skipped_and_counted(kit: Kit) -> None:
    """ros2/rclcpp #2771: no burst afterwards, and the phase stays."""

    def on_execute(self: Probe) -> None:
        self.trace.append(self.clock.now() // kit.MS)
        if len(self.trace) == 1:
            self.outs["value"].write(1)
            self.outs["value"].write(2)

    writer = kit.probe("writer", ports=(kit.data_out("value"),), on_execute=on_execute)
    reader = kit.probe(
        "reader",
        ports=(kit.fifo("value", 1, "wait", timeout=1000 * kit.MS),),
        contexts=(kit.periodic(period=115 * kit.MS),),
        on_execute=lambda self: self.ins["value"].take_all(),
    )
    system = System("s", SimulatedEngine())
    system.add(writer)
    system.add(reader)
    system.connect(writer.outs["value"], reader.ins["value"])
    system.run(150 * kit.MS)
    assert writer.trace == [10, 120, 130, 140, 150]
    statistics = system.statistics()["writer", "main"]
    assert statistics.skipped == 10
    assert statistics.activations == 5


@pytest.mark.parametrize("added", [("a", "b", "c"), ("c", "b", "a"), ("b", "c", "a")])
def test_data_flow_decides_the_order_at_one_instant(kit: Kit, added: tuple[str, ...]) -> None:
    """A value passes a chain within one cycle, whatever the order of adding."""
    system = System("s", SimulatedEngine())
    ports = (kit.data_in("x"), kit.data_out("y"))

    def on_execute(self: Probe) -> None:
        value = self.ins["x"].read()
        self.outs["y"].write(self.clock.now() // kit.MS if self.name == "c" else value)
        self.trace.append((value, self.ins["x"].age))

    parts = {
        name: system.add(kit.probe(name, ports=ports, on_execute=on_execute)) for name in added
    }
    system.connect(parts["c"].outs["y"], parts["b"].ins["x"])
    system.connect(parts["b"].outs["y"], parts["a"].ins["x"])
    system.connect(parts["a"].outs["y"], parts["c"].ins["x"], delay=True)
    system.run(30 * kit.MS)
    assert parts["a"].trace == [(10, 0), (20, 0), (30, 0)]
    assert parts["c"].trace == [(None, None), (10, 10 * kit.MS), (20, 10 * kit.MS)]


def test_priority_goes_before_data_flow_and_names_break_ties(kit: Kit) -> None:
    trace = []
    system = System("s", SimulatedEngine())
    for name, priority in (("d", 50), ("b", 50), ("a", 20), ("z", 90)):
        system.add(
            kit.probe(
                name,
                timing={"main": Timing(priority=priority)},
                on_execute=lambda self: trace.append(self.name),
            )
        )
    system.run(10 * kit.MS)
    assert trace == ["z", "b", "d", "a"]


def test_a_system_overrides_a_period(kit: Kit) -> None:
    probe = kit.probe(timing={"main": Timing(period=25 * kit.MS)}, on_execute=note_time)
    bench = kit.bench(probe, active=True)
    bench.run_for(50 * kit.MS)
    assert probe.trace == [25, 50]


def test_a_context_that_cannot_run_is_refused(kit: Kit) -> None:
    with pytest.raises(WiringError, match="needs a period"):
        kit.bench(kit.probe(contexts=(kit.periodic(period=0),)))
    with pytest.raises(WiringError, match="not supported yet"):
        kit.bench(kit.probe(timing={"main": Timing(mode=ExecutionMode.EXTERNAL)}))
    with pytest.raises(WiringError, match="no context 'other'"):
        kit.probe(timing={"other": Timing()})


def test_inactive_contexts_rest(kit: Kit) -> None:
    bench = kit.bench(kit.probe(on_execute=note_time))
    bench.run_for(30 * kit.MS)
    assert bench.initialize()
    bench.run_for(30 * kit.MS)
    assert bench.component.trace == []
    assert bench.state() is State.INACTIVE
