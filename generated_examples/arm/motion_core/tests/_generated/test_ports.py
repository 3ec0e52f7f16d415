# Made by rfcgen from the component MotionCore, model bbaf8dda0f1a.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Every data port keeps what its document promises (GB/T 33263 §4)."""

from collections.abc import Iterator, Sequence

import pytest
from arm_types import Setpoint
from rfcgen.runtime.testing import Bench

from motion_core import MotionCore
from motion_core_probe import Probe
from motion_core_samples import REPORT, SETPOINT


@pytest.fixture
def probe(component: MotionCore) -> Probe:
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


def test_report_is_delivered(bench: Bench, probe: Probe) -> None:
    port = probe.ports.report
    seen = probe.seen["report"]
    first, _ = REPORT
    bench.write(port, first)
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, [first])
    assert port.counters.received == 1


def test_report_keeps_the_newest(bench: Bench, probe: Probe) -> None:
    port = probe.ports.report
    seen = probe.seen["report"]
    first, second = REPORT
    bench.write(port, first)
    bench.write(port, second)
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, [second])


def test_report_expires(bench: Bench, probe: Probe) -> None:
    port = probe.ports.report
    probe.takes = False
    bench.write(port, REPORT[0])
    bench.run_for(50_000_001)
    probe.takes = True
    run(bench, probe, "main", 10_000_000)
    assert probe.seen["report"] == []
    assert port.counters.expired == 1


def test_setpoint_is_sent(bench: Bench, probe: Probe) -> None:
    port = probe.ports.setpoint
    first, _ = SETPOINT
    probe.sends = True
    run(bench, probe, "main", 10_000_000)
    assert is_same(bench.outputs(port)[:1], [first])


def test_setpoint_has_its_type(component: MotionCore) -> None:
    port = component.ports.setpoint
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        bench.write(component.ports.report, REPORT[0])
        bench.run_for(10_000_000)
        for value in bench.outputs(port):
            assert isinstance(value, Setpoint)
