# Made by rfcgen from the types of arm, model 935eedb99780.
# Do not edit: change the XML document, then run "rfcgen new types" on it.
"""Enumerations; the numbers are those on the wire."""

import enum


class AxisRole(enum.Enum):
    """What an axis moves."""

    JOINT = 0
    GRIPPER = 1
    TOOL = 2


class DriveState(enum.Enum):
    """Power states of a drive (CiA 402)."""

    NOT_READY = 0
    SWITCH_ON_DISABLED = 1
    READY_TO_SWITCH_ON = 2
    SWITCHED_ON = 3
    OPERATION_ENABLED = 4
    QUICK_STOP_ACTIVE = 5
    FAULT_REACTION_ACTIVE = 6
    FAULT = 7
