"""Data ports: latched inputs, buffers and policies, ages, late joiners."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import (
    Command,
    Overflow,
    PortTimeout,
    SimulatedEngine,
    State,
    Stopping,
    System,
    WiringError,
)

if TYPE_CHECKING:
    from rfcgen.runtime import DataInProfile
    from tests.runtime.conftest import Kit, Probe


def pair(
    kit: Kit,
    reader_port: DataInProfile,
    *,
    writers: int = 1,
    reader: dict[str, object] | None = None,
    writer: dict[str, object] | None = None,
    **connector: object,
) -> tuple[System, list[Probe], Probe]:
    """Connect writers of ``value`` to one reader; nobody runs unless a callback is given."""
    system = System("s", SimulatedEngine())
    sources = [
        system.add(
            kit.probe(
                f"w{number}",
                ports=(kit.data_out("value"),),
                contexts=(kit.triggered(),),
                **(writer or {}),
            )
        )
        for number in range(writers)
    ]
    target = system.add(kit.probe("reader", ports=(reader_port,), **(reader or {})))
    for source in sources:
        system.connect(source.outs["value"], target.ins[reader_port.name], **connector)
    kit.keep(system)
    return system, sources, target


def take_all(self: Probe) -> None:
    self.trace.append(self.ins["q"].take_all())


def test_inputs_configuration_and_time_are_latched(kit: Kit) -> None:
    """One callback sees one instant, even while it waits and the world goes on."""

    def on_execute(self: Probe) -> None:
        before = (self.ins["x"].read(), self.ins["q"].read(), self.config.gain, self.clock.now())
        self.outs["y"].write(0)
        self.outs["y"].write(0)
        after = (self.ins["x"].read(), self.ins["q"].read(), self.config.gain, self.clock.now())
        self.trace.append((before, after, self.ins["q"].take_all()))

    probe = kit.probe(
        ports=(
            kit.data_in("x"),
            kit.fifo("q", 2),
            kit.data_out("y"),
        ),
        contexts=(kit.periodic(), kit.triggered("idle", suffix="_idle")),
        on_execute=on_execute,
    )
    slow = kit.probe(
        "slow",
        ports=(kit.fifo("y", 1, "wait", timeout=1000 * kit.MS), kit.data_out("v")),
        contexts=(kit.periodic(period=55 * kit.MS),),
        on_execute=lambda self: self.ins["y"].take_all(),
    )
    feeder = kit.probe(
        "feeder",
        ports=(kit.data_out("v"),),
        contexts=(kit.periodic(period=3 * kit.MS),),
        on_execute=lambda self: self.outs["v"].write(self.clock.now() // kit.MS),
    )
    system = System("s", SimulatedEngine())
    for part in (probe, slow, feeder):
        system.add(part)
    system.connect(probe.outs["y"], slow.ins["y"])
    system.connect(feeder.outs["v"], probe.ins["x"])
    system.connect(feeder.outs["v"], probe.ins["q"])
    system.run(60 * kit.MS)
    (before, after, taken), *_ = probe.trace
    assert before == after == (9, 6, 1.0, 10 * kit.MS)
    assert taken == (6, 9)
    assert probe.ins["q"].counters.connectors[0].received == 20


def test_take_all_frees_at_once_and_a_second_one_is_empty(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.trace.append((self.ins["q"].take_all(), self.ins["q"].take_all()))

    probe = kit.probe(ports=(kit.fifo("q", 3),), on_execute=on_execute)
    bench = kit.bench(probe, active=True)
    for value in (1, 2, 3):
        bench.write(probe.ins["q"], value)
    bench.step()
    assert probe.trace == [((1, 2, 3), ())]


def test_latest_keeps_the_newest_and_knows_what_is_new(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        port = self.ins["x"]
        self.trace.append((port.is_new, port.read(), port.is_new, port.sequence))

    probe = kit.probe(ports=(kit.data_in("x"),), on_execute=on_execute)
    bench = kit.bench(probe, active=True)
    bench.step()
    bench.write(probe.ins["x"], 1)
    bench.write(probe.ins["x"], 2)
    bench.step(2)
    assert probe.trace == [(False, None, False, 0), (True, 2, True, 2), (False, 2, False, 2)]
    assert probe.ins["x"].counters.connectors[0].replaced == 1


def test_latest_can_be_taken_once(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.trace.append((self.ins["x"].take(), self.ins["x"].take_all(), self.ins["x"].read()))

    probe = kit.probe(ports=(kit.data_in("x"),), on_execute=on_execute)
    bench = kit.bench(probe, active=True)
    bench.write(probe.ins["x"], 1)
    bench.step(2)
    assert probe.trace == [(1, (), 1), (None, (), 1)]


def test_values_equal_to_everything_do_no_harm(kit: Kit) -> None:
    """A value with an equality of its own, such as an array, is never compared."""

    class Odd:
        def __eq__(self, other: object) -> None:
            raise AssertionError

        __hash__ = None

    values = [Odd(), Odd(), Odd()]
    probe = kit.probe(ports=(kit.fifo("q", 2),), on_execute=take_all)
    bench = kit.bench(probe, active=True)
    for value in values:
        bench.write(probe.ins["q"], value)
    bench.step()
    assert [id(value) for value in probe.trace[0]] == [id(values[1]), id(values[2])]


def test_an_old_value_becomes_none_and_is_counted_once(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.trace.append((self.ins["x"].read(), self.ins["x"].age))

    probe = kit.probe(ports=(kit.data_in("x", max_age=15 * kit.MS),), on_execute=on_execute)
    bench = kit.bench(probe, active=True)
    bench.write(probe.ins["x"], 7)
    bench.step(4)
    ages = [10 * kit.MS, 20 * kit.MS, 30 * kit.MS, 40 * kit.MS]
    assert probe.trace == list(zip([7, None, None, None], ages, strict=True))
    assert probe.ins["x"].counters.expired == 1


def test_old_items_of_a_fifo_are_passed_over(kit: Kit) -> None:
    probe = kit.probe(
        contexts=(kit.periodic(period=100 * kit.MS),),
        ports=(kit.fifo("q", 5, max_age=50 * kit.MS),),
        on_execute=take_all,
    )
    bench = kit.bench(probe, active=True)
    bench.write(probe.ins["q"], 1)
    bench.run_for(60 * kit.MS)
    bench.write(probe.ins["q"], 2)
    bench.step()
    assert probe.trace == [(2,)]
    assert probe.ins["q"].counters.expired == 1


@pytest.mark.parametrize(("overflow", "kept"), [("drop-oldest", (3, 4)), ("drop-newest", (1, 2))])
def test_a_full_queue_drops_by_its_policy_and_counts(
    kit: Kit, overflow: Overflow, kept: tuple[int, ...]
) -> None:
    probe = kit.probe(ports=(kit.fifo("q", 2, overflow),), on_execute=take_all)
    bench = kit.bench(probe, active=True)
    for value in (1, 2, 3, 4):
        bench.write(probe.ins["q"], value)
    bench.step()
    assert probe.trace == [kept]
    counters = probe.ins["q"].counters
    assert (counters.received, counters.dropped) == (4, 2)


def test_drop_oldest_removes_only_the_connectors_own(kit: Kit) -> None:
    port = kit.fifo("q", 2, "drop-oldest", many_writers=True)
    system, (one, two), reader = pair(kit, port, writers=2, reader={"on_execute": take_all})
    system.start()
    for value in (1, 2):
        one.outs["value"].write(value)
    two.outs["value"].write(10)
    one.outs["value"].write(3)
    system.engine.run_for(10 * kit.MS)
    assert reader.trace == [(2, 3)]
    first, second = reader.ins["q"].counters.connectors
    assert (first.received, first.dropped) == (3, 1)
    assert (second.received, second.dropped) == (1, 1)


def test_a_connector_has_its_own_share_and_policy(kit: Kit) -> None:
    system = System("s", SimulatedEngine())
    kit.keep(system)
    quiet, busy = (
        system.add(kit.probe(name, ports=(kit.data_out("value"),))) for name in ("quiet", "busy")
    )
    reader = system.add(
        kit.probe("reader", ports=(kit.fifo("q", 4, many_writers=True),), on_execute=take_all)
    )
    system.connect(quiet.outs["value"], reader.ins["q"])
    system.connect(busy.outs["value"], reader.ins["q"], depth=1, overflow=Overflow.DROP_NEWEST)
    system.start()
    for value in (1, 2):
        busy.outs["value"].write(value)
        quiet.outs["value"].write(10 * value)
    system.engine.run_for(10 * kit.MS)
    assert reader.trace == [(1, 10, 20)]


def test_a_writer_waits_for_room_in_virtual_time(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        if not self.trace:
            for value in (1, 2, 3):
                self.outs["value"].write(value)
                self.trace.append(value)

    port = kit.fifo("q", 1, "wait", timeout=1000 * kit.MS)
    system = System("s", SimulatedEngine())
    writer = system.add(kit.probe("w", ports=(kit.data_out("value"),), on_execute=on_execute))
    reader = system.add(kit.probe("r", ports=(port,), on_execute=take_all))
    system.connect(writer.outs["value"], reader.ins["q"])
    system.run(40 * kit.MS)
    assert writer.trace == [1, 2, 3]
    assert [taken for taken in reader.trace if taken] == [(1,), (2,), (3,)]
    assert reader.ins["q"].counters.connectors[0].waits == 2


def test_a_wait_ends_with_port_timeout_and_the_value_is_not_stored(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.outs["value"].write(1)
        try:
            self.outs["value"].write(2)
        except PortTimeout as error:
            self.trace.append(str(error))

    port = kit.fifo("q", 1, "wait", timeout=25 * kit.MS)
    system = System("s", SimulatedEngine())
    writer = system.add(kit.probe("w", ports=(kit.data_out("value"),), on_execute=on_execute))
    reader = system.add(
        kit.probe(
            "r", ports=(port,), contexts=(kit.periodic(period=500 * kit.MS),), on_execute=take_all
        )
    )
    system.connect(writer.outs["value"], reader.ins["q"])
    system.start()
    system.engine.run_for(36 * kit.MS)
    assert writer.trace == ["'r.q' had no room for 'w.value' in time"]
    counters = reader.ins["q"].counters.connectors[0]
    assert (counters.received, counters.waits, counters.timeouts) == (1, 1, 1)
    system.stop()


def test_waiting_writers_are_served_in_order_and_nobody_overtakes(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        if not self.trace:
            self.trace.append("written")
            self.outs["value"].write(self.name)

    port = kit.fifo("q", 1, "wait", many_writers=True, timeout=10_000 * kit.MS)
    system = System("s", SimulatedEngine())
    kit.keep(system)
    delays = {"first": 30, "second": 10, "third": 20}
    writers = {
        name: system.add(
            kit.probe(
                name,
                ports=(kit.data_out("value"),),
                contexts=(kit.periodic(period=delay * kit.MS),),
                on_execute=on_execute,
            )
        )
        for name, delay in delays.items()
    }
    reader = system.add(
        kit.probe(
            "reader",
            ports=(port,),
            contexts=(kit.periodic(period=100 * kit.MS),),
            on_execute=take_all,
        )
    )
    for writer in writers.values():
        system.connect(writer.outs["value"], reader.ins["q"])
    system.start()
    system.engine.run_for(50 * kit.MS)
    assert not writers["second"].outs["value"].try_write("pushy")
    system.engine.run_for(350 * kit.MS)
    assert reader.trace == [("second",), ("third",), ("first",), ()]


def test_try_write_never_waits_and_says_whether_all_was_stored(kit: Kit) -> None:
    port = kit.fifo("q", 1, "wait")
    system, (writer,), reader = pair(kit, port)
    system.start()
    assert writer.outs["value"].try_write(1)
    assert not writer.outs["value"].try_write(2)
    assert reader.ins["q"].counters.dropped == 1


@pytest.mark.parametrize("when", ["before the start", "while running"])
def test_a_late_joiner_gets_the_last_value_exactly_once(kit: Kit, when: str) -> None:
    """ros2/rmw_zenoh #976."""

    def on_execute(self: Probe) -> None:
        self.trace.append((self.ins["x"].take(), self.ins["x"].sequence))

    system = System("s", SimulatedEngine())
    kit.keep(system)
    writer = system.add(kit.probe("w", ports=(kit.data_out("value"),)))
    reader = system.add(kit.probe("r", ports=(kit.data_in("x"),), on_execute=on_execute))
    if when == "before the start":
        writer.outs["value"].write(41)
        writer.outs["value"].write(42)
        system.connect(writer.outs["value"], reader.ins["x"])
        system.start()
    else:
        system.start()
        writer.outs["value"].write(42)
        system.connect(writer.outs["value"], reader.ins["x"])
    system.engine.run_for(20 * kit.MS)
    assert [taken for taken, _ in reader.trace] == [42, None]
    assert reader.trace[-1][1] == 1


def test_data_are_kept_from_inactive_on_and_activation_empties_fifos(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.trace.append((self.ins["q"].take_all(), self.ins["x"].read()))

    probe = kit.probe(ports=(kit.fifo("q", 4), kit.data_in("x")), on_execute=on_execute)
    bench = kit.bench(probe)
    bench.write(probe.ins["q"], 0)
    assert bench.initialize()
    bench.write(probe.ins["q"], 1)
    bench.write(probe.ins["x"], 5)
    assert bench.activate()
    bench.write(probe.ins["q"], 2)
    bench.step()
    assert probe.trace == [((2,), 5)]
    assert probe.ins["q"].counters.connectors[0].discarded == 2


def test_finalize_wakes_a_writer_that_waits(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.outs["value"].write(1)
        self.outs["value"].write(2)

    def on_aborting(self: Probe) -> None:
        self.trace.append(type(self.cause()))

    system = System("s", SimulatedEngine())
    kit.keep(system)
    writer = system.add(
        kit.probe(
            "w", ports=(kit.data_out("value"),), on_execute=on_execute, on_aborting=on_aborting
        )
    )
    reader = system.add(kit.probe("r", ports=(kit.fifo("q", 1, "wait"),)))
    system.connect(writer.outs["value"], reader.ins["q"])
    system.start()
    system.engine.run_for(10 * kit.MS)
    for command in (Command.DEACTIVATE, Command.FINALIZE):
        result = system.command(command, "r")
        assert result["r"]
    system.engine.run_for(0)
    assert writer.trace == [Stopping]
    assert writer.state() is State.ERROR


def test_stop_ends_a_wait_without_an_error(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.outs["value"].write(1)
        self.outs["value"].write(2)
        self.trace.append("never")

    system = System("s", SimulatedEngine())
    reader = system.add(kit.probe("r", ports=(kit.fifo("q", 1, "wait"),)))
    writer = system.add(kit.probe("w", ports=(kit.data_out("value"),), on_execute=on_execute))
    system.connect(writer.outs["value"], reader.ins["q"])
    system.start()
    system.engine.run_for(50 * kit.MS)
    assert system.stop()
    assert system.stop()
    assert writer.trace == []
    assert writer.previous_state() is State.INACTIVE


def test_wiring_that_does_not_fit_is_refused(kit: Kit) -> None:
    system = System("s", SimulatedEngine())
    writer = system.add(
        kit.probe("w", ports=(kit.data_out("value"), kit.data_out("pose", type="arm.Pose")))
    )
    other = system.add(kit.probe("o", ports=(kit.data_out("value"),)))
    reader = system.add(
        kit.probe("r", ports=(kit.data_in("x"), kit.data_in("m", many_writers=True)))
    )
    system.connect(writer.outs["value"], reader.ins["x"])
    with pytest.raises(WiringError, match=r"'w.pose' of type arm.Pose does not fit 'r.x'"):
        system.connect(writer.outs["pose"], reader.ins["x"])
    with pytest.raises(WiringError, match="takes only one"):
        system.connect(other.outs["value"], reader.ins["x"])
    system.connect(other.outs["value"], reader.ins["m"])
    with pytest.raises(WiringError, match="connected already"):
        system.connect(other.outs["value"], reader.ins["m"])


def test_two_threads_write_without_losing_a_count(kit: Kit) -> None:
    port = kit.fifo("q", 8, "drop-oldest", many_writers=True)
    system, writers, reader = pair(kit, port, writers=2)
    system.start()
    threads = [
        threading.Thread(target=lambda out=out: [out.write(n) for n in range(5000)])
        for out in (writer.outs["value"] for writer in writers)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    counters = reader.ins["q"].counters
    assert counters.received == 10_000
    assert counters.dropped == 10_000 - 8


def test_an_observer_that_fails_harms_nobody(kit: Kit, caplog: pytest.LogCaptureFixture) -> None:
    seen = []

    def observe(time: int, value: object) -> None:
        seen.append((time, value))
        raise ValueError("boom")

    system, (writer,), _ = pair(kit, kit.data_in("x"))
    system.observe(writer.outs["value"], observe)
    system.start()
    writer.outs["value"].write(1)
    writer.outs["value"].write(2)
    assert seen == [(0, 1), (0, 2)]
    assert len(caplog.records) == 1
