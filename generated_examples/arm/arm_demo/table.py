"""Print the measures as a table."""

from collections.abc import Sequence

from arm_demo.measures import (
    COUNT_RAD,
    MOST_END_ERROR_COUNTS,
    MOST_PEAK_DEVIATION_PERCENT,
    MOST_TRACKING_ERROR_COUNTS,
    JointMeasures,
)

_LABEL = 46
_COLUMN = 12


def make_table(joints: Sequence[JointMeasures]) -> str:
    """Return one row per figure, one column per joint, and the bound where there is one."""
    rows = [
        _row("", [joint.published.joint for joint in joints], "allowed"),
        _row("end error [rad]", [f"{joint.end_error_rad:.2e}" for joint in joints]),
        _row(
            "end error [counts]",
            [f"{joint.end_error_rad / COUNT_RAD:.2f}" for joint in joints],
            f"{MOST_END_ERROR_COUNTS:g}",
        ),
        _row(
            "against the set-point 2 cycles earlier [counts]",
            [f"{joint.tracking_error_rad / COUNT_RAD:.2f}" for joint in joints],
            f"{MOST_TRACKING_ERROR_COUNTS:g}",
        ),
        _row("lag behind the set-point [rad]", [f"{joint.lag_error_rad:.2e}" for joint in joints]),
        _row("  expected at the peak speed", [f"{joint.expected_lag_rad:.2e}" for joint in joints]),
        _row("peak speed over 1 s [rad/s]", [f"{joint.peak_speed:.5f}" for joint in joints]),
        _row("  published", [f"{joint.published.peak_speed:.5f}" for joint in joints]),
        _row(
            "  deviation [%]",
            [f"{joint.peak_deviation_percent:+.3f}" for joint in joints],
            f"± {MOST_PEAK_DEVIATION_PERCENT:g}",
        ),
    ]
    return "\n".join(rows) + "\n"


def _row(label: str, values: Sequence[str], bound: str = "") -> str:
    cells = "".join(value.rjust(_COLUMN) for value in (*values, bound))
    return f"  {label.ljust(_LABEL)}{cells}".rstrip()
