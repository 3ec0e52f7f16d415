"""What the specification says of values, where Python's types say less: ranges, lengths, units."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass

from rfcgen.debugger.notation import Nanoseconds
from rfcgen.debugger.problem import CommandError
from rfcgen.runtime import ParameterProfile
from rfcgen.runtime.constraint import problem_with

FLOAT32_MAXIMUM = 3.4028234663852886e38

_INTEGER = re.compile(r"(u?)int(8|16|32|64)")


@dataclass(frozen=True, slots=True)
class Declared:
    """Know the fields of structures, by qualified type name and Python name.

    A structure that is not listed is taken as it is: generated classes know Python's types only.
    """

    structs: Mapping[str, Mapping[str, ParameterProfile]] = field(default_factory=dict)

    def check(self, value: object, profile: ParameterProfile, at: str) -> None:
        """Raise `CommandError` if a value is not what the profile says, or anything inside it."""
        for where, one, inner in self._walk(value, profile, at):
            problem = problem_with(one, inner) or _beyond_float32(one, inner)
            if problem:
                raise CommandError(f"'{where}' {problem}", help=_range(inner))

    def shown(self, value: object, type_: str) -> object:
        """Return a value to print: times in it are `Nanoseconds`, structures are mappings."""
        if isinstance(value, list | tuple):
            return [self.shown(item, _item(type_)) for item in value]
        item = _item(type_)
        if item in ("time", "duration") and isinstance(value, int):
            return Nanoseconds(value)
        if not is_dataclass(value) or item not in self.structs:
            return value
        inside = self.structs[item]
        members = ((one.name, getattr(value, one.name)) for one in fields(value))
        return {
            name: self.shown(member, inside[name].type) if name in inside else member
            for name, member in members
        }

    def _walk(
        self, value: object, profile: ParameterProfile, at: str
    ) -> Iterator[tuple[str, object, ParameterProfile]]:
        """Yield a value and all that is inside it, with place and profile."""
        yield at, value, profile
        inside = self.structs.get(_item(profile.type))
        if inside is None:
            return
        is_array = isinstance(value, list | tuple)
        for index, item in enumerate(value if isinstance(value, list | tuple) else [value]):
            where = f"{at}[{index}]" if is_array else at
            for name, inner in inside.items():
                if hasattr(item, name):
                    yield from self._walk(getattr(item, name), inner, f"{where}.{name}")


def is_beyond_float32(value: object) -> bool:
    """Tell whether a number would become infinite as a float32."""
    return isinstance(value, int | float) and FLOAT32_MAXIMUM < abs(value) < math.inf


def _item(type_: str) -> str:
    return type_.partition("[")[0]


def _beyond_float32(value: object, profile: ParameterProfile) -> str:
    if _item(profile.type) != "float32":
        return ""
    items = value if isinstance(value, list | tuple) else [value]
    beyond = (item for item in items if is_beyond_float32(item))
    return next((f"must fit into float32, and {item} does not" for item in beyond), "")


def _range(profile: ParameterProfile) -> str:
    """Say what an integer type holds, or how far a float32 reaches; nothing for others."""
    name = _item(profile.type)
    if name == "float32":
        return f"float32 reaches {FLOAT32_MAXIMUM:.8g}"
    integer = _INTEGER.fullmatch(name)
    if integer is None:
        return ""
    bits = int(integer[2])
    low, high = (0, 2**bits - 1) if integer[1] else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
    return f"{name} reaches from {low} to {high}"
