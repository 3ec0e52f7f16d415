# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""The configuration of CanDrives takes what its document allows, and nothing else."""

from itertools import repeat

import pytest
from arm_types import Axis, AxisRole
from rfcgen.runtime.testing import Bench

from can_drives import CanDrives
from can_drives_probe import Probe

REFUSED: tuple[tuple[str, object], ...] = (
    ("max_silent_cycles", 0),
    ("max_silent_cycles", 101),
    ("start_interval", 0),
)

ACCEPTED: tuple[tuple[str, object], ...] = (
    (
        "axes",
        tuple(
            repeat(
                Axis(
                    name="sample 2",
                    node=3,
                    role=AxisRole.GRIPPER,
                    counts_per_turn=3,
                    offset=2,
                    lower=1.0,
                    upper=1.0,
                    max_speed=1.0,
                    max_acceleration=1.0,
                ),
                8,
            )
        ),
    ),
    ("max_silent_cycles", 3),
    ("start_interval", 3),
)


@pytest.mark.parametrize(("name", "value"), REFUSED)
def test_value_outside_is_refused(component: CanDrives, name: str, value: object) -> None:
    before = component.config
    with Bench(component):
        result = component.configure({name: value})
        assert not result
        assert name in str(result.cause)
    assert component.config is before


@pytest.mark.parametrize(("name", "value"), ACCEPTED)
def test_value_inside_is_taken(component: CanDrives, name: str, value: object) -> None:
    probe = Probe(component.config)
    with Bench(probe):
        result = probe.configure({name: value})
        assert result, str(result)
    assert probe.config is not component.config


@pytest.mark.parametrize("name", [name for name, _ in ACCEPTED])
def test_value_of_another_type_is_refused(component: CanDrives, name: str) -> None:
    before = component.config
    with Bench(component):
        assert not component.configure({name: object()})
    assert component.config is before


@pytest.mark.parametrize("name", ("axes",))
def test_value_changes_only_at_rest(component: CanDrives, name: str) -> None:
    probe = Probe(component.config)
    same = getattr(probe.config, name)
    with Bench(probe) as bench:
        assert bench.initialize()
        assert probe.configure({name: same})
        assert bench.activate()
        assert not probe.configure({name: same})


def test_unknown_parameter_is_refused(component: CanDrives) -> None:
    with Bench(component):
        assert not component.configure({"no such parameter": 1})
