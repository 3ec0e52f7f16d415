# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Every data port keeps what its document promises (GB/T 33263 §4)."""

from collections.abc import Iterator, Sequence

import pytest
from arm_types import DriveReport
from rfcgen.runtime.testing import Bench

from can_drives import CanDrives
from can_drives_probe import Probe
from can_drives_samples import REPORT, SETPOINT


@pytest.fixture
def probe(component: CanDrives) -> Probe:
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


def test_setpoint_is_delivered(bench: Bench, probe: Probe) -> None:
    port = probe.ports.setpoint
    seen = probe.seen["setpoint"]
    first, _ = SETPOINT
    bench.write(port, first)
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, [first])
    assert port.counters.received == 1


def test_setpoint_keeps_the_newest(bench: Bench, probe: Probe) -> None:
    port = probe.ports.setpoint
    seen = probe.seen["setpoint"]
    first, second = SETPOINT
    bench.write(port, first)
    bench.write(port, second)
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, [second])


def test_setpoint_expires(bench: Bench, probe: Probe) -> None:
    port = probe.ports.setpoint
    probe.takes = False
    bench.write(port, SETPOINT[0])
    bench.run_for(30_000_001)
    probe.takes = True
    run(bench, probe, "main", 10_000_000)
    assert probe.seen["setpoint"] == []
    assert port.counters.expired == 1


def test_report_is_sent(bench: Bench, probe: Probe) -> None:
    port = probe.ports.report
    first, _ = REPORT
    probe.sends = True
    run(bench, probe, "main", 10_000_000)
    assert is_same(bench.outputs(port)[:1], [first])


def test_report_has_its_type(component: CanDrives) -> None:
    port = component.ports.report
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        bench.write(component.ports.setpoint, SETPOINT[0])
        bench.run_for(10_000_000)
        for value in bench.outputs(port):
            assert isinstance(value, DriveReport)
