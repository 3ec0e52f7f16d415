# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What ArmSimulator says of itself (GB/T 33263 §4, S-030)."""

from rfcgen.runtime import (
    Change,
    ComponentProfile,
    ContextProfile,
    DataOutProfile,
    ExecutionMode,
    LinkProfile,
    ParameterProfile,
)

PROFILE = ComponentProfile(
    name="ArmSimulator",
    version="0.1.0",
    vendor="Example",
    category="simulation",
    description="Eight simulated CiA 402 drives with absolute encoders behind one bus object.",
    contexts=(
        ContextProfile(
            name="main",
            mode=ExecutionMode.EVENT_DRIVEN,
            trigger=("bus",),
            priority=90,
            wcet=2_000_000,
        ),
    ),
    ports=(
        LinkProfile(name="bus", medium="can", context="main", role="attach"),
        DataOutProfile(name="truth", type="arm.JointState", context="main"),
    ),
    parameters=(
        ParameterProfile(name="axes", type="arm.Axis[8]", change=Change.INACTIVE),
        ParameterProfile(name="start", type="float64[8]", unit="rad", change=Change.INACTIVE),
        ParameterProfile(
            name="interpolation_period",
            type="duration",
            minimum=1_000_000,
            maximum=255_000_000,
            change=Change.INACTIVE,
        ),
    ),
)
