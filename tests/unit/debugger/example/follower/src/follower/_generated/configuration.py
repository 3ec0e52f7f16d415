"""The configuration of Follower."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Configuration:
    gain: float = 0.5
    label: str = "arm"
