"""The bench: one component alone, on either engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import (
    CanFrame,
    DataIn,
    RealtimeEngine,
    SimulatedEngine,
    State,
    Timing,
    WiringError,
)

if TYPE_CHECKING:
    from rfcgen.runtime import Engine
    from tests.runtime.conftest import Kit, Probe


def double(self: Probe) -> None:
    value = self.ins["x"].read()
    if value is not None:
        self.outs["y"].write(2 * value)


@pytest.mark.parametrize("engine", [SimulatedEngine, RealtimeEngine])
def test_a_value_goes_in_and_comes_out(kit: Kit, engine: type[Engine]) -> None:
    probe = kit.probe(ports=(kit.data_in("x"), kit.data_out("y")), on_execute=double)
    bench = kit.bench(probe, engine(), active=True)
    bench.step(2)
    assert bench.outputs(probe.outs["y"]) == []
    assert bench.latest(probe.outs["y"]) is None
    bench.write(probe.ins["x"], 21)
    bench.step()
    assert bench.latest(probe.outs["y"]) == 42
    assert bench.state() is State.ACTIVE
    assert bench.statistics().activations >= 3


def test_a_step_is_one_release_of_the_first_periodic_context(kit: Kit) -> None:
    probe = kit.probe(
        contexts=(
            kit.triggered("ev", suffix="_ev"),
            kit.periodic(),
            kit.periodic("slow", 15 * kit.MS, suffix="_slow"),
        ),
        on_execute=lambda self: self.trace.append(self.clock.now() // kit.MS),
    )
    bench = kit.bench(probe, active=True)
    bench.step(3)
    assert bench.now == 30 * kit.MS
    assert probe.trace == [10, 20, 30]


def test_time_passes_in_a_step_even_while_inactive(kit: Kit) -> None:
    bench = kit.bench(kit.probe())
    bench.step(2)
    assert bench.now == 20 * kit.MS


def test_outputs_have_their_times(kit: Kit) -> None:
    probe = kit.probe(ports=(kit.data_in("x"), kit.data_out("y")), on_execute=double)
    bench = kit.bench(probe, active=True)
    bench.write(probe.ins["x"], 1)
    bench.step(2)
    assert bench.timed_outputs(probe.outs["y"]) == [(10 * kit.MS, 2), (20 * kit.MS, 2)]


def test_frames_go_in_and_come_out(kit: Kit) -> None:
    def answer(self: Probe) -> None:
        for frame in self.links["bus"].receive_all():
            self.links["bus"].send(CanFrame(frame.id + 1, frame.data))

    probe = kit.probe(ports=(kit.link(),), on_execute=answer)
    bench = kit.bench(probe, active=True)
    bench.deliver(probe.links["bus"], CanFrame(1, b"a"), CanFrame(5, b"b"))
    bench.step()
    assert bench.sent(probe.links["bus"]) == [CanFrame(2, b"a"), CanFrame(6, b"b")]


def test_a_component_belongs_to_one_bench(kit: Kit) -> None:
    probe = kit.probe()
    kit.bench(probe)
    with pytest.raises(WiringError, match="belongs to an engine already"):
        kit.bench(probe)


def test_a_component_describes_the_timing_that_its_system_gave_it(kit: Kit) -> None:
    probe = kit.probe(timing={"main": Timing(period=5 * kit.MS)})
    assert probe.describe().context("main").period == 5 * kit.MS
    assert probe.profile.context("main").period == 10 * kit.MS


def test_a_component_describes_itself(kit: Kit) -> None:
    """S-030: name, ports and states on request."""
    probe = kit.probe(ports=(kit.data_in("x"),))
    assert probe.describe() == probe.profile
    assert probe.describe().port("x").type == "int32"
    assert probe.describe().context().name == "main"
    assert probe.state() is State.CREATED
    with pytest.raises(KeyError):
        probe.describe().port("nothing")


def test_a_port_that_the_profile_does_not_have_is_refused(kit: Kit) -> None:
    probe = kit.probe(ports=(kit.data_out("y"),))
    with pytest.raises(KeyError):
        DataIn(probe, "nothing")
    with pytest.raises(TypeError, match="'y' of 'probe' is no data input"):
        DataIn(probe, "y")
