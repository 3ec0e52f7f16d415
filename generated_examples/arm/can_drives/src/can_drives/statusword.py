"""Read the power state of a drive from its status word, object 0x6041 (CiA 402)."""

from arm_types import DriveState

_PATTERNS = (
    (0x4F, 0x00, DriveState.NOT_READY),
    (0x4F, 0x40, DriveState.SWITCH_ON_DISABLED),
    (0x6F, 0x21, DriveState.READY_TO_SWITCH_ON),
    (0x6F, 0x23, DriveState.SWITCHED_ON),
    (0x6F, 0x27, DriveState.OPERATION_ENABLED),
    (0x6F, 0x07, DriveState.QUICK_STOP_ACTIVE),
    (0x4F, 0x0F, DriveState.FAULT_REACTION_ACTIVE),
    (0x4F, 0x08, DriveState.FAULT),
)
_RELEVANT = 0x6F


def _decode(statusword: int) -> DriveState:
    for mask, value, state in _PATTERNS:
        if statusword & mask == value:
            return state
    return DriveState.NOT_READY


_STATES = tuple(_decode(word) for word in range(_RELEVANT + 1))


def read_state(statusword: int) -> DriveState:
    """Return the state; a word that CiA 402 does not define counts as NOT_READY."""
    return _STATES[statusword & _RELEVANT]
