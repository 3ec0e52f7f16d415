"""The demo's judgement of a motion: each bound that is broken is named."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

ARM = Path(__file__).resolve().parents[2] / "generated_examples" / "arm"
sys.path.insert(0, str(ARM))

from arm_demo.measures import (  # noqa: E402 - the example is no installed package
    COUNT_RAD,
    PUBLISHED,
    JointMeasures,
    greatest_other_movement_rad,
    measure,
)
from arm_demo.samples import Sample, write_csv  # noqa: E402

PERIOD = 10_000_000
GOOD = JointMeasures(
    published=PUBLISHED[0],
    end_error_rad=0.4 * COUNT_RAD,
    tracking_error_rad=0.5 * COUNT_RAD,
    lag_error_rad=6.7e-4,
    expected_lag_rad=6.65e-4,
    peak_speed=0.03328,
)


def _line(count: int, *, delay: int, speed: float) -> list[Sample]:
    """Return a motion at a steady speed, measured some cycles later."""
    wanted = [PUBLISHED[0].goal + speed * (index - count + 1) / 100 for index in range(count)]
    measured = [wanted[max(index - delay, 0)] for index in range(count)]
    return [
        Sample(index * PERIOD, (to_be,) * 8, (is_, is_, *[0.0] * 6))
        for index, (to_be, is_) in enumerate(zip(wanted, measured, strict=True))
    ]


def test_good_motion_breaks_nothing() -> None:
    assert GOOD.broken_bounds() == ()


@pytest.mark.parametrize(
    ("broken", "named"),
    [
        (replace(GOOD, end_error_rad=1.01 * COUNT_RAD), "end error"),
        (replace(GOOD, tracking_error_rad=1.01 * COUNT_RAD), "tracking error"),
        (replace(GOOD, peak_speed=0.03327 * 1.0021), "peak speed"),
        (replace(GOOD, peak_speed=0.03327 * 0.9979), "peak speed"),
        (replace(GOOD, end_error_rad=float("nan")), "end error"),
    ],
)
def test_broken_bound_is_named(broken: JointMeasures, named: str) -> None:
    (only,) = broken.broken_bounds()
    assert only.startswith("joint1: ")
    assert named in only


def test_two_cycles_are_the_delay_that_is_expected() -> None:
    measures = measure(_line(300, delay=2, speed=0.03327), axis=0)
    assert measures.tracking_error_rad == 0.0
    assert measures.lag_error_rad == pytest.approx(measures.expected_lag_rad)
    assert measures.peak_speed == pytest.approx(0.03327)
    assert measures.end_error_rad == pytest.approx(measures.expected_lag_rad)


@pytest.mark.parametrize("delay", [0, 1, 3])
def test_another_delay_is_a_tracking_error(delay: int) -> None:
    measures = measure(_line(300, delay=delay, speed=0.03327), axis=0)
    assert measures.tracking_error_rad > 20 * COUNT_RAD


def test_axis_that_should_stand_still_is_watched() -> None:
    still = _line(10, delay=2, speed=0.1)
    assert greatest_other_movement_rad(still) == 0.0
    moved = replace(still[5], measured=(*still[5].measured[:-1], -COUNT_RAD))
    assert greatest_other_movement_rad([*still, moved]) == COUNT_RAD


def test_curves_are_plain_text(tmp_path: Path) -> None:
    write_csv(tmp_path / "motion.csv", _line(2, delay=1, speed=0.0))
    assert (tmp_path / "motion.csv").read_bytes() == (
        b"time_s,joint1_wanted_rad,joint1_measured_rad,joint2_wanted_rad,joint2_measured_rad\n"
        b"0.000,1.623100000,1.623100000,1.623100000,1.623100000\n"
        b"0.010,1.623100000,1.623100000,1.623100000,1.623100000\n"
    )
