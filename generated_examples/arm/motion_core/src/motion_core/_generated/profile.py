# Made by rfcgen from the component MotionCore, model bbaf8dda0f1a.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What MotionCore says of itself (GB/T 33263 §4, S-030)."""

from rfcgen.runtime import (
    Change,
    ComponentProfile,
    ContextProfile,
    DataInProfile,
    DataOutProfile,
    ExecutionMode,
    ParameterProfile,
)

PROFILE = ComponentProfile(
    name="MotionCore",
    version="0.1.0",
    vendor="Example",
    category="motion",
    description="Moves all axes together from where they are to a goal, on a quintic, one "
    "set-point per executed drive cycle.",
    contexts=(
        ContextProfile(
            name="main",
            mode=ExecutionMode.PERIODIC,
            period=10_000_000,
            priority=85,
            deadline=5_000_000,
            wcet=1_000_000,
        ),
    ),
    ports=(
        DataInProfile(name="report", type="arm.DriveReport", context="main", max_age=50_000_000),
        DataOutProfile(name="setpoint", type="arm.Setpoint", context="main"),
    ),
    parameters=(
        ParameterProfile(name="goal", type="float64[8]", unit="rad", change=Change.INACTIVE),
        ParameterProfile(
            name="duration", type="duration", minimum=10_000_000, change=Change.INACTIVE
        ),
        ParameterProfile(name="max_missed_reports", type="uint8", minimum=1, maximum=100),
    ),
)
