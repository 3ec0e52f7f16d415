"""The real-time engine. Tests wait on conditions and end what they start."""

from __future__ import annotations

import logging
import os
import sys
import threading
import time
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import (
    CommandStatus,
    EngineError,
    Overflow,
    RealtimeEngine,
    State,
    System,
    Timing,
)
from rfcgen.runtime.testing import Bench

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.runtime.conftest import Kit, Probe


def wait_for(condition: Callable[[], object], seconds: float = 10.0) -> bool:
    pause = threading.Event()
    for _ in range(int(seconds / 0.002)):
        if condition():
            return True
        pause.wait(0.002)
    return False


@pytest.fixture
def system(kit: Kit) -> System:
    return kit.keep(System("s", RealtimeEngine()))


def test_releases_keep_their_phase_and_late_ones_are_skipped(kit: Kit, system: System) -> None:
    """ros2/rclcpp #2771: after an overrun the missed releases are counted, never caught up."""

    def on_execute(self: Probe) -> None:
        self.trace.append((self.clock.now(), time.monotonic_ns()))
        if len(self.trace) == 3:
            threading.Event().wait(0.035)

    probe = system.add(kit.probe(on_execute=on_execute))
    system.start()
    assert wait_for(lambda: len(probe.trace) >= 8)
    system.stop()
    releases = [release for release, _ in probe.trace]
    steps = [(after - before) / (10 * kit.MS) for before, after in pairwise(releases)]
    assert all(step == int(step) and step >= 1 for step in steps)
    assert steps[2] >= 3
    assert all(started >= release for release, started in probe.trace)
    assert system.statistics()["probe", "main"].skipped == sum(step - 1 for step in steps)


def test_an_exception_stops_neither_thread_nor_neighbours(kit: Kit, system: System) -> None:
    """rclpy #924: both run in one thread, as a group."""

    def on_execute(_self: Probe) -> None:
        raise ValueError("boom")

    bad = system.add(
        kit.probe("bad", on_execute=on_execute, on_error=lambda self: self.trace.append(1))
    )
    good = system.add(kit.probe("good", on_execute=lambda self: self.trace.append(1)))
    system.start()
    assert wait_for(lambda: len(good.trace) >= 5 and len(bad.trace) >= 3)
    assert bad.state() is State.ERROR
    assert good.state() is State.ACTIVE


def test_a_group_shares_a_thread_and_others_have_their_own(kit: Kit, system: System) -> None:
    def on_execute(self: Probe) -> None:
        self.trace.append(threading.get_ident())

    parts = {
        "a": system.add(kit.probe("a", on_execute=on_execute)),
        "b": system.add(kit.probe("b", on_execute=on_execute)),
        "other priority": system.add(
            kit.probe("c", on_execute=on_execute, timing={"main": Timing(priority=70)})
        ),
        "own": system.add(
            kit.probe("d", on_execute=on_execute, timing={"main": Timing(own_thread=True)})
        ),
        "writes may wait": system.add(
            kit.probe("e", on_execute=on_execute, ports=(kit.data_out("value"),))
        ),
        "reads": system.add(kit.probe("f", on_execute=on_execute, ports=(kit.fifo("q", 1),))),
    }
    system.connect(
        parts["writes may wait"].outs["value"],
        parts["reads"].ins["q"],
        overflow=Overflow.WAIT,
        timeout=kit.MS,
    )
    system.start()
    assert wait_for(lambda: all(len(part.trace) >= 2 for part in parts.values()))
    threads = {name: set(part.trace) for name, part in parts.items()}
    assert all(len(found) == 1 for found in threads.values())
    assert threads["a"] == threads["b"] == threads["reads"]
    assert len({next(iter(found)) for found in threads.values()}) == 4


def test_values_pass_a_group_within_one_cycle(kit: Kit, system: System) -> None:
    ports = (kit.data_in("x"), kit.data_out("y"))

    def on_execute(self: Probe) -> None:
        now = self.clock.now()
        value = now if self.name == "c" else self.ins["x"].read()
        self.outs["y"].write(value)
        self.trace.append(value == now)

    parts = {
        name: system.add(kit.probe(name, ports=ports, on_execute=on_execute)) for name in "abc"
    }
    system.connect(parts["c"].outs["y"], parts["b"].ins["x"])
    system.connect(parts["b"].outs["y"], parts["a"].ins["x"])
    system.start()
    assert wait_for(lambda: len(parts["a"].trace) >= 10)
    system.stop()
    assert all(parts["a"].trace[1:])


def test_a_writer_in_another_thread_waits_and_is_served(kit: Kit, system: System) -> None:
    port = kit.fifo("q", 1, "wait", timeout=5_000 * kit.MS)

    def on_execute(self: Probe) -> None:
        for value in range(3):
            self.outs["value"].write(value)

    writer = system.add(
        kit.probe(
            "w", contexts=(kit.triggered(),), ports=(kit.data_out("value"),), on_execute=on_execute
        )
    )
    reader = system.add(
        kit.probe(
            "r",
            contexts=(kit.triggered(),),
            ports=(port,),
            on_execute=lambda self: self.trace.extend(self.ins["q"].take_all()),
        )
    )
    system.connect(writer.outs["value"], reader.ins["q"])
    system.start()
    for count in range(1, 21):
        assert wait_for(lambda count=count: writer.outs["value"].written == 3 * count - 3)
        writer.wake()
        assert wait_for(lambda count=count: len(reader.trace) == 3 * count)
    assert reader.trace == [0, 1, 2] * 20


def test_stop_ends_a_writer_that_waits_for_ever(kit: Kit, system: System) -> None:
    def on_execute(self: Probe) -> None:
        self.outs["value"].write(1)
        self.trace.append("waiting")
        self.outs["value"].write(2)
        self.trace.append("never")

    reader = system.add(kit.probe("r", ports=(kit.fifo("q", 1, "wait"),)))
    writer = system.add(kit.probe("w", ports=(kit.data_out("value"),), on_execute=on_execute))
    system.connect(writer.outs["value"], reader.ins["q"])
    system.start()
    assert wait_for(lambda: writer.trace == ["waiting"])
    before = time.monotonic()
    assert system.stop()
    assert time.monotonic() - before < 5
    assert writer.trace == ["waiting"]


def test_a_callback_that_never_returns_does_not_hold_the_stop(kit: Kit, system: System) -> None:
    free = threading.Event()
    hung = system.add(kit.probe("hung", on_execute=lambda _self: free.wait(30)))
    well = system.add(
        kit.probe(
            "well",
            timing={"main": Timing(priority=60)},
            on_execute=lambda self: self.trace.append(1),
        )
    )
    system.start()
    assert wait_for(lambda: well.trace)
    before = time.monotonic()
    try:
        assert not system.stop(timeout=500 * kit.MS)
        assert time.monotonic() - before < 5
        assert well.state() is State.FINALIZED
        assert hung.state() is State.ACTIVE
    finally:
        free.set()


def test_stop_from_a_callback_is_a_request(kit: Kit, system: System) -> None:
    """ros2/rclpy #944: it never joins itself."""

    def on_execute(self: Probe) -> None:
        self.trace.append(system.stop())

    probe = system.add(kit.probe(on_execute=on_execute))
    system.run(20_000 * kit.MS)
    assert probe.trace[0] is False
    assert probe.state() is State.FINALIZED


def test_commands_are_executed_by_the_contexts_thread(kit: Kit) -> None:
    def note(self: Probe) -> None:
        self.trace.append(threading.get_ident())

    probe = kit.probe(on_initialize=note, on_activated=note, on_deactivated=note, on_execute=note)
    with Bench(probe, engine=RealtimeEngine()) as bench:
        assert bench.initialize()
        assert bench.activate()
        bench.step(2)
        assert bench.deactivate()
    assert len(set(probe.trace)) == 1
    assert probe.trace[0] != threading.get_ident()


def test_commands_from_many_threads_are_serialised_and_answered(kit: Kit) -> None:
    probe = kit.probe(contexts=(kit.periodic(), kit.triggered("ev", suffix="_ev")))
    with Bench(probe, engine=RealtimeEngine()) as bench:
        assert bench.initialize()
        results = []

        def toggle() -> None:
            for _ in range(50):
                results.append(bench.activate().status)
                results.append(bench.deactivate().status)

        threads = [threading.Thread(target=toggle) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        assert len(results) == 400
        assert set(results) <= {CommandStatus.DONE, CommandStatus.REFUSED}
        bench.deactivate()
        assert bench.state() is bench.state("ev") is State.INACTIVE
        finals = []
        threads = [threading.Thread(target=lambda: finals.append(bench.finalize())) for _ in "ab"]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(30)
        assert sorted(result.status.name for result in finals) == ["DONE", "REFUSED"]


def test_wake_and_min_interval(kit: Kit, system: System) -> None:
    probe = system.add(
        kit.probe(
            contexts=(kit.triggered(min_interval=20 * kit.MS),),
            on_execute=lambda self: self.trace.append(self.clock.now()),
        )
    )
    system.start()
    for count in range(1, 4):
        probe.wake()
        assert wait_for(lambda count=count: len(probe.trace) == count)
    gaps = [after - before for before, after in pairwise(probe.trace)]
    assert all(gap >= 20 * kit.MS for gap in gaps)


def test_priorities_that_are_not_permitted_give_one_warning(
    kit: Kit, system: System, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_args: object) -> None:
        raise PermissionError(1, "not permitted")

    monkeypatch.setattr(os, "sched_setscheduler", refuse)
    parts = [
        system.add(kit.probe(name, timing={"main": Timing(own_thread=True)})) for name in "abc"
    ]
    with caplog.at_level(logging.WARNING, logger="rfcgen.engine"):
        system.start()
        assert wait_for(
            lambda: all(system.statistics()[part.name, "main"].activations for part in parts)
        )
    assert len([record for record in caplog.records if "priorities" in record.message]) == 1


def test_the_switch_interval_is_short_while_it_runs(kit: Kit) -> None:
    before = sys.getswitchinterval()
    with Bench(kit.probe(), engine=RealtimeEngine()):
        assert sys.getswitchinterval() == pytest.approx(0.0005)
    assert sys.getswitchinterval() == pytest.approx(before)


def test_nothing_is_left_running(kit: Kit) -> None:
    before = set(threading.enumerate())
    with Bench(kit.probe(), engine=RealtimeEngine()) as bench:
        assert bench.initialize()
        assert bench.activate()
        bench.step()
    assert set(threading.enumerate()) == before


def test_an_engine_that_is_closed_takes_nothing(kit: Kit) -> None:
    engine = RealtimeEngine()
    engine.close()
    engine.close()
    with pytest.raises(EngineError):
        Bench(kit.probe(), engine=engine)
