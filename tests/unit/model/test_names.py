"""Names that packages and identifiers get."""

import keyword

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.model.names import identifier, package_name, snake_case, types_package

NAMES = st.from_regex(r"[A-Za-z][A-Za-z0-9]*(_+[A-Za-z0-9]+)*", fullmatch=True)


@pytest.mark.parametrize(
    ("name", "snake"),
    [
        ("CanDrives", "can_drives"),
        ("MotionCore2", "motion_core2"),
        ("CANBus", "can_bus"),
        ("arm", "arm"),
        ("Joint_State", "joint_state"),
        ("HTTPServer2Go", "http_server2_go"),
        ("X", "x"),
    ],
)
def test_a_class_name_becomes_a_module_name(name: str, snake: str) -> None:
    assert snake_case(name) == snake


@given(NAMES)
def test_a_module_name_is_an_identifier_that_stays(name: str) -> None:
    snake = snake_case(name)
    assert snake.isidentifier()
    assert snake.isascii()
    assert snake == snake.lower()
    assert snake_case(snake) == snake


@given(NAMES | st.sampled_from(keyword.kwlist))
def test_an_identifier_is_one_and_is_free(name: str) -> None:
    found = identifier(name, {"run"})
    assert found.isidentifier()
    assert not keyword.iskeyword(found)
    assert found != "run"


def test_a_package_can_be_chosen() -> None:
    assert package_name("Numpy", "numpy_component") == "numpy_component"
    assert package_name("CanDrives") == "can_drives"
    assert types_package("Arm") == "arm_types"
