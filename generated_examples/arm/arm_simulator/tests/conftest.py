"""What the tests of ArmSimulator share."""

import pytest
from arm_types import Axis, AxisRole

from arm_simulator import ArmSimulator, Configuration


def make_axis(node: int) -> Axis:
    """Return an axis like the joints of the arm."""
    return Axis(
        name=f"joint{node}",
        node=node,
        role=AxisRole.JOINT,
        counts_per_turn=2**19,
        offset=100,
        lower=-3.09,
        upper=3.09,
        max_speed=0.5,
        max_acceleration=1.0,
    )


@pytest.fixture
def axis() -> Axis:
    """Return one axis."""
    return make_axis(1)


@pytest.fixture
def component() -> ArmSimulator:
    """Return the component under test, with eight axes that can be told apart."""
    axes = tuple(make_axis(node) for node in range(1, 9))
    start = (-1.5708, 1.5711, 0.0, 0.1, -0.1, 0.2, 1.2, -3.0)
    return ArmSimulator("arm_simulator", Configuration(axes=axes, start=start))
