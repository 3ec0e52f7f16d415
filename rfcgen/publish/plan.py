"""What publishing would do to a folder, file by file."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, has_errors


class Action(StrEnum):
    """Say what happens to a file."""

    CREATE = "create"
    REPLACE = "replace"
    KEEP = "keep"
    REMOVE = "remove"
    EDITED = "edited"


class Owner(StrEnum):
    """Say who may change a file."""

    GENERATOR = "generator"
    USER = "user"


@dataclass(frozen=True, slots=True)
class Change:
    """Say what happens to one file; ``path`` is relative to the target, with ``/``."""

    path: str
    action: Action
    owner: Owner


@dataclass(frozen=True, slots=True)
class Plan:
    """Hold every change of a target folder, the texts to write and what forbids it."""

    target: Path
    changes: tuple[Change, ...] = ()
    texts: Mapping[str, str] = field(default_factory=dict)
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def is_possible(self) -> bool:
        """Tell whether nothing forbids the plan."""
        return not has_errors(self.diagnostics)

    @property
    def work(self) -> tuple[Change, ...]:
        """Return the changes that would touch the disk."""
        touching = (Action.CREATE, Action.REPLACE, Action.REMOVE)
        return tuple(change for change in self.changes if change.action in touching)

    @property
    def edited(self) -> tuple[Change, ...]:
        """Return the generator files that somebody has edited."""
        return tuple(change for change in self.changes if change.action is Action.EDITED)
