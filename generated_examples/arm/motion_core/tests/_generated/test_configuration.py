# Made by rfcgen from the component MotionCore, model bbaf8dda0f1a.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The configuration of MotionCore takes what its document allows, and nothing else."""

import pytest
from rfcgen.runtime.testing import Bench

from motion_core import MotionCore
from motion_core_probe import Probe

REFUSED: tuple[tuple[str, object], ...] = (
    ("duration", 9_999_999),
    ("max_missed_reports", 0),
    ("max_missed_reports", 101),
)

ACCEPTED: tuple[tuple[str, object], ...] = (
    ("goal", (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0)),
    ("duration", 12_000_000),
    ("max_missed_reports", 3),
)


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_value_outside_is_refused(component: MotionCore, name: str, value: object) -> None:
    before = component.config
    with Bench(component):
        result = component.configure({name: value})
        assert not result
        assert name in str(result.cause)
    assert component.config is before


@pytest.mark.parametrize(("name", "value"), ACCEPTED)
def test_value_inside_is_taken(component: MotionCore, name: str, value: object) -> None:
    probe = Probe(component.config)
    with Bench(probe):
        result = probe.configure({name: value})
        assert result, str(result)
    assert probe.config is not component.config


@pytest.mark.parametrize("name", [name for name, _ in ACCEPTED])
def test_value_of_another_type_is_refused(component: MotionCore, name: str) -> None:
    before = component.config
    with Bench(component):
        assert not component.configure({name: object()})
    assert component.config is before


@pytest.mark.parametrize("name", ("goal", "duration"))
def test_value_changes_only_at_rest(component: MotionCore, name: str) -> None:
    probe = Probe(component.config)
    same = getattr(probe.config, name)
    with Bench(probe) as bench:
        assert bench.initialize()
        assert probe.configure({name: same})
        assert bench.activate()
        assert not probe.configure({name: same})


def test_unknown_parameter_is_refused(component: MotionCore) -> None:
    with Bench(component):
        assert not component.configure({"no such parameter": 1})
