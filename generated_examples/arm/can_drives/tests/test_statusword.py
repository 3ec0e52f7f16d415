"""Every status word against the table of the profile."""

import re

from arm_types import DriveState

from can_drives.statusword import read_state

TABLE = {
    "x0xx 0000": DriveState.NOT_READY,
    "x1xx 0000": DriveState.SWITCH_ON_DISABLED,
    "x01x 0001": DriveState.READY_TO_SWITCH_ON,
    "x01x 0011": DriveState.SWITCHED_ON,
    "x01x 0111": DriveState.OPERATION_ENABLED,
    "x00x 0111": DriveState.QUICK_STOP_ACTIVE,
    "x0xx 1111": DriveState.FAULT_REACTION_ACTIVE,
    "x0xx 1000": DriveState.FAULT,
}
"""Bits 7 to 0 as the profile prints them."""


def _expected(word: int) -> DriveState:
    bits = f"{word & 0xFF:08b}"
    for pattern, state in TABLE.items():
        if re.fullmatch(pattern.replace(" ", "").replace("x", "."), bits):
            return state
    return DriveState.NOT_READY


def test_every_word_means_what_the_profile_says() -> None:
    assert [read_state(word) for word in range(0x10000)] == [
        _expected(word) for word in range(0x10000)
    ]
