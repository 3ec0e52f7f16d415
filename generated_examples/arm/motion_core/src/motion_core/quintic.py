"""The quintic blend 10s³ − 15s⁴ + 6s⁵: from rest to rest, and no jump in acceleration."""

import math

PEAK_RATE = 1.875
"""Greatest rate of the blend, at s = 1/2."""

PEAK_CURVATURE = 10 / math.sqrt(3)
"""Greatest second derivative of the blend, at s = 1/2 ∓ √3/6."""


def blend(s: float) -> float:
    """Return the share of the way that is covered after the share ``s`` of the time."""
    if s <= 0.0:
        return 0.0
    if s >= 1.0:
        return 1.0
    return s * s * s * (10.0 + s * (6.0 * s - 15.0))


def blend_rate(s: float) -> float:
    """Return the first derivative of the blend by ``s``; zero outside the motion."""
    if not 0.0 < s < 1.0:
        return 0.0
    return 30.0 * (s * (1.0 - s)) ** 2


def blend_curvature(s: float) -> float:
    """Return the second derivative of the blend by ``s``; zero outside the motion."""
    if not 0.0 < s < 1.0:
        return 0.0
    return 60.0 * s * (1.0 - s) * (1.0 - 2.0 * s)
