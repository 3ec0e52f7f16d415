"""Set-points that are refused."""

import math

import pytest
from arm_types import Axis

from can_drives.guard import SetpointError, SetpointGuard

COUNTS_PER_RAD = 2**19 / math.tau


@pytest.fixture
def guard(axis: Axis) -> SetpointGuard:
    return SetpointGuard(axis, period=10_000_000)


def test_set_point_within_reach_becomes_a_target(guard: SetpointGuard) -> None:
    assert guard.check(0.005, last=0) == round(0.005 * COUNTS_PER_RAD)
    assert guard.check(-0.005, last=0) == -round(0.005 * COUNTS_PER_RAD)


@pytest.mark.parametrize("wanted", [math.nan, math.inf, -math.inf])
def test_what_is_no_number(guard: SetpointGuard, wanted: float) -> None:
    with pytest.raises(SetpointError, match=r"'joint1'.*not a number"):
        guard.check(wanted, last=0)


@pytest.mark.parametrize("wanted", [3.0901, -3.0901, 1e300])
def test_outside_the_soft_limits(guard: SetpointGuard, wanted: float) -> None:
    with pytest.raises(SetpointError, match=r"'joint1'.*outside the soft limits"):
        guard.check(wanted, last=round(wanted * COUNTS_PER_RAD) if abs(wanted) < 4 else 0)


def test_target_is_kept_within_the_limits(guard: SetpointGuard) -> None:
    highest = round(3.09 * COUNTS_PER_RAD)
    assert [guard.limit(way * highest) for way in (-2, -1, 0, 1, 2)] == [
        *(-highest, -highest, 0),
        *(highest, highest),
    ]


@pytest.mark.parametrize("wanted", [3.09, -3.09])
def test_limits_belong_to_the_range(guard: SetpointGuard, wanted: float) -> None:
    target = round(wanted * COUNTS_PER_RAD)
    assert guard.check(wanted, last=target) == target


def test_farther_than_the_speed_allows(guard: SetpointGuard) -> None:
    with pytest.raises(SetpointError, match=r"'joint1'.*counts away.*0.5 rad/s allows"):
        guard.check(0.0051, last=0)
