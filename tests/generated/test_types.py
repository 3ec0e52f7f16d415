"""Do generated types keep their promises: they never change, compare by value, know their size?"""

import importlib
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest


@pytest.fixture
def rich_types(made: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for package in ("base_types", "rich_types"):
        monkeypatch.syspath_prepend(str(made / package / "src"))
    return importlib.import_module("rich_types")


def cloud(types: ModuleType, **changes: object) -> object:
    values = {"stamp": 1, "samples": [0.5, 1.5], "wide": np.zeros(64), "every": ()}
    return types.Cloud(**{**values, **changes})


def test_structs_take_positions_and_keywords(rich_types: ModuleType) -> None:
    by_position = rich_types.Pose((1.0, 2.0, 3.0), (0.0, 0.0, 0.0, 1.0))
    by_keyword = rich_types.Pose(orientation=(0.0, 0.0, 0.0, 1.0), position=(1.0, 2.0, 3.0))
    assert by_position == by_keyword
    assert hash(by_position) == hash(by_keyword)


def test_structs_never_change(rich_types: ModuleType) -> None:
    pose = rich_types.Pose((1.0, 2.0, 3.0), (0.0, 0.0, 0.0, 1.0))
    with pytest.raises(AttributeError):
        pose.position = (0.0, 0.0, 0.0)
    with pytest.raises((AttributeError, TypeError)):
        pose.other = 1


def test_wrong_size_names_the_field(rich_types: ModuleType) -> None:
    with pytest.raises(ValueError, match=r"Pose\.position holds 2 items, not 3"):
        rich_types.Pose((1.0, 2.0), (0.0, 0.0, 0.0, 1.0))
    with pytest.raises(ValueError, match=r"Cloud\.samples holds 129 items, more than 128"):
        cloud(rich_types, samples=np.zeros(129))
    with pytest.raises(ValueError, match=r"Cloud\.wide holds 63 items, not 64"):
        cloud(rich_types, wide=np.zeros(63))
    with pytest.raises(ValueError, match=r"Cloud\.every has 2 dimensions, not 1"):
        cloud(rich_types, every=np.zeros((2, 2)))


def test_arrays_are_copied_once_and_frozen(rich_types: ModuleType) -> None:
    mine = np.array([1.0, 2.0], dtype=np.float32)
    first = cloud(rich_types, samples=mine)
    mine[0] = 9.0
    assert first.samples[0] == 1.0
    with pytest.raises(ValueError, match="read-only"):
        first.samples[0] = 3.0
    assert cloud(rich_types, samples=first.samples).samples is first.samples


def test_a_frozen_view_of_something_that_may_change_is_copied(rich_types: ModuleType) -> None:
    mine = np.array([1.0, 2.0], dtype=np.float32)
    view = mine[:]
    view.flags.writeable = False
    held = cloud(rich_types, samples=view)
    mine[0] = 9.0
    assert held.samples[0] == 1.0


def test_structs_with_arrays_compare_by_value_and_have_no_hash(rich_types: ModuleType) -> None:
    assert cloud(rich_types) == cloud(rich_types)
    assert cloud(rich_types) != cloud(rich_types, samples=[0.5, 1.0])
    assert cloud(rich_types) != "cloud"
    with pytest.raises(TypeError, match="unhashable"):
        hash(cloud(rich_types))


def test_enumerations_have_the_numbers_of_the_wire(rich_types: ModuleType) -> None:
    assert {value.name: value.value for value in rich_types.Kind} == {
        "IDLE": 3,
        "MOVING": 4,
        "None_": 5,
    }
