"""What the tests of CanDrives share."""

import pytest
from arm_types import Axis, AxisRole

from can_drives import CanDrives, Configuration


def make_axis(node: int) -> Axis:
    """Return an axis like the joints of the arm."""
    return Axis(
        name=f"joint{node}",
        node=node,
        role=AxisRole.JOINT,
        counts_per_turn=2**19,
        offset=0,
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
def component() -> CanDrives:
    """Return the component under test, with eight axes that can be told apart."""
    axes = tuple(make_axis(node) for node in range(1, 9))
    return CanDrives("can_drives", Configuration(axes=axes))
