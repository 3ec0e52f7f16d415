"""The blend against its definition."""

import math
from collections.abc import Callable

import pytest

from motion_core.quintic import PEAK_CURVATURE, PEAK_RATE, blend, blend_curvature, blend_rate

Curve = Callable[[float], float]
SHARES = [index / 100 for index in range(101)]


def test_blend_is_the_polynomial() -> None:
    expected = [10 * s**3 - 15 * s**4 + 6 * s**5 for s in SHARES]
    assert [blend(s) for s in SHARES] == pytest.approx(expected, abs=1e-14)


@pytest.mark.parametrize(("s", "expected"), [(-0.5, 0.0), (0.0, 0.0), (1.0, 1.0), (1.5, 1.0)])
def test_blend_rests_outside_the_motion(s: float, expected: float) -> None:
    assert (blend(s), blend_rate(s), blend_curvature(s)) == (expected, 0.0, 0.0)


@pytest.mark.parametrize(
    ("curve", "derivative"), [(blend, blend_rate), (blend_rate, blend_curvature)]
)
def test_derivative_is_the_slope(curve: Curve, derivative: Curve) -> None:
    step = 1e-6
    inside = SHARES[1:-1]
    slopes = [(curve(s + step) - curve(s - step)) / (2 * step) for s in inside]
    assert [derivative(s) for s in inside] == pytest.approx(slopes, abs=1e-8)


def test_peaks_are_where_they_are_said_to_be() -> None:
    assert blend_rate(0.5) == pytest.approx(PEAK_RATE)
    assert blend_curvature(0.5 - math.sqrt(3) / 6) == pytest.approx(PEAK_CURVATURE)
    assert max(map(blend_rate, SHARES)) <= PEAK_RATE
    assert max(abs(blend_curvature(s)) for s in SHARES) <= PEAK_CURVATURE


def test_blend_never_goes_back() -> None:
    shares = [blend(index / 10_000) for index in range(10_001)]
    assert shares == sorted(shares)
