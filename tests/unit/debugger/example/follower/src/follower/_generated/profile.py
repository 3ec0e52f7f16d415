"""What Follower says of itself."""

from rfcgen.runtime import (
    ComponentProfile,
    ContextProfile,
    DataInProfile,
    DataOutProfile,
    ExecutionMode,
    LinkProfile,
    ParameterProfile,
)

PROFILE = ComponentProfile(
    name="Follower",
    version="1.0.0",
    contexts=(ContextProfile(name="main", mode=ExecutionMode.PERIODIC, period=10_000_000),),
    ports=(
        DataInProfile(name="target", type="demo.Target", context="main"),
        DataInProfile(name="offsets", type="float64[2]", context="main", required=False),
        DataOutProfile(name="command", type="demo.Command", context="main"),
        LinkProfile(name="bus", medium="can", context="main"),
    ),
    parameters=(
        ParameterProfile(name="gain", type="float64", minimum=0.0, maximum=1.0),
        ParameterProfile(name="label", type="string"),
    ),
)
