# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What the structs that MotionCore sends may hold, for the tests beside it."""

from arm_types import Setpoint
from rfcgen.runtime import ParameterProfile

FIELDS: dict[type, tuple[ParameterProfile, ...]] = {
    Setpoint: (
        ParameterProfile(name="stamp", type="time"),
        ParameterProfile(name="position", type="float64[8]", unit="rad"),
    )
}
