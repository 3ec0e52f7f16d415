"""System parameters as given on the command line."""

from collections.abc import Iterable

from rfcgen.runtime.duration import parse_duration


class Settings:
    """Give each system parameter its value, converted; ValueError names what does not fit."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._texts: dict[str, str] = {}
        self._asked: set[str] = set()
        for item in given:
            name, sign, text = item.partition("=")
            if not name or not sign:
                raise ValueError(f"'{item}' sets nothing; write NAME=VALUE")
            self._texts[name] = text

    def require(self, *names: str) -> None:
        """Refuse to go on without parameters that have no default."""
        missing = [name for name in names if name not in self._texts]
        if missing:
            given = " ".join(f"--set {name}=VALUE" for name in missing)
            raise ValueError(f"'{missing[0]}' has no default value; write {given}")

    def text(self, name: str, default: str) -> str:
        """Return a string parameter."""
        self._asked.add(name)
        return self._texts.get(name, default)

    def integer(self, name: str, default: int) -> int:
        """Return a whole number."""
        text = self.text(name, str(default))
        try:
            return int(text, 0)
        except ValueError as error:
            raise ValueError(f"'{name}' must be a whole number, not '{text}'") from error

    def number(self, name: str, default: float) -> float:
        """Return a floating-point number."""
        text = self.text(name, repr(default))
        try:
            return float(text)
        except ValueError as error:
            raise ValueError(f"'{name}' must be a number, not '{text}'") from error

    def flag(self, name: str, *, default: bool) -> bool:
        """Return ``true`` or ``false``."""
        text = self.text(name, "true" if default else "false")
        if text not in ("true", "false"):
            raise ValueError(f"'{name}' must be true or false, not '{text}'")
        return text == "true"

    def duration(self, name: str, default: int) -> int:
        """Return whole nanoseconds, written as ``10ms``."""
        return parse_duration(self.text(name, f"{default}ns"))

    def unknown(self) -> tuple[str, ...]:
        """Return what was given but never asked for."""
        return tuple(sorted(self._texts.keys() - self._asked))
