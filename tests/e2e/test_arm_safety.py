"""Disturbed in the middle of its motion, the arm stops without a jump and can be mended."""

import json
import math
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

ARM = Path(__file__).resolve().parents[2] / "generated_examples" / "arm"
SCRIPT = Path(__file__).resolve().parent / "arm_scripts" / "disturb.py"
PACKAGES = ("arm_motion", "arm_simulator", "arm_types", "can_drives", "motion_core")
COUNT_RAD = math.tau / 2**19
GOAL = (1.6231, 0.9757, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
PERIOD_S = 0.01
PEAK_SPEED = 0.03327
DECELERATION = 1.0
PEAK_STEP_RAD = PEAK_SPEED * PERIOD_S
MOST_SLOWER_STEP_RAD = DECELERATION * PERIOD_S**2


@pytest.mark.parametrize(
    ("scenario", "states"),
    [
        ("node stops", {"drives": "ERROR", "motion_core": "ERROR"}),
        ("node resets", {"drives": "ERROR", "motion_core": "ERROR"}),
        ("kernel fails", {"drives": "ERROR", "motion_core": "ERROR"}),
        ("drives deactivated", {"drives": "INACTIVE", "motion_core": "ERROR"}),
    ],
)
def test_arm_stops_and_can_be_mended(scenario: str, states: dict[str, str]) -> None:
    facts = _disturb(scenario, seconds=2)
    assert facts["states"] == {"simulator": "ACTIVE", **states}
    assert facts["speeds"] == [0.0] * 8
    _assert_smooth(facts["steps"], has_sync=states["drives"] == "ERROR")
    assert facts["all_enabled"]


def test_mended_arm_goes_to_its_goal() -> None:
    facts = _disturb("node stops", seconds=182)
    assert facts["end"] == pytest.approx(GOAL, abs=COUNT_RAD)


def _disturb(scenario: str, *, seconds: int) -> dict[str, Any]:
    path = os.pathsep.join(str(ARM / package / "src") for package in PACKAGES)
    done = subprocess.run(
        [sys.executable, "-W", "error", SCRIPT, scenario, str(seconds)],
        env={**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def _assert_smooth(steps: list[float], *, has_sync: bool) -> None:
    """Expect joint 1 to slow down on its ramp; without a SYNC only the whole way is known."""
    assert min(steps) >= 0.0, "the arm went back"
    if has_sync:
        assert max(steps) <= PEAK_STEP_RAD + COUNT_RAD
        slower = max(before - after for before, after in pairwise(steps))
        assert slower <= MOST_SLOWER_STEP_RAD + 2 * COUNT_RAD, "the arm stopped with a jerk"
    else:
        assert sum(steps[1:]) <= PEAK_SPEED**2 / 2 / DECELERATION + PEAK_STEP_RAD
