"""What the tests of MotionCore share."""

import pytest

from motion_core import Configuration, MotionCore


@pytest.fixture
def component() -> MotionCore:
    """Return the component under test, with a short motion ahead."""
    goal = (1.0, -1.0, 0.0, 0.0, 0.0, 0.0, 0.5, 0.0)
    return MotionCore("motion_core", Configuration(goal=goal, duration=200_000_000))
