"""What a conversion gives."""

from dataclasses import dataclass

from rfcgen.diagnostics import Place
from rfcgen.model.values import Value


@dataclass(frozen=True, slots=True)
class Problem:
    """Say why a piece of a value does not fit, where it stands and what to write instead."""

    message: str
    place: Place
    help: str = ""


@dataclass(frozen=True, slots=True)
class Converted:
    """Hold a typed value; it is complete only when there are no problems."""

    value: Value
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Mistake:
    """Say why a text is no value of a type, before it is known where the text stands."""

    message: str
    help: str = ""

    def at(self, place: Place) -> Problem:
        """Return the problem at its place."""
        return Problem(self.message, place, self.help)


def shown(text: str) -> str:
    """Return a text in quotes, cut to what a message can bear."""
    return f"'{text}'" if len(text) <= 40 else f"'{text[:37]}…'"
