"""What the tests of MotionCore share."""

import pytest

from motion_core import MotionCore
from motion_core_samples import configuration


@pytest.fixture
def component() -> MotionCore:
    """Return the component under test; give it the configuration that suits your tests."""
    return MotionCore("motion_core", configuration())
