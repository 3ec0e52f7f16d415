"""The simulated engine: order, determinism, waiting in virtual time, honest ends."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import (
    Command,
    CommandStatus,
    DeadLock,
    EndlessLoop,
    EngineError,
    Overflow,
    PortTimeout,
    SimulatedEngine,
    State,
    System,
)

if TYPE_CHECKING:
    from tests.runtime.conftest import Kit, Probe

SCENARIO = """
from rfcgen.runtime import *

PROFILE = ComponentProfile(
    name="Node", version="1",
    contexts=(
        ContextProfile(name="main", mode=ExecutionMode.PERIODIC, period=7_000_000),
        ContextProfile(name="ev", mode=ExecutionMode.EVENT_DRIVEN, suffix="_ev", trigger=("q",)),
    ),
    ports=(
        DataInProfile(name="x", type="int64", context="main", many_writers=True),
        DataInProfile(name="q", type="int64", context="ev", buffer=Buffer.FIFO, depth=2,
                      overflow=Overflow.WAIT, timeout=3_000_000, many_writers=True),
        DataOutProfile(name="y", type="int64", context="main"),
    ),
)
trace = []

class Node(Component[None]):
    profile = PROFILE
    def __init__(self, name, timing):
        super().__init__(name, None, timing=timing)
        self.x, self.q, self.y = DataIn(self, "x"), DataIn(self, "q"), DataOut(self, "y")
        self.n = 0
    def on_execute(self):
        self.n += 1
        trace.append((self.clock.now(), self.name, self.x.read(), self.x.age))
        try:
            for value in range(3):
                self.y.write(self.n * 10 + value)
        except PortTimeout as late:
            trace.append((self.clock.now(), self.name, str(late)))
        if self.n == 5 and self.name == "n2":
            raise ValueError("boom")
    def on_error(self):
        trace.append((self.clock.now(), self.name, "error"))
    def on_execute_ev(self):
        trace.append((self.clock.now(), self.name, "ev", self.q.take()))

system = System("s", SimulatedEngine())
nodes = {f"n{i}": system.add(Node(f"n{i}", {
    "main": Timing(period=(3 + i) * 1_000_000, priority=50 + i % 2),
    "ev": Timing(min_interval=i * 1_000_000),
})) for i in range(5)}
for name in {"n0", "n1", "n2", "n3", "n4"}:
    trace.append(sorted(nodes)[0])
names = sorted(nodes)
for i, name in enumerate(names):
    system.connect(nodes[name].y, nodes[names[(i + 1) % 5]].x, delay=(i == 4))
    system.connect(nodes[name].y, nodes[names[(i + 2) % 5]].q)
system.run(300_000_000)
trace.append(sorted((key, str(value)) for key, value in system.statistics().items()))
print("\\n".join(map(repr, trace)))
"""


def test_equal_input_gives_equal_bytes_whatever_the_hash_seed() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", SCENARIO],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            timeout=60,
        ).stdout
        for seed in ("0", "1", "4242")
    ]
    assert outputs[0] == outputs[1] == outputs[2]
    assert len(outputs[0].splitlines()) > 500
    assert b"had no room" in outputs[0]


def test_a_loop_at_one_instant_is_an_error_that_names_it(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.outs["out"].write(self.ins["q"].take())

    ports = (kit.fifo("q", 4), kit.data_out("out"))
    system = System("s", SimulatedEngine())
    kit.keep(system)
    ping, pong = (
        system.add(kit.probe(name, contexts=(kit.triggered(),), ports=ports, on_execute=on_execute))
        for name in ("ping", "pong")
    )
    bystander = system.add(kit.probe("calm", on_execute=lambda self: self.trace.append(1)))
    system.connect(ping.outs["out"], pong.ins["q"])
    system.connect(pong.outs["out"], ping.ins["q"], delay=True)
    system.start()
    ping.outs["out"].write(1)
    system.engine.run_for(20 * kit.MS)
    failed = [part for part in (ping, pong) if part.state() is State.ERROR]
    assert failed
    assert isinstance(failed[0].cause(), EndlessLoop)
    assert "'ping.main', 'pong.main'" in str(failed[0].cause())
    assert bystander.trace == [1, 1]


def test_a_loop_in_on_error_ends_too(kit: Kit) -> None:
    def write_again(self: Probe) -> None:
        self.ins["q"].take()
        self.outs["out"].write(1)

    probe = kit.probe(
        contexts=(kit.triggered(),),
        ports=(kit.fifo("q", 4), kit.data_out("out")),
        on_execute=write_again,
        on_error=write_again,
    )
    system = System("s", SimulatedEngine())
    kit.keep(system)
    system.add(probe)
    system.connect(probe.outs["out"], probe.ins["q"], delay=True)
    system.start()
    probe.wake()
    system.engine.run_for(0)
    assert probe.state() is State.ERROR


def blocked_pair(kit: Kit) -> tuple[System, Probe, Probe]:
    def on_execute(self: Probe) -> None:
        self.outs["value"].write(1)
        self.outs["value"].write(2)

    system = System("s", SimulatedEngine())
    kit.keep(system)
    writer = system.add(
        kit.probe(
            "w", contexts=(kit.triggered(),), ports=(kit.data_out("value"),), on_execute=on_execute
        )
    )
    target = system.add(
        kit.probe("r", contexts=(kit.triggered(),), ports=(kit.fifo("q", 1, "wait"),))
    )
    system.connect(writer.outs["value"], target.ins["q"])
    system.start()
    writer.wake()
    return system, writer, target


def test_if_nothing_can_ever_run_every_blocked_call_is_named(kit: Kit) -> None:
    system, _, _ = blocked_pair(kit)
    with pytest.raises(DeadLock, match=r"'w.value' waits for room in 'r.q'"):
        system.engine.run_for(kit.MS)


def test_a_command_to_a_blocked_context_times_out_in_virtual_time(kit: Kit) -> None:
    system, writer, target = blocked_pair(kit)
    with pytest.raises(DeadLock):
        system.engine.run_for(0)
    result = system.command(Command.DEACTIVATE, "w", timeout=50 * kit.MS)["w"]
    assert result.status is CommandStatus.TIMED_OUT
    assert system.engine.clock.now() == 50 * kit.MS
    target.ins["q"].clear()
    system.engine.run_for(0)
    assert writer.state() is State.INACTIVE


def test_a_command_that_timed_out_does_not_come_true_later(kit: Kit) -> None:
    """Unless it leads to the safe side, as deactivate and finalize do."""
    system, writer, target = blocked_pair(kit)
    with pytest.raises(DeadLock):
        system.engine.run_for(0)
    for asked in (Command.DEACTIVATE, Command.ACTIVATE):
        result = system.command(asked, "w", timeout=kit.MS)["w"]
        assert result.status is CommandStatus.TIMED_OUT
    target.ins["q"].clear()
    system.engine.run_for(0)
    assert writer.state() is State.INACTIVE


def test_a_callback_may_command_another_component(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        result = system.command(Command.DEACTIVATE, "other")["other"]
        self.trace.append((result.status, result.state))

    system = System("s", SimulatedEngine())
    kit.keep(system)
    boss = system.add(kit.probe("boss", on_execute=on_execute))
    system.add(kit.probe("other"))
    system.start()
    system.engine.run_for(20 * kit.MS)
    assert boss.trace == [
        (CommandStatus.DONE, State.INACTIVE),
        (CommandStatus.REFUSED, State.INACTIVE),
    ]


def test_many_waits_need_few_threads(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        for value in range(3):
            self.outs["value"].write(value)

    before = threading.active_count()
    system = System("s", SimulatedEngine())
    writer = system.add(kit.probe("w", ports=(kit.data_out("value"),), on_execute=on_execute))
    reader = system.add(
        kit.probe(
            "r",
            ports=(kit.fifo("q", 1),),
            contexts=(kit.periodic(period=2 * kit.MS),),
            on_execute=lambda self: self.trace.extend(self.ins["q"].take_all()),
        )
    )
    system.connect(
        writer.outs["value"], reader.ins["q"], overflow=Overflow.WAIT, timeout=100 * kit.MS
    )
    system.start()
    system.engine.run_for(2000 * kit.MS)
    assert threading.active_count() - before <= 2
    assert reader.trace == ([0, 1, 2] * 200)[:598]
    system.stop()
    assert threading.active_count() == before


def test_a_run_can_stop_on_a_condition(kit: Kit) -> None:
    bench = kit.bench(kit.probe(on_execute=lambda self: self.trace.append(1)), active=True)
    bench.run_for(1000 * kit.MS, lambda: len(bench.component.trace) == 3)
    assert bench.now == 30 * kit.MS


def test_a_condition_that_fails_reaches_the_caller(kit: Kit) -> None:
    bench = kit.bench(kit.probe(), active=True)
    with pytest.raises(ZeroDivisionError):
        bench.run_for(1000 * kit.MS, lambda: bool(1 / 0))
    bench.step()


def test_a_callback_cannot_run_its_own_engine(kit: Kit) -> None:
    def on_execute(_self: Probe) -> None:
        bench.run_for(kit.MS)

    bench = kit.bench(kit.probe(on_execute=on_execute), active=True)
    bench.step()
    assert isinstance(bench.cause(), EngineError)


def test_an_engine_runs_one_system(kit: Kit) -> None:
    engine = SimulatedEngine()
    kit.bench(kit.probe(), engine)
    with pytest.raises(EngineError, match="already"):
        kit.bench(kit.probe("second"), engine)


def test_the_clock_moves_to_the_end_even_if_nothing_is_due(kit: Kit) -> None:
    bench = kit.bench(kit.probe())
    bench.run_for(123)
    assert bench.now == 123
    assert bench.component.clock.now() == 123


def test_a_bench_that_writes_into_a_full_waiting_queue_times_out(kit: Kit) -> None:
    probe = kit.probe(ports=(kit.fifo("q", 1, "wait", timeout=5 * kit.MS),))
    bench = kit.bench(probe, active=True)
    bench.write(probe.ins["q"], 1)
    with pytest.raises(PortTimeout):
        bench.write(probe.ins["q"], 2)
    assert bench.now == 5 * kit.MS
