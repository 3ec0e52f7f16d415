# Made by rfcgen from the system ArmMotion, model 1baedb535fd8.
# Do not edit: change the XML document, then run "rfcgen integrate system" on it.
"""The system ArmMotion."""

from arm_motion.wiring import ArmMotion

__all__ = ["ArmMotion"]
