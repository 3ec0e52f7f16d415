"""Names that are taken are really taken."""

import pytest

from rfcgen import runtime
from rfcgen.check.durations import shown_duration
from rfcgen.check.reserved import (
    COMPONENT_MEMBERS,
    SYSTEM_MEMBERS,
    class_conflict,
    module_conflict,
    type_conflict,
)


@pytest.mark.parametrize(
    "name", ["con", "lpt9", "class", "json", "numpy", "rfcgen", "tests", "test", "src", "conftest"]
)
def test_a_module_cannot_have_this_name(name: str) -> None:
    assert module_conflict(name)


@pytest.mark.parametrize("name", ["planner", "can_drives", "component", "arm_types", "com10"])
def test_a_module_can_have_this_name(name: str) -> None:
    assert module_conflict(name) == ""


@pytest.mark.parametrize(
    "name", ["None", "class", "Configuration", "Probe", "PROFILE", "Exception", "int"]
)
def test_a_class_cannot_have_this_name(name: str) -> None:
    assert class_conflict(name)


@pytest.mark.parametrize("name", ["Planner", "numpy", "Motion"])
def test_a_class_can_have_this_name(name: str) -> None:
    assert class_conflict(name) == ""


@pytest.mark.parametrize("name", ["time", "float64", "True", "tuple", "int"])
def test_a_type_cannot_have_this_name(name: str) -> None:
    assert type_conflict(name)


@pytest.mark.parametrize("name", ["Time", "Warning", "Pose"])
def test_a_type_can_have_this_name(name: str) -> None:
    assert type_conflict(name) == ""


@pytest.mark.parametrize(
    ("nanoseconds", "text"),
    [(0, "0"), (1, "1ns"), (1_500, "1500ns"), (10_000_000, "10ms"), (2 * 10**9, "2s")],
)
def test_a_duration_is_written_as_documents_do(nanoseconds: int, text: str) -> None:
    assert shown_duration(nanoseconds) == text


def public(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_")}


def test_every_member_of_the_run_time_is_taken() -> None:
    assert public(runtime.Component) <= COMPONENT_MEMBERS
    assert public(runtime.System) | {"name", "engine"} <= SYSTEM_MEMBERS
