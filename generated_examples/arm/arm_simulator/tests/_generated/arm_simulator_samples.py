# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Values for the tests of ArmSimulator: samples for each data port, and a configuration."""

from itertools import repeat

from arm_types import Axis, AxisRole, JointState

from arm_simulator._generated.configuration import Configuration

TRUTH: tuple[JointState, ...] = (
    JointState(
        stamp=1_000_000,
        position=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
        velocity=(0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
    ),
    JointState(
        stamp=2_000_000,
        position=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
        velocity=(1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    ),
)


def configuration() -> Configuration:
    """Return a configuration with made-up values where the document gives none."""
    return Configuration(
        axes=tuple(
            repeat(
                Axis(
                    name="sample 1",
                    node=2,
                    role=AxisRole.JOINT,
                    counts_per_turn=2,
                    offset=1,
                    lower=0.5,
                    upper=0.5,
                    max_speed=0.5,
                    max_acceleration=0.5,
                ),
                8,
            )
        )
    )
