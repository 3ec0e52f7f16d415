import pytest

from rfcgen.render.constants import constant_names


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["gain", "max_speed"], ["GAIN", "MAX_SPEED"]),
        (["gain", "Gain", "GAIN"], ["GAIN", "GAIN_", "GAIN__"]),
        (["i", "o", "l"], ["I_", "O_", "L"]),
        (["imu"], ["IMU_"]),
    ],
)
def test_every_name_has_a_constant_of_its_own(names: list[str], expected: list[str]) -> None:
    assert list(constant_names(names, owner="IMU").values()) == expected
