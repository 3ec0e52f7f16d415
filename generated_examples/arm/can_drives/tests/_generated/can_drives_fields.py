# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What the structs that CanDrives sends may hold, for the tests beside it."""

from arm_types import DriveReport, JointState
from rfcgen.runtime import ParameterProfile

FIELDS: dict[type, tuple[ParameterProfile, ...]] = {
    DriveReport: (
        ParameterProfile(name="joints", type="arm.JointState"),
        ParameterProfile(name="states", type="arm.DriveState[8]"),
        ParameterProfile(name="all_enabled", type="bool"),
        ParameterProfile(name="ignored_frames", type="uint32"),
        ParameterProfile(name="incomplete_cycles", type="uint32"),
    ),
    JointState: (
        ParameterProfile(name="stamp", type="time"),
        ParameterProfile(name="position", type="float64[8]", unit="rad"),
        ParameterProfile(name="velocity", type="float64[8]", unit="rad/s"),
    ),
}
