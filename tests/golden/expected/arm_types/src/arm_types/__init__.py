# Made by rfcgen from the types of arm, model ec23933b94a6.
# Do not edit: change the XML document, then run "rfcgen new types" on it.
"""Types of an arm with eight axes: six joints, the gripper and the tool."""

from arm_types.enums import AxisRole
from arm_types.structs import Axis, DhRow, DriveReport, DriveStatus, Setpoint

__all__ = ["Axis", "AxisRole", "DhRow", "DriveReport", "DriveStatus", "Setpoint"]
