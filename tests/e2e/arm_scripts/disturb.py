"""Disturb the arm in the middle of its motion and mend it again: ``disturb.py SCENARIO SECONDS``.

Print as JSON the states after the disturbance, how the arm stopped, and where it was some seconds
after it had been mended.
"""

import json
import logging
import sys
from itertools import pairwise

from arm_motion import ArmMotion
from arm_types import DriveReport, JointState

from rfcgen.runtime import CanFrame, Command, SimulatedEngine, State

SECOND = 1_000_000_000
STOP_NODE_3 = CanFrame(0x000, b"\x02\x03")
SYNC = CanFrame(0x080)
RESET_NODE_2 = CanFrame(0x000, b"\x81\x02")

logging.disable(logging.ERROR)
engine = SimulatedEngine()
system = ArmMotion(engine)
truths: list[JointState] = []
reports: list[DriveReport] = []
system.observe(system.simulator.ports.truth, lambda _, truth: truths.append(truth))
system.observe(system.drives.ports.report, lambda _, report: reports.append(report))


def disturb(scenario: str) -> None:
    """Do what should never happen."""
    if scenario == "node stops":
        system.drives.ports.bus.send(STOP_NODE_3)
    elif scenario == "node resets":
        system.drives.ports.bus.send(RESET_NODE_2)
    elif scenario == "kernel fails":
        system.motion_core.raise_error("on purpose")
    elif scenario == "drives deactivated":
        system.command(Command.DEACTIVATE, "drives")
    else:
        raise SystemExit(f"no scenario {scenario!r}")


def mend() -> None:
    """Bring everything back to ACTIVE, the drives first."""
    for name in ("drives", "motion_core"):
        if system.components[name].state() is State.ERROR:
            assert system.command(Command.RESET, name)[name]
        if system.components[name].state() is State.INACTIVE:
            assert system.command(Command.ACTIVATE, name)[name]


def steps(states: list[JointState]) -> list[float]:
    """Return how far joint 1 went from one SYNC to the next."""
    positions = [state.position[0] for state in states]
    return [after - before for before, after in pairwise(positions)]


with engine:
    system.start()
    engine.run_for(90 * SECOND)
    before = len(truths) - 2
    disturb(sys.argv[1])
    engine.run_for(2 * SECOND)
    system.drives.ports.bus.send(SYNC)
    engine.run_for(0)
    facts: dict[str, object] = {
        "states": {name: part.state().name for name, part in system.components.items()},
        "steps": steps(truths[before:]),
        "speeds": truths[-1].velocity,
    }
    mend()
    engine.run_for(int(sys.argv[2]) * SECOND)
    facts["end"] = reports[-1].joints.position
    facts["all_enabled"] = reports[-1].all_enabled
    system.stop()
json.dump(facts, sys.stdout)
