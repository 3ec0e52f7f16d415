"""Run the arm in real time until it moves: ``realtime.py BUS``."""

import sys
import threading

from arm_motion import ArmMotion
from arm_types import DriveReport

from rfcgen.runtime import RealtimeEngine, State

ENOUGH = 100
has_moved = threading.Event()
enabled: list[DriveReport] = []


def watch(_now: int, report: DriveReport) -> None:
    """Count the reports of enabled drives."""
    if report.all_enabled:
        enabled.append(report)
    if len(enabled) == ENOUGH:
        has_moved.set()


system = ArmMotion(RealtimeEngine(), drive_bus=sys.argv[1])
system.observe(system.drives.ports.report, watch)
system.start()
try:
    moved = has_moved.wait(timeout=20)
    states = {name: part.state() for name, part in system.components.items()}
finally:
    system.stop()
stamps = [report.joints.stamp for report in enabled]
assert moved, f"only {len(enabled)} reports of enabled drives"
assert set(states.values()) == {State.ACTIVE}, states
assert stamps == sorted(set(stamps)), "the times of the reports do not rise"
assert {part.state() for part in system.components.values()} == {State.FINALIZED}
