"""Moves the joints from point to point on quintic curves, one set-point for each cycle of the
drives.
"""

from motion_core._generated.configuration import Configuration
from motion_core.component import MotionCore

__all__ = ["Configuration", "MotionCore"]
