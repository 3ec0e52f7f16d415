"""Ways between two commands."""

import pytest

from arm_simulator.travel import NANOSECONDS, Braking, Rest, Segment

PERIOD = 10_000_000


def test_rest() -> None:
    assert Rest(5).position_at(99) == 5
    assert Rest(5).velocity_at(99) == 0.0


def test_segment_is_straight_and_ends() -> None:
    segment = Segment(begin=100, duration=PERIOD, start=0, target=-100)
    assert [segment.position_at(100 + share * PERIOD // 4) for share in range(6)] == [
        *(0, -25, -50, -75, -100),
        -100,
    ]
    assert segment.velocity_at(100 + PERIOD) == -10_000.0
    assert segment.velocity_at(101 + PERIOD) == 0.0


@pytest.mark.parametrize("jitter", [-2_000_000, 0, 3_000_000])
def test_segment_ends_at_the_sync_whatever_its_jitter(jitter: int) -> None:
    sync = PERIOD + jitter
    ended = Segment(0, PERIOD, 0, 100).ended_at(sync)
    assert ended.position_at(sync) == 100
    assert ended.velocity_at(sync) == 10_000.0


@pytest.mark.parametrize("sign", [1, -1])
def test_braking_is_an_even_ramp(sign: int) -> None:
    braking = Braking(begin=0, start=1000, velocity=sign * 500.0, deceleration=1000.0)
    assert braking.end == NANOSECONDS // 2
    assert braking.velocity_at(NANOSECONDS // 4) == sign * 250.0
    assert braking.position_at(NANOSECONDS // 4) == 1000 + sign * 94
    for late in (braking.end, 9 * NANOSECONDS):
        assert braking.position_at(late) == 1000 + sign * 125
        assert braking.velocity_at(late) == 0.0
