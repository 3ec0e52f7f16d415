"""Follows a target."""

from follower._generated.configuration import Configuration
from follower.component import Follower

__all__ = ["Configuration", "Follower"]
