# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""What MotionCore says of itself (GB/T 33263 §4, S-030)."""

from rfcgen.runtime import (
    Buffer,
    Change,
    ComponentProfile,
    ContextProfile,
    DataInProfile,
    DataOutProfile,
    ExecutionMode,
    LinkProfile,
    Overflow,
    ParameterProfile,
)

PROFILE = ComponentProfile(
    name="MotionCore",
    version="1.0.0",
    vendor="Example",
    category="motion",
    description="Moves the joints from point to point on quintic curves, one set-point for each "
    "cycle of the drives.",
    contexts=(
        ContextProfile(
            name="main",
            mode=ExecutionMode.PERIODIC,
            period=10_000_000,
            priority=85,
            deadline=5_000_000,
            wcet=1_000_000,
        ),
        ContextProfile(
            name="advice",
            mode=ExecutionMode.EVENT_DRIVEN,
            min_interval=50_000_000,
            suffix="_advice",
        ),
    ),
    ports=(
        DataInProfile(name="report", type="arm.DriveReport", context="main", max_age=50_000_000),
        DataInProfile(
            name="in",
            type="float64[6]",
            context="main",
            unit="rad",
            buffer=Buffer.FIFO,
            depth=1,
            overflow=Overflow.WAIT,
            timeout=1_000_000_000,
        ),
        DataInProfile(
            name="question",
            type="string",
            context="advice",
            buffer=Buffer.FIFO,
            depth=8,
            overflow=Overflow.DROP_NEWEST,
            required=False,
            many_writers=True,
        ),
        DataInProfile(
            name="limit", type="float64", context="main", unit="rad/s", required=False, handler=True
        ),
        DataOutProfile(name="setpoint", type="arm.Setpoint", context="main"),
        DataOutProfile(name="answer", type="string", context="advice"),
        LinkProfile(name="bus", medium="can", context="main", role="attach"),
    ),
    parameters=(
        ParameterProfile(name="dh", type="arm.DhRow[6]", change=Change.INACTIVE),
        ParameterProfile(name="axes", type="arm.Axis[8]", change=Change.INACTIVE),
        ParameterProfile(name="max_missed_cycles", type="uint8", minimum=1, maximum=10),
        ParameterProfile(
            name="profile", type="string", choices=("quintic", "trapezoid"), change=Change.NEVER
        ),
        ParameterProfile(name="settle", type="duration", maximum=10_000_000_000),
    ),
)
