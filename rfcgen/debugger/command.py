"""The form of a debug command."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rfcgen.debugger.answers import Body
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session

Words = Sequence[str]


@dataclass(frozen=True, slots=True)
class Command:
    """How a command is typed, what it does, and the function that does it.

    ``least`` and ``most`` count the words after the name; without ``most`` any number will do.
    """

    usage: str
    summary: str
    action: Callable[[Session, Words], Body]
    least: int = 0
    most: int | None = 0

    @property
    def name(self) -> str:
        """Return the first word."""
        return self.usage.split()[0]

    def run(self, session: Session, words: Words) -> Body:
        """Carry the command out, if it has as many words as it needs."""
        if len(words) < self.least or (self.most is not None and len(words) > self.most):
            said = "too little" if len(words) < self.least else "too much"
            raise CommandError(f"{said} after '{self.name}'", help=f"type {self.usage}")
        return self.action(session, words)
