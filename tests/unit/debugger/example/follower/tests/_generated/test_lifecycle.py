from follower import Follower

from rfcgen.runtime import State
from rfcgen.runtime.testing import Bench


def test_goes_through_all_states(component: Follower) -> None:
    with Bench(component) as bench:
        assert bench.initialize()
        assert bench.activate()
        assert bench.deactivate()
        assert bench.finalize()
        assert bench.state() is State.FINALIZED
