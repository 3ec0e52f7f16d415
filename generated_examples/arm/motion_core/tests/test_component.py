"""The motion cycle by cycle."""

from collections.abc import Iterator

import pytest
from arm_types import DriveReport, DriveState, JointState, Setpoint
from rfcgen.runtime import State
from rfcgen.runtime.testing import Bench

from motion_core import MotionCore
from motion_core.point_to_point import PointToPoint

PERIOD = 10_000_000
START = (-0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


@pytest.fixture
def bench(component: MotionCore) -> Iterator[Bench]:
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        yield bench


def _report(*, stamp: int, all_enabled: bool = True) -> DriveReport:
    state = DriveState.OPERATION_ENABLED if all_enabled else DriveState.SWITCHED_ON
    return DriveReport(
        joints=JointState(stamp=stamp, position=START, velocity=(0.0,) * 8),
        states=(state,) * 8,
        all_enabled=all_enabled,
        ignored_frames=0,
        incomplete_cycles=0,
    )


def _cycle(bench: Bench, component: MotionCore, *, all_enabled: bool = True) -> Setpoint | None:
    bench.write(component.ports.report, _report(stamp=bench.now, all_enabled=all_enabled))
    bench.step()
    return bench.latest(component.ports.setpoint)


def test_nothing_is_wanted_before_all_are_enabled(bench: Bench, component: MotionCore) -> None:
    bench.step(3)
    assert _cycle(bench, component, all_enabled=False) is None


def test_motion_begins_where_the_axes_are(bench: Bench, component: MotionCore) -> None:
    assert _cycle(bench, component) == Setpoint(stamp=bench.now, position=START)


def test_path_time_goes_on_by_one_period_a_cycle(bench: Bench, component: MotionCore) -> None:
    config = component.config
    path = PointToPoint(START, config.goal, config.duration)
    for cycle in range(config.duration // PERIOD):
        setpoint = _cycle(bench, component)
        assert setpoint == Setpoint(stamp=bench.now, position=path.position(cycle * PERIOD))


def test_goal_is_held(bench: Bench, component: MotionCore) -> None:
    config = component.config
    for _ in range(config.duration // PERIOD + 10):
        setpoint = _cycle(bench, component)
    assert setpoint is not None
    assert setpoint.position == config.goal
    assert bench.state() is State.ACTIVE


def test_motion_survives_some_missing_reports(bench: Bench, component: MotionCore) -> None:
    _cycle(bench, component)
    bench.step(7)
    assert _cycle(bench, component) is not None
    assert bench.state() is State.ACTIVE


def test_motion_ends_when_the_drives_are_not_heard(bench: Bench, component: MotionCore) -> None:
    _cycle(bench, component)
    bench.step(12)
    assert bench.state() is State.ERROR
    assert "no longer heard" in str(bench.cause())


def test_motion_ends_when_a_drive_does_not_follow(bench: Bench, component: MotionCore) -> None:
    _cycle(bench, component)
    _cycle(bench, component, all_enabled=False)
    assert bench.state() is State.ERROR
    assert "no longer follows" in str(bench.cause())


def test_next_motion_begins_anew(bench: Bench, component: MotionCore) -> None:
    for _ in range(5):
        _cycle(bench, component)
    assert bench.deactivate()
    assert bench.activate()
    setpoint = _cycle(bench, component)
    assert setpoint is not None
    assert setpoint.position == START
