"""Judge a recorded motion against the published one (P-112, P-113)."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from arm_demo.samples import NANOSECONDS, Sample

COUNT_RAD = math.tau / 2**19
"""One count of a 19-bit encoder."""

LATENCY_CYCLES = 2
"""A set-point is latched one SYNC later and reached at the one after that."""

MOST_END_ERROR_COUNTS = 1.0
MOST_TRACKING_ERROR_COUNTS = 1.0
MOST_PEAK_DEVIATION_PERCENT = 0.2
_ROUNDING = 1e-6


@dataclass(frozen=True, slots=True)
class PublishedMotion:
    """The motion of one joint as published: rad, and rad/s by calculation."""

    joint: str
    start: float
    goal: float
    peak_speed: float


PUBLISHED = (
    PublishedMotion("joint1", -1.5708, 1.6231, 0.03327),
    PublishedMotion("joint2", 1.5711, 0.9757, 0.00620),
)


@dataclass(frozen=True, slots=True)
class JointMeasures:
    """What one joint did. Tracking compares with the set-point two cycles earlier."""

    published: PublishedMotion
    end_error_rad: float
    tracking_error_rad: float
    lag_error_rad: float
    expected_lag_rad: float
    peak_speed: float

    @property
    def peak_deviation_percent(self) -> float:
        """Return how far the peak speed is from the published one."""
        return (self.peak_speed / self.published.peak_speed - 1.0) * 100.0

    def broken_bounds(self) -> tuple[str, ...]:
        """Name each bound that does not hold."""
        name = self.published.joint
        found = (
            ("end error [counts]", self.end_error_rad / COUNT_RAD, MOST_END_ERROR_COUNTS),
            (
                "tracking error [counts]",
                self.tracking_error_rad / COUNT_RAD,
                MOST_TRACKING_ERROR_COUNTS,
            ),
            (
                "deviation of the peak speed [%]",
                abs(self.peak_deviation_percent),
                MOST_PEAK_DEVIATION_PERCENT,
            ),
        )
        return tuple(
            f"{name}: {what} is {value:.3f}, allowed is {bound:g}"
            for what, value, bound in found
            if not value <= bound + _ROUNDING
        )


def measure(samples: Sequence[Sample], *, axis: int) -> JointMeasures:
    """Measure one joint over the whole motion."""
    published = PUBLISHED[axis]
    wanted = [sample.wanted[axis] for sample in samples]
    measured = [sample.measured[axis] for sample in samples]
    period_s = (samples[1].stamp - samples[0].stamp) / NANOSECONDS
    delayed = zip(wanted, measured[LATENCY_CYCLES:], strict=False)
    in_1_s = round(1.0 / period_s)
    ways = zip(measured, measured[in_1_s:], strict=False)
    return JointMeasures(
        published=published,
        end_error_rad=abs(measured[-1] - published.goal),
        tracking_error_rad=max(abs(is_ - was) for was, is_ in delayed),
        lag_error_rad=max(abs(is_ - to_be) for to_be, is_ in zip(wanted, measured, strict=True)),
        expected_lag_rad=published.peak_speed * LATENCY_CYCLES * period_s,
        peak_speed=max(abs(after - before) for before, after in ways),
    )


def greatest_other_movement_rad(samples: Sequence[Sample]) -> float:
    """Return how far any axis moved that should have stood still."""
    first = samples[0].measured[len(PUBLISHED) :]
    return max(
        abs(now - before)
        for sample in samples
        for now, before in zip(sample.measured[len(PUBLISHED) :], first, strict=True)
    )
