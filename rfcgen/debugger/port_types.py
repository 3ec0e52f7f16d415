"""Find the Python type of a port from the type that its profile names."""

import re
from collections.abc import Callable
from types import GenericAlias
from typing import Optional

import numpy
from numpy.typing import NDArray

Resolve = Callable[[str], object]
"""Returns the generated class of a declared type such as ``arm.Pose``."""

LONGEST_TUPLE = 16
"""Fixed arrays of numbers up to this length are tuples in generated code."""

_TYPE = re.compile(r"(?P<name>[A-Za-z0-9_.]+?)(?:\[(?P<most>\.\.)?(?P<size>[0-9]*)\])?")
_SCALARS: dict[str, type] = {
    "bool": bool,
    "string": str,
    "bytes": bytes,
    "time": int,
    "duration": int,
    **{f"{sign}int{bits}": int for sign in ("", "u") for bits in (8, 16, 32, 64)},
    "float32": float,
    "float64": float,
}


def type_hint(text: str, resolve: Resolve) -> object:
    """Return the type hint for a type as a specification writes it (``arm.Pose[..1]``)."""
    found = _TYPE.fullmatch(text)
    if found is None:
        return object
    name, bounded, size = found["name"], found["most"] is not None, found["size"]
    item = _SCALARS.get(name) or resolve(name)
    if size is None:
        return item
    if bounded and size == "1":
        return Optional[item]  # noqa: UP045 - the item is only known here
    fixed = bool(size) and not bounded
    if fixed and (int(size) <= LONGEST_TUPLE or not _is_number(name)):
        return GenericAlias(tuple, (item,) * int(size))
    if _is_number(name):
        return NDArray[numpy.dtype(name).type]  # type: ignore[misc]  # the type is only known here
    return GenericAlias(tuple, (item, ...))


def _is_number(name: str) -> bool:
    return _SCALARS.get(name) in (int, float) and name not in ("time", "duration")
