# Made by rfcgen from the types of arm, model 935eedb99780.
# Do not edit: change the XML document, then run "rfcgen new types" on it.
"""Types of the six-joint space manipulator. Axes 1 to 6 are joints, 7 the gripper, 8 the tool
rotation.
"""

from arm_types.enums import AxisRole, DriveState
from arm_types.structs import Axis, DriveReport, JointState, Setpoint

__all__ = ["Axis", "AxisRole", "DriveReport", "DriveState", "JointState", "Setpoint"]
