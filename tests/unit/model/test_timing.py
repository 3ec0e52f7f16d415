"""What is left of a context's timing when a system overrides it."""

from rfcgen.model.component import ExecutionMode, Timing
from rfcgen.model.timing import overridden

PERIODIC, EVENT_DRIVEN = ExecutionMode.PERIODIC, ExecutionMode.EVENT_DRIVEN


def test_what_is_not_said_stays() -> None:
    base = Timing(mode=PERIODIC, period=10, priority=50, wcet=3, own_thread=True)
    assert overridden(base, Timing()) == base


def test_what_is_said_replaces() -> None:
    base = Timing(mode=PERIODIC, period=10, priority=50, own_thread=True)
    override = Timing(period=5, own_thread=False, deadline=4)
    assert overridden(base, override) == Timing(
        mode=PERIODIC, period=5, priority=50, own_thread=False, deadline=4
    )


def test_another_mode_forgets_what_belonged_to_the_old_one() -> None:
    base = Timing(mode=EVENT_DRIVEN, trigger=("order",), min_interval=2, priority=50)
    assert overridden(base, Timing(mode=PERIODIC, period=10)) == Timing(
        mode=PERIODIC, period=10, priority=50
    )
    assert overridden(Timing(mode=PERIODIC, period=10), Timing(mode=EVENT_DRIVEN)) == Timing(
        mode=EVENT_DRIVEN
    )


def test_the_same_mode_again_forgets_nothing() -> None:
    base = Timing(mode=EVENT_DRIVEN, trigger=("order",))
    assert overridden(base, Timing(mode=EVENT_DRIVEN, priority=9)).trigger == ("order",)
