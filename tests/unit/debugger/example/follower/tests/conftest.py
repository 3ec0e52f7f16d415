import pytest
from follower import Follower


@pytest.fixture
def component() -> Follower:
    return Follower()
