"""Angles and counts."""

import math

import pytest

from can_drives.encoder import Encoder

ENCODER = Encoder(counts_per_turn=2**19, offset=0)


def test_a_turn_has_all_counts() -> None:
    assert ENCODER.to_counts(math.tau) == 2**19
    assert ENCODER.to_angle(2**19) == math.tau


@pytest.mark.parametrize("offset", [0, 1234, -98765])
def test_every_count_survives_the_way_there_and_back(offset: int) -> None:
    encoder = Encoder(2**13, offset)
    for counts in range(-(2**12), 2**12):
        assert encoder.to_counts(encoder.to_angle(counts)) == counts


@pytest.mark.parametrize("angle", [-1.5708, 1.5711, 1.6231, 0.9757, 0.0])
def test_rounding_costs_half_a_count(angle: float) -> None:
    error = ENCODER.to_angle(ENCODER.to_counts(angle)) - angle
    assert abs(error) <= math.tau / 2**19 / 2 * (1 + 1e-9)


def test_offset_is_the_count_at_zero() -> None:
    assert Encoder(4096, 100).to_counts(0.0) == 100
    assert Encoder(4096, 100).to_angle(100) == 0.0
