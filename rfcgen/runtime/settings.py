"""System parameters as given on the command line."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import TypeVar

from rfcgen.runtime.constraint import problem_with
from rfcgen.runtime.duration import parse_duration
from rfcgen.runtime.profile import ParameterProfile

T = TypeVar("T")

_ADDRESS = re.compile(r"[A-Za-z][A-Za-z0-9_.-]*:\S+")


class Settings:
    """Give each system parameter its value, converted and held against its limits.

    A ValueError names what does not fit. Limits are those of the parameter in the document;
    without them everything goes that the type can hold.
    """

    def __init__(self, given: Iterable[str] = ()) -> None:
        self._texts: dict[str, str] = {}
        self._asked: set[str] = set()
        for item in given:
            name, sign, text = item.partition("=")
            if not name or not sign:
                raise ValueError(f"'{item}' sets nothing; write NAME=VALUE")
            if name in self._texts:
                raise ValueError(f"'{name}' is set twice")
            self._texts[name] = text

    def require(self, *names: str) -> None:
        """Refuse to go on without parameters that have no default."""
        missing = [name for name in names if name not in self._texts]
        if missing:
            given = " ".join(f"--set {name}=VALUE" for name in missing)
            others = [name for name in self._texts if name not in names]
            close = get_close_matches(missing[0], others, n=1)
            guess = f"; did you mean it by '{close[0]}'?" if close else ""
            raise ValueError(f"'{missing[0]}' has no default value; write {given}{guess}")

    def text(
        self,
        name: str,
        default: str,
        *,
        choices: tuple[str, ...] = (),
        max_length: int | None = None,
    ) -> str:
        """Return a string parameter; the empty one must be among the choices.

        An empty value is more often a shell variable that is not set than what somebody means.
        """
        text = self._text(name, default)
        if name in self._texts and not text and "" not in choices:
            raise ValueError(f"'{name}' is set to nothing; for its default leave --set {name} out")
        profile = ParameterProfile(name=name, type="string", choices=choices, max_length=max_length)
        return _checked(text, profile)

    def address(
        self,
        name: str,
        default: str,
        *,
        choices: tuple[str, ...] = (),
        max_length: int | None = None,
    ) -> str:
        """Return the address of a bus; one that is given must say which bus."""
        text = self._text(name, default)
        if name in self._texts and not _ADDRESS.fullmatch(text):
            raise ValueError(
                f"'{name}' must be an address such as socketcan:can0, virtual:NAME or "
                f"inproc:NAME, not '{text}'"
            )
        return self.text(name, default, choices=choices, max_length=max_length)

    def integer(
        self,
        name: str,
        default: int,
        *,
        type: str = "int64",  # noqa: A002 - as the profile of a parameter calls it
        unit: str = "",
        minimum: int | None = None,
        maximum: int | None = None,
        above: int | None = None,
        below: int | None = None,
        step: int | None = None,
        choices: tuple[int, ...] = (),
    ) -> int:
        """Return a whole number that its type can hold."""
        text = self._text(name, str(default))
        try:
            number = int(text, 0)
        except ValueError as error:
            raise ValueError(f"'{name}' must be a whole number, not '{text}'") from error
        profile = ParameterProfile(
            name=name,
            type=type,
            unit=unit,
            minimum=minimum,
            maximum=maximum,
            above=above,
            below=below,
            step=step,
            choices=choices,
        )
        return _checked(number, profile)

    def number(
        self,
        name: str,
        default: float,
        *,
        unit: str = "",
        minimum: float | None = None,
        maximum: float | None = None,
        above: float | None = None,
        below: float | None = None,
        step: float | None = None,
        choices: tuple[float, ...] = (),
    ) -> float:
        """Return a floating-point number."""
        text = self._text(name, repr(default))
        try:
            number = float(text)
        except ValueError as error:
            raise ValueError(f"'{name}' must be a number, not '{text}'") from error
        profile = ParameterProfile(
            name=name,
            type="float64",
            unit=unit,
            minimum=minimum,
            maximum=maximum,
            above=above,
            below=below,
            step=step,
            choices=choices,
        )
        return _checked(number, profile)

    def flag(self, name: str, *, default: bool) -> bool:
        """Return ``true`` or ``false``."""
        text = self._text(name, "true" if default else "false")
        if text not in ("true", "false"):
            raise ValueError(f"'{name}' must be true or false, not '{text}'")
        return text == "true"

    def duration(
        self,
        name: str,
        default: int,
        *,
        minimum: int | None = None,
        maximum: int | None = None,
        above: int | None = None,
        below: int | None = None,
        step: int | None = None,
        choices: tuple[int, ...] = (),
    ) -> int:
        """Return whole nanoseconds, written as ``10ms``."""
        text = self._text(name, f"{default}ns")
        try:
            duration = parse_duration(text)
        except ValueError as error:
            raise ValueError(f"'{name}': {error}") from error
        profile = ParameterProfile(
            name=name,
            type="duration",
            minimum=minimum,
            maximum=maximum,
            above=above,
            below=below,
            step=step,
            choices=choices,
        )
        return _checked(duration, profile)

    def unknown(self) -> tuple[str, ...]:
        """Return what was given but never asked for."""
        return tuple(sorted(self._texts.keys() - self._asked))

    def advice(self, name: str) -> str:
        """Return which parameter an unknown name may mean, and which there are."""
        known = sorted(self._asked)
        if not known:
            return "it has none that can be set"
        listed = f"it has {', '.join(known)}"
        close = get_close_matches(name, known, n=1)
        return f"did you mean '{close[0]}'? {listed}" if close else listed

    def _text(self, name: str, default: str) -> str:
        self._asked.add(name)
        return self._texts.get(name, default)


def _checked(value: T, profile: ParameterProfile) -> T:
    problem = problem_with(value, profile)
    if problem:
        raise ValueError(f"'{profile.name}' {problem}")
    return value
