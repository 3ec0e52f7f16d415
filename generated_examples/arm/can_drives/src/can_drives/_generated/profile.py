# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What CanDrives says of itself (GB/T 33263 §4, S-030)."""

from rfcgen.runtime import (
    Change,
    ComponentProfile,
    ContextProfile,
    DataInProfile,
    DataOutProfile,
    ExecutionMode,
    LinkProfile,
    ParameterProfile,
)

PROFILE = ComponentProfile(
    name="CanDrives",
    version="0.1.0",
    vendor="Example",
    category="drives",
    description="Eight CiA 402 axes in cyclic synchronous position on one CAN bus.",
    contexts=(
        ContextProfile(
            name="main",
            mode=ExecutionMode.PERIODIC,
            period=10_000_000,
            priority=85,
            deadline=8_000_000,
            wcet=3_000_000,
        ),
    ),
    ports=(
        LinkProfile(name="bus", medium="can", context="main", role="attach"),
        DataInProfile(name="setpoint", type="arm.Setpoint", context="main", max_age=30_000_000),
        DataOutProfile(name="report", type="arm.DriveReport", context="main"),
    ),
    parameters=(
        ParameterProfile(name="axes", type="arm.Axis[8]", change=Change.INACTIVE),
        ParameterProfile(name="max_silent_cycles", type="uint8", minimum=1, maximum=100),
        ParameterProfile(name="start_interval", type="uint8", minimum=1),
    ),
)
