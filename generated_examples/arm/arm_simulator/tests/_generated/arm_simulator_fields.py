# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What the structs that ArmSimulator sends may hold, for the tests beside it."""

from arm_types import JointState
from rfcgen.runtime import ParameterProfile

FIELDS: dict[type, tuple[ParameterProfile, ...]] = {
    JointState: (
        ParameterProfile(name="stamp", type="time"),
        ParameterProfile(name="position", type="float64[8]", unit="rad"),
        ParameterProfile(name="velocity", type="float64[8]", unit="rad/s"),
    )
}
