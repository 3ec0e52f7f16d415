"""Control words, one per cycle, answered by the states of a drive."""

from itertools import pairwise

import pytest
from arm_types import DriveState

from can_drives.enabling import FAULT_RESET, RESET_INTERVAL, Enabling


def test_usual_way_to_operation() -> None:
    enabling = Enabling()
    script = [
        (None, 0x00),
        (DriveState.NOT_READY, 0x00),
        (DriveState.SWITCH_ON_DISABLED, 0x06),
        (DriveState.SWITCH_ON_DISABLED, 0x06),
        (DriveState.READY_TO_SWITCH_ON, 0x07),
        (DriveState.SWITCHED_ON, 0x0F),
        (DriveState.OPERATION_ENABLED, 0x0F),
    ]
    assert [enabling.next_word(state) for state, _ in script] == [word for _, word in script]


@pytest.mark.parametrize(
    "state",
    [DriveState.QUICK_STOP_ACTIVE, DriveState.FAULT_REACTION_ACTIVE, DriveState.NOT_READY],
)
def test_power_is_taken_off_where_nothing_else_helps(state: DriveState) -> None:
    assert Enabling().next_word(state) == 0x00


def test_quick_stop_that_was_never_seen_is_no_error() -> None:
    enabling = Enabling()
    enabling.next_word(DriveState.OPERATION_ENABLED)
    assert enabling.next_word(DriveState.SWITCH_ON_DISABLED) == 0x06


def test_each_fault_is_reset_by_an_edge_of_its_own() -> None:
    enabling = Enabling()
    for _ in range(2):
        words = [enabling.next_word(DriveState.FAULT) for _ in range(2 * RESET_INTERVAL)]
        edges = [
            index
            for index, (before, after) in enumerate(pairwise(words))
            if after & ~before & FAULT_RESET
        ]
        assert words[0] == words[1] == 0, "bit 7 is low in PDOs of its own before the edge"
        assert len(edges) == 2
        assert set(words) == {0, FAULT_RESET}
        assert enabling.next_word(DriveState.SWITCH_ON_DISABLED) == 0x06
