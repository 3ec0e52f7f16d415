"""The power state machine against the transitions of the profile."""

import pytest
from arm_types import DriveState

from arm_simulator.power import next_state, statusword

SOD = DriveState.SWITCH_ON_DISABLED
RTSO = DriveState.READY_TO_SWITCH_ON
ON = DriveState.SWITCHED_ON
ENABLED = DriveState.OPERATION_ENABLED
STOPPING = DriveState.QUICK_STOP_ACTIVE
FAULT = DriveState.FAULT


@pytest.mark.parametrize(
    ("number", "state", "controlword", "expected"),
    [
        (2, SOD, 0x06, RTSO),
        (3, RTSO, 0x07, ON),
        (4, ON, 0x0F, ENABLED),
        (5, ENABLED, 0x07, ON),
        (6, ON, 0x06, RTSO),
        (7, RTSO, 0x00, SOD),
        (7, RTSO, 0x02, SOD),
        (8, ENABLED, 0x06, RTSO),
        (9, ENABLED, 0x00, SOD),
        (10, ON, 0x00, SOD),
        (10, ON, 0x02, SOD),
        (11, ENABLED, 0x02, STOPPING),
        (12, STOPPING, 0x00, SOD),
        (15, FAULT, 0x80, SOD),
        (16, STOPPING, 0x0F, ENABLED),
    ],
)
def test_transition(number: int, state: DriveState, controlword: int, expected: DriveState) -> None:
    assert next_state(state, controlword, 0) is expected, f"transition {number}"


@pytest.mark.parametrize(
    ("state", "controlword"),
    [
        (SOD, 0x0F),
        (SOD, 0x07),
        (SOD, 0x02),
        (STOPPING, 0x02),
        (FAULT, 0x0F),
        (DriveState.NOT_READY, 0x06),
        (DriveState.FAULT_REACTION_ACTIVE, 0x80),
    ],
)
def test_what_changes_nothing(state: DriveState, controlword: int) -> None:
    assert next_state(state, controlword, 0) is state


def test_fault_reset_needs_an_edge() -> None:
    assert next_state(FAULT, 0x80, 0x80) is FAULT
    assert next_state(FAULT, 0x80, 0x0F) is SOD


def test_each_state_has_a_word_of_its_own() -> None:
    words = {statusword(state) & 0x6F for state in DriveState}
    assert len(words) == len(DriveState)
