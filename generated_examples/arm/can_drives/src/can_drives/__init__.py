"""Eight CiA 402 axes in cyclic synchronous position on one CAN bus."""

from can_drives._generated.configuration import Configuration
from can_drives.component import CanDrives

__all__ = ["CanDrives", "Configuration"]
