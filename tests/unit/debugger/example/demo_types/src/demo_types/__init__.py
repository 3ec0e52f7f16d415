"""Types of the namespace demo."""

from dataclasses import dataclass
from enum import Enum


class Phase(Enum):
    IDLE = 0
    MOVING = 1


@dataclass(frozen=True, slots=True)
class Target:
    position: tuple[float, ...]
    phase: Phase
    within: int = 0
    note: str = ""

    def __post_init__(self) -> None:
        if len(self.position) != 2:
            raise ValueError(f"position has 2 items, not {len(self.position)}")


@dataclass(frozen=True, slots=True)
class Command:
    stamp: int
    position: tuple[float, ...]
