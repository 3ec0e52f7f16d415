"""Moves all axes together from where they are to a goal, on a quintic, one set-point per executed
drive cycle.
"""

from motion_core._generated.configuration import Configuration
from motion_core.component import MotionCore

__all__ = ["Configuration", "MotionCore"]
