"""What MotionCore does: begin with these tests, one for each port, and make them yours."""

from collections.abc import Iterator

import pytest
from arm_types import Setpoint
from rfcgen.runtime import CanFrame, State
from rfcgen.runtime.testing import Bench

from motion_core import MotionCore
from motion_core_samples import IN, LIMIT, QUESTION, REPORT


@pytest.fixture
def bench(component: MotionCore) -> Iterator[Bench]:
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        yield bench


def test_takes_report(bench: Bench, component: MotionCore) -> None:
    port = component.ports.report
    first, _ = REPORT
    bench.write(port, first)
    bench.run_for(10_000_000)
    assert port.counters.received == 1
    context = "main"
    assert bench.state(context) is State.ACTIVE, bench.cause(context)


def test_takes_in(bench: Bench, component: MotionCore) -> None:
    port = component.ports.in_
    first, _ = IN
    bench.write(port, first)
    bench.run_for(10_000_000)
    assert port.counters.received == 1
    context = "main"
    assert bench.state(context) is State.ACTIVE, bench.cause(context)


def test_takes_question(bench: Bench, component: MotionCore) -> None:
    port = component.ports.question
    first, _ = QUESTION
    bench.write(port, first)
    bench.run_for(50_000_000)
    assert port.counters.received == 1
    context = "advice"
    assert bench.state(context) is State.ACTIVE, bench.cause(context)


def test_takes_limit(bench: Bench, component: MotionCore) -> None:
    port = component.ports.limit
    first, _ = LIMIT
    bench.write(port, first)
    bench.run_for(10_000_000)
    assert port.counters.received == 1
    context = "main"
    assert bench.state(context) is State.ACTIVE, bench.cause(context)


def test_gives_setpoint(bench: Bench, component: MotionCore) -> None:
    port = component.ports.setpoint
    expected: list[Setpoint] = []  # for you to fill
    bench.run_for(10_000_000)
    assert bench.outputs(port) == expected


def test_gives_answer(bench: Bench, component: MotionCore) -> None:
    port = component.ports.answer
    expected: list[str] = []  # for you to fill
    bench.run_for(50_000_000)
    assert bench.outputs(port) == expected


def test_serves_bus(bench: Bench, component: MotionCore) -> None:
    port = component.ports.bus
    bench.deliver(port, CanFrame(0x123))
    bench.run_for(10_000_000)
    assert port.counters.received == 1
    assert bench.sent(port) == []  # what your kernel shall send
    context = "main"
    assert bench.state(context) is State.ACTIVE, bench.cause(context)
