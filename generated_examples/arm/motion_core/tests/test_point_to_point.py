"""Motions of several axes."""

import pytest

from motion_core.point_to_point import NANOSECONDS, PointToPoint

DURATION = 180 * NANOSECONDS
PUBLISHED = PointToPoint(start=(-1.5708, 1.5711), goal=(1.6231, 0.9757), duration=DURATION)


def test_motion_begins_and_ends_to_the_last_bit() -> None:
    assert PUBLISHED.position(0) == PUBLISHED.start
    assert PUBLISHED.position(DURATION) == PUBLISHED.goal
    assert PUBLISHED.position(DURATION + 1) == PUBLISHED.goal


def test_half_of_the_time_is_half_of_the_way() -> None:
    assert PUBLISHED.position(DURATION // 2) == pytest.approx((0.02615, 1.2734))


def test_peak_speed_is_the_published_one() -> None:
    assert PUBLISHED.peak_speed() == pytest.approx((0.03327, 0.00620), rel=5e-4)
    assert PUBLISHED.velocity(DURATION // 2) == pytest.approx((0.03327, -0.00620), rel=5e-4)


@pytest.mark.parametrize("elapsed_s", [1, 37, 90, 141, 179])
def test_velocity_and_acceleration_are_the_slopes(elapsed_s: int) -> None:
    step = NANOSECONDS // 100
    before, now, after = (elapsed_s * NANOSECONDS + shift for shift in (-step, 0, step))
    for of, slope in (
        (PUBLISHED.position, PUBLISHED.velocity),
        (PUBLISHED.velocity, PUBLISHED.acceleration),
    ):
        difference = [
            (late - early) / 0.02 for early, late in zip(of(before), of(after), strict=True)
        ]
        assert slope(now) == pytest.approx(difference, rel=1e-4, abs=1e-9)


def test_motion_is_at_rest_at_both_ends() -> None:
    for elapsed in (0, DURATION):
        assert PUBLISHED.velocity(elapsed) == (0.0, 0.0)
        assert PUBLISHED.acceleration(elapsed) == (0.0, 0.0)


def test_axis_without_a_way_stands_still() -> None:
    still = PointToPoint(start=(0.3,), goal=(0.3,), duration=7)
    assert {still.position(elapsed) for elapsed in range(9)} == {(0.3,)}


def test_nonsense_is_refused() -> None:
    with pytest.raises(ValueError, match="start has 1 axes, goal has 2"):
        PointToPoint(start=(0.0,), goal=(0.0, 0.0), duration=1)
    with pytest.raises(ValueError, match="must be positive"):
        PointToPoint(start=(0.0,), goal=(0.0,), duration=0)
