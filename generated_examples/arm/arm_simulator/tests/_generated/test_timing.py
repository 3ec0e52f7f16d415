# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Every execution context of ArmSimulator runs when its document says so."""

from collections.abc import Iterator

import pytest
from rfcgen.runtime import CanFrame
from rfcgen.runtime.testing import Bench

from arm_simulator import ArmSimulator
from arm_simulator_probe import Probe


@pytest.fixture
def probe(component: ArmSimulator) -> Probe:
    return Probe(component.config)


@pytest.fixture
def bench(probe: Probe) -> Iterator[Bench]:
    with Bench(probe) as bench:
        assert bench.initialize()
        assert bench.activate()
        yield bench


def test_main_rests_without_cause(bench: Bench, probe: Probe) -> None:
    context = "main"
    bench.run_for(1000)
    before = probe.runs[context]
    bench.run_for(1_000_000_000)
    assert probe.runs[context] == before


def test_bus_runs_main(bench: Bench, probe: Probe) -> None:
    context = "main"
    bench.run_for(1000)
    before = probe.runs[context]
    bench.deliver(probe.ports.bus, CanFrame(1))
    bench.run_for(1000)
    assert probe.runs[context] > before
