"""What a port sends is judged with all that it holds."""

from dataclasses import dataclass

import pytest

from rfcgen.runtime import ParameterProfile
from rfcgen.runtime.content import problem_in


@dataclass(frozen=True)
class Joint:
    angle: object
    name: object = "one"


@dataclass(frozen=True)
class Arm:
    joints: object
    tool: object = None


FIELDS = {
    Joint: (
        ParameterProfile(name="angle", type="int8", maximum=100),
        ParameterProfile(name="name", type="string", max_length=4),
    ),
    Arm: (
        ParameterProfile(name="joints", type="arm.Joint[2]"),
        ParameterProfile(name="tool", type="arm.Joint[..1]"),
    ),
}
TWO = (Joint(1), Joint(2))


@pytest.mark.parametrize(
    ("value", "declared"),
    [
        (255, "uint8"),
        ((1, 2), "uint8[2]"),
        (Arm(TWO), "arm.Arm"),
        (Arm(TWO, Joint(-100)), "arm.Arm"),
        ((Arm(TWO),), "arm.Arm[]"),
        (None, "arm.Arm[..1]"),
    ],
)
def test_what_fits_has_no_problem(value: object, declared: str) -> None:
    assert problem_in(value, declared, FIELDS) == ""


@pytest.mark.parametrize(
    ("value", "declared", "problem"),
    [
        (300, "uint8", "must fit into uint8, and 300 does not"),
        (True, "uint8", "must be a whole number, not bool"),
        ((1, 300), "uint8[2]", "[1] must fit into uint8, and 300 does not"),
        ((1,), "uint8[2]", "must have 2 items, not 1"),
        (Joint(101), "arm.Joint", ".angle must be at most 100, not 101"),
        (Joint(1, "three"), "arm.Joint", ".name must not be longer than 4"),
        (Arm((Joint(1), Joint(128))), "arm.Arm", ".joints [1].angle must fit into int8"),
        (Arm(TWO, Joint("1")), "arm.Arm", ".tool .angle must be a whole number, not str"),
        (Arm((Joint(1),)), "arm.Arm", ".joints must have 2 items, not 1"),
        ((Arm(TWO), Joint(1)), "arm.Arm[]", "[1] must be of arm.Arm, not Joint"),
    ],
)
def test_what_does_not_fit_is_named(value: object, declared: str, problem: str) -> None:
    assert problem_in(value, declared, FIELDS).startswith(problem)
