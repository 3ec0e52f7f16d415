from follower import Follower
from rfcgen.runtime.testing import Bench

from rfcgen.runtime import State


def test_goes_through_all_states(component: Follower) -> None:
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        assert bench.deactivate()
        assert bench.finalize()
        assert bench.state() is State.FINALIZED
