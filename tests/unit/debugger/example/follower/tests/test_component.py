from demo_types import Phase, Target
from follower import Follower

from rfcgen.runtime.testing import Bench


def test_moves_half_the_way(component: Follower) -> None:
    with Bench(component) as bench:
        bench.initialize()
        bench.activate()
        bench.write(component.ports.target, Target((1.0, 0.0), Phase.MOVING))
        bench.step()
        latest = bench.latest(component.ports.command)
        assert latest is not None
        assert latest.position == (0.5, 0.0)
