"""Read and write values as people type them: JSON with the quotes left out.

``{position: [0.1, -2, inf], phase: MOVING, within: 10ms}``. A scalar stays text until its type is
known (`rfcgen.debugger.values`); only an unquoted ``null`` is already nothing.
"""

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from decimal import Decimal
from enum import Enum

from rfcgen.debugger.problem import CommandError

Plain = None | bool | int | float | str | Sequence["Plain"] | Mapping[str, "Plain"]
"""Data without types: what the notation says, or what JSON holds."""

MAX_DEPTH = 64

_TOKEN = re.compile(
    r"""\s*(?:(?P<mark>[\[\]{},:])
    |(?P<quoted>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')
    |(?P<word>[^\s\[\]{},:"']+))""",
    re.VERBOSE,
)
_DURATION = re.compile(r"([+-]?[0-9]+(?:\.[0-9]+)?)(ns|us|ms|s|min|h)")
_NANOSECONDS = {
    "ns": 1,
    "us": 1_000,
    "ms": 1_000_000,
    "s": 1_000_000_000,
    "min": 60_000_000_000,
    "h": 3_600_000_000_000,
}


def parse_duration(text: str) -> int | None:
    """Return ``2.5s`` in whole nanoseconds, or None if the text is no duration."""
    found = _DURATION.fullmatch(text)
    if found is None:
        return None
    exact = Decimal(found[1]) * _NANOSECONDS[found[2]]
    return int(exact) if exact == int(exact) else None


def write_duration(nanoseconds: int) -> str:
    """Return nanoseconds as a person would say them: ``1.25s``, ``10ms``."""
    size = abs(nanoseconds)
    unit = next((name for name in ("s", "ms", "us") if size >= _NANOSECONDS[name]), "ns")
    if size == 0:
        return "0s"
    number = f"{Decimal(nanoseconds) / _NANOSECONDS[unit]:f}"
    return (number.rstrip("0").rstrip(".") if "." in number else number) + unit


def parse(text: str) -> Plain:
    """Read one value; `CommandError` says where the text goes wrong."""
    reader = _Reader(text)
    value = reader.value(depth=0)
    reader.end()
    return value


def write(value: object) -> str:
    """Return the text that reads back as the value."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, bytes):
        return json.dumps(value.hex())
    if is_dataclass(value):
        members = ((field.name, getattr(value, field.name)) for field in fields(value))
        return "{" + ", ".join(f"{name}: {write(member)}" for name, member in members) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(write(item) for item in value) + "]"
    listed = getattr(value, "tolist", None)
    return write(listed()) if callable(listed) else repr(value)


class _Reader:
    """Walk over the tokens of one text."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    def value(self, *, depth: int) -> Plain:
        if depth > MAX_DEPTH:
            raise CommandError("the value is nested too deeply")
        kind, token = self._next()
        if kind == "word":
            return None if token == "null" else token
        if kind == "quoted":
            return _unquote(token)
        if token == "[":
            return self._items(depth)
        if token == "{":
            return self._members(depth)
        raise CommandError(f"a value is expected at '{self._rest(token)}'")

    def end(self) -> None:
        if rest := self._text[self._at :].strip():
            raise CommandError(f"nothing more is expected after the value, here is '{rest}'")

    def _items(self, depth: int) -> list[Plain]:
        items: list[Plain] = []
        if self._peek() == "]":
            self._next()
            return items
        while True:
            items.append(self.value(depth=depth + 1))
            if self._one_of(",]") == "]":
                return items

    def _members(self, depth: int) -> dict[str, Plain]:
        members: dict[str, Plain] = {}
        if self._peek() == "}":
            self._next()
            return members
        while True:
            kind, token = self._next()
            name = _unquote(token) if kind == "quoted" else token
            if kind == "mark":
                raise CommandError(f"a field name is expected at '{self._rest(token)}'")
            if name in members:
                raise CommandError(f"field '{name}' is given twice")
            self._one_of(":")
            members[name] = self.value(depth=depth + 1)
            if self._one_of(",}") == "}":
                return members

    def _one_of(self, marks: str) -> str:
        _, token = self._next()
        if token not in marks:
            wanted = " or ".join(f"'{mark}'" for mark in marks)
            raise CommandError(f"{wanted} is expected at '{self._rest(token)}'")
        return token

    def _peek(self) -> str:
        found = _TOKEN.match(self._text, self._at)
        return found[0].strip() if found else ""

    def _next(self) -> tuple[str, str]:
        found = _TOKEN.match(self._text, self._at)
        if found is None or found.lastgroup is None:
            rest = self._text[self._at :].strip()
            said = f"a quote is not closed: '{rest}'" if rest else "the value ends too early"
            raise CommandError(said, help="a value looks like {position: [1, 2], phase: MOVING}")
        self._at = found.end()
        return found.lastgroup, found[found.lastgroup]

    def _rest(self, token: str) -> str:
        return (token + self._text[self._at :])[:20]


def _unquote(token: str) -> str:
    if token[0] == "'":
        inner = token[1:-1].replace("\\'", "'").replace('"', '\\"')
        token = f'"{inner}"'
    try:
        return str(json.loads(token))
    except json.JSONDecodeError:
        raise CommandError(f"{token} is not a text as in JSON") from None
