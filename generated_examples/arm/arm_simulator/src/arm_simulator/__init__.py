"""Eight simulated CiA 402 drives with absolute encoders behind one bus object."""

from arm_simulator._generated.configuration import Configuration
from arm_simulator.component import ArmSimulator

__all__ = ["ArmSimulator", "Configuration"]
