from types import GenericAlias
from typing import Optional

import numpy
import pytest
from numpy.typing import NDArray

from rfcgen.debugger.port_types import type_hint


class Pose:
    pass


def resolve(name: str) -> object:
    return {"arm.Pose": Pose}[name]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("bool", bool),
        ("uint16", int),
        ("duration", int),
        ("float32", float),
        ("string", str),
        ("bytes", bytes),
        ("arm.Pose", Pose),
        ("arm.Pose[..1]", Optional[Pose]),  # noqa: UP045 - as the function writes it
        ("arm.Pose[]", GenericAlias(tuple, (Pose, ...))),
        ("arm.Pose[..8]", GenericAlias(tuple, (Pose, ...))),
        ("arm.Pose[2]", GenericAlias(tuple, (Pose, Pose))),
        ("float64[3]", GenericAlias(tuple, (float, float, float))),
        ("float64[17]", NDArray[numpy.float64]),
        ("uint8[]", NDArray[numpy.uint8]),
        ("bool[..8]", GenericAlias(tuple, (bool, ...))),
    ],
)
def test_type_hint(text: str, hint: object) -> None:
    assert type_hint(text, resolve) == hint
