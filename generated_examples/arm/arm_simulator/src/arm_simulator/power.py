"""The power state machine of a drive (CiA 402), seen from inside the drive.

Written from the profile's own table and independent of the component that commands the drives, so
that a mistake in one of them shows.
"""

from arm_types import DriveState

_SWITCH_ON = 1 << 0
_ENABLE_VOLTAGE = 1 << 1
_QUICK_STOP = 1 << 2  # active when low
_ENABLE_OPERATION = 1 << 3
_FAULT_RESET = 1 << 7

_VOLTAGE_ENABLED = 1 << 4
_REMOTE = 1 << 9
_FOLLOWS_COMMAND = 1 << 12

_WORDS = {
    DriveState.NOT_READY: 0x00,
    DriveState.SWITCH_ON_DISABLED: 0x40,
    DriveState.READY_TO_SWITCH_ON: 0x21,
    DriveState.SWITCHED_ON: 0x23,
    DriveState.OPERATION_ENABLED: 0x27 | _FOLLOWS_COMMAND,
    DriveState.QUICK_STOP_ACTIVE: 0x07,
    DriveState.FAULT_REACTION_ACTIVE: 0x0F,
    DriveState.FAULT: 0x08,
}
_DISABLED = DriveState.SWITCH_ON_DISABLED
_READY = DriveState.READY_TO_SWITCH_ON
_ON = DriveState.SWITCHED_ON
_ENABLED = DriveState.OPERATION_ENABLED
_STOPPING = DriveState.QUICK_STOP_ACTIVE

_ON_DISABLE_VOLTAGE = {_READY: _DISABLED, _ON: _DISABLED, _ENABLED: _DISABLED, _STOPPING: _DISABLED}
_ON_QUICK_STOP = {_READY: _DISABLED, _ON: _DISABLED, _ENABLED: _STOPPING}
_ON_SHUTDOWN = {_DISABLED: _READY, _ON: _READY, _ENABLED: _READY}
_ON_SWITCH_ON = {_READY: _ON, _ENABLED: _ON}
_ON_ENABLE_OPERATION = {_READY: _ON, _ON: _ENABLED, _STOPPING: _ENABLED}


def next_state(state: DriveState, controlword: int, previous: int) -> DriveState:
    """Return the state after a control word; ``previous`` is the one before, for the edge.

    The transition from QUICK_STOP_ACTIVE back to OPERATION_ENABLED is optional in the profile; it
    is taken here, because a commander has to be safe with drives that know it.
    """
    if state is DriveState.FAULT:
        is_edge = controlword & ~previous & _FAULT_RESET
        return _DISABLED if is_edge else state
    return _table_of(controlword).get(state, state)


def statusword(state: DriveState) -> int:
    """Return object 0x6041 with the bits that a real drive sets beside those of the state."""
    return _WORDS[state] | _REMOTE | _VOLTAGE_ENABLED


def _table_of(controlword: int) -> dict[DriveState, DriveState]:
    if not controlword & _ENABLE_VOLTAGE:
        return _ON_DISABLE_VOLTAGE
    if not controlword & _QUICK_STOP:
        return _ON_QUICK_STOP
    if not controlword & _SWITCH_ON:
        return _ON_SHUTDOWN
    return _ON_ENABLE_OPERATION if controlword & _ENABLE_OPERATION else _ON_SWITCH_ON
