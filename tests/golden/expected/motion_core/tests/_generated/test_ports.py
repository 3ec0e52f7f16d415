# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Every data port keeps what its document promises (GB/T 33263 §4)."""

from collections.abc import Iterator, Sequence

import pytest
from arm_types import Setpoint
from rfcgen.runtime import PortTimeout
from rfcgen.runtime.testing import Bench

from motion_core import MotionCore
from motion_core_probe import Probe
from motion_core_samples import ANSWER, IN, LIMIT, QUESTION, REPORT, SETPOINT


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


def test_in_is_delivered(bench: Bench, probe: Probe) -> None:
    port = probe.ports.in_
    seen = probe.seen["in"]
    first, _ = IN
    bench.write(port, first)
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, [first])
    assert port.counters.received == 1


def test_in_lets_its_writer_wait(bench: Bench, probe: Probe) -> None:
    port = probe.ports.in_
    seen = probe.seen["in"]
    first, second = IN
    sent = [second if number % 2 else first for number in range(1)]
    probe.takes = False
    for value in sent:
        bench.write(port, value)
    with pytest.raises(PortTimeout):
        bench.write(port, first)
    probe.takes = True
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, sent)


def test_question_is_delivered(bench: Bench, probe: Probe) -> None:
    port = probe.ports.question
    seen = probe.seen["question"]
    first, _ = QUESTION
    bench.write(port, first)
    run(bench, probe, "advice", 50_000_000)
    assert is_same(seen, [first])
    assert port.counters.received == 1


def test_question_drops_the_newest(bench: Bench, probe: Probe) -> None:
    port = probe.ports.question
    seen = probe.seen["question"]
    first, second = QUESTION
    sent = [second if number % 2 else first for number in range(9)]
    for value in sent:
        bench.write(port, value)
    run(bench, probe, "advice", 50_000_000)
    assert is_same(seen, sent[:-1])
    assert port.counters.dropped == 1


def test_limit_is_delivered(bench: Bench, probe: Probe) -> None:
    port = probe.ports.limit
    seen = probe.seen["limit"]
    first, _ = LIMIT
    bench.write(port, first)
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, [first])
    assert port.counters.received == 1


def test_limit_keeps_the_newest(bench: Bench, probe: Probe) -> None:
    port = probe.ports.limit
    seen = probe.seen["limit"]
    first, second = LIMIT
    bench.write(port, first)
    bench.write(port, second)
    run(bench, probe, "main", 10_000_000)
    assert is_same(seen, [second])


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
        bench.write(component.ports.in_, IN[0])
        bench.write(component.ports.question, QUESTION[0])
        bench.write(component.ports.limit, LIMIT[0])
        bench.run_for(10_000_000)
        for value in bench.outputs(port):
            assert isinstance(value, Setpoint)


def test_answer_is_sent(bench: Bench, probe: Probe) -> None:
    port = probe.ports.answer
    first, _ = ANSWER
    probe.sends = True
    run(bench, probe, "advice", 50_000_000)
    assert is_same(bench.outputs(port)[:1], [first])


def test_answer_has_its_type(component: MotionCore) -> None:
    port = component.ports.answer
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        bench.write(component.ports.report, REPORT[0])
        bench.write(component.ports.in_, IN[0])
        bench.write(component.ports.question, QUESTION[0])
        bench.write(component.ports.limit, LIMIT[0])
        bench.run_for(50_000_000)
        for value in bench.outputs(port):
            assert isinstance(value, str)
