# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The configuration of MotionCore takes what its document allows, and nothing else."""

from itertools import repeat

import pytest
from arm_types import Axis, AxisRole, DhRow
from rfcgen.runtime.testing import Bench

from motion_core import MotionCore
from motion_core_probe import Probe

REFUSED: tuple[tuple[str, object], ...] = (
    ("max_missed_cycles", 0),
    ("max_missed_cycles", 11),
    ("profile", "quintictrapezoidx"),
    ("settle", 10_000_000_001),
)

ACCEPTED: tuple[tuple[str, object], ...] = (
    ("dh", tuple(repeat(DhRow(alpha=1.0, a=1.0, d=1.0), 6))),
    (
        "axes",
        tuple(
            repeat(
                Axis(name="sample 2", role=AxisRole.GRIPPER, lower=1.0, upper=1.0, max_speed=1.0), 8
            )
        ),
    ),
    ("max_missed_cycles", 3),
    ("settle", 2_000_000),
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


@pytest.mark.parametrize("name", ("profile",))
def test_fixed_value_never_changes(component: MotionCore, name: str) -> None:
    with Bench(component):
        assert not component.configure({name: getattr(component.config, name)})


@pytest.mark.parametrize("name", ("dh", "axes"))
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
