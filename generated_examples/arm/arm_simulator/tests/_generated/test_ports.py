# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Every data port keeps what its document promises (GB/T 33263 §4)."""

from collections.abc import Iterator, Sequence

import pytest
from arm_types import JointState
from rfcgen.runtime.testing import Bench

from arm_simulator import ArmSimulator
from arm_simulator_probe import Probe
from arm_simulator_samples import TRUTH


@pytest.fixture
def probe(component: ArmSimulator) -> Probe:
    return Probe(component.config)


@pytest.fixture
def bench(probe: Probe) -> Iterator[Bench]:
    with Bench(probe) as bench:
        assert bench.initialize()
        assert bench.activate()
        yield bench


def run(bench: Bench, probe: Probe, context: str, span: int) -> None:
    """Let a context run at least once."""
    probe.wake(context)
    bench.run_for(span)


def is_same(seen: Sequence[object], sent: Sequence[object]) -> bool:
    """Tell whether the very values that were sent have arrived, in their order."""
    return [id(value) for value in seen] == [id(value) for value in sent]


def test_truth_is_sent(bench: Bench, probe: Probe) -> None:
    port = probe.ports.truth
    first, _ = TRUTH
    probe.sends = True
    run(bench, probe, "main", 1000)
    assert is_same(bench.outputs(port)[:1], [first])


def test_truth_has_its_type(component: ArmSimulator) -> None:
    port = component.ports.truth
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        bench.run_for(1000)
        for value in bench.outputs(port):
            assert isinstance(value, JointState)
