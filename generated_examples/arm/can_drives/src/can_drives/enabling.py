"""Lead one drive to OPERATION_ENABLED: a control word (0x6040) per cycle (CiA 402)."""

from arm_types import DriveState

DISABLE_VOLTAGE = 0x0000
QUICK_STOP = 0x0002
SHUTDOWN = 0x0006
SWITCH_ON = 0x0007
ENABLE_OPERATION = 0x000F
FAULT_RESET = 0x0080

RESET_INTERVAL = 10
"""Cycles from one attempt at a fault reset to the next; bit 7 is low for the first half."""

_NEXT_WORD = {
    DriveState.NOT_READY: DISABLE_VOLTAGE,
    DriveState.SWITCH_ON_DISABLED: SHUTDOWN,
    DriveState.READY_TO_SWITCH_ON: SWITCH_ON,
    DriveState.SWITCHED_ON: ENABLE_OPERATION,
    DriveState.OPERATION_ENABLED: ENABLE_OPERATION,
    DriveState.QUICK_STOP_ACTIVE: DISABLE_VOLTAGE,
    DriveState.FAULT_REACTION_ACTIVE: DISABLE_VOLTAGE,
}


class Enabling:
    """Choose the control word of one drive from the state it reported last.

    Nothing is assumed about how long a drive stays in a state or whether it is seen there at all.
    A fault is reset by the edge of bit 7 only, so every attempt holds it low first, long enough to
    be seen in PDOs of its own.
    """

    def __init__(self) -> None:
        self._fault_cycles = 0

    def next_word(self, state: DriveState | None) -> int:
        """Return the control word of this cycle; ``None`` stands for a drive not heard yet."""
        if state is None:
            return DISABLE_VOLTAGE
        if state is not DriveState.FAULT:
            self._fault_cycles = 0
            return _NEXT_WORD[state]
        is_low = self._fault_cycles % RESET_INTERVAL < RESET_INTERVAL // 2
        self._fault_cycles += 1
        return DISABLE_VOLTAGE if is_low else FAULT_RESET
