"""Make typed values from plain data, led by the type hints of generated classes."""

import types
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import Union, get_args, get_origin, get_type_hints

import numpy

from rfcgen.debugger.notation import Plain, parse, parse_duration, write
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.suggest import suggest


def read_value(plain: Plain, hint: object, *, at: str = "") -> object:
    """Return the value of that type; `CommandError` names the field that does not fit.

    Texts are read as the specification writes them: ``10ms`` is a whole number of nanoseconds,
    bytes are hexadecimal, a member of an enumeration is its name.
    """
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return _optional(plain, hint, at)
    if origin is tuple:
        return _tuple(plain, get_args(hint), at)
    if origin is numpy.ndarray:
        return _array(plain, hint, at)
    if isinstance(hint, type):
        return _plain_type(plain, hint, at)
    raise CommandError(f"{_where(at)}values of type {hint} cannot be typed in")


def read_text(text: str, hint: object, *, at: str = "") -> object:
    """Return the value that a text says; where a text is wanted its quotes may be left out."""
    stripped = text.strip()
    if hint is str and stripped[:1] not in ("'", '"'):
        return stripped
    try:
        plain = parse(stripped)
    except CommandError as wrong:
        help_ = wrong.help or f"type {sketch(hint)}"
        raise CommandError(f"{_where(at)}{wrong.message}", help=help_) from None
    return read_value(plain, hint, at=at)


def _plain_type(plain: Plain, hint: type, at: str) -> object:
    if is_dataclass(hint):
        return _struct(plain, hint, at)
    if issubclass(hint, Enum):
        return _member(plain, hint, at)
    reader = _SCALARS.get(hint)
    if reader is None:
        raise CommandError(f"{_where(at)}values of type {hint.__name__} cannot be typed in")
    try:
        return reader(plain)
    except ValueError:
        raise CommandError(f"{_where(at)}{_shown(plain)} is not {_SAID[hint]}") from None


def _optional(plain: Plain, hint: object, at: str) -> object:
    inner = [choice for choice in get_args(hint) if choice is not type(None)]
    if plain is None or len(inner) != 1:
        return None
    return read_value(plain, inner[0], at=at)


def _struct(plain: Plain, hint: type, at: str) -> object:
    if not isinstance(plain, Mapping):
        raise CommandError(
            f"{_where(at)}{_shown(plain)} is not a {hint.__name__}", help=f"type {sketch(hint)}"
        )
    hints = get_type_hints(hint)
    declared = {field.name: field for field in fields(hint) if field.init}
    for name in plain:
        if name not in declared:
            raise CommandError(
                f"{_where(at)}{hint.__name__} has no field '{name}'", help=suggest(name, declared)
            )
    missing = [
        name
        for name, field in declared.items()
        if name not in plain and field.default is MISSING and field.default_factory is MISSING
    ]
    if missing:
        names = "', '".join(missing)
        raise CommandError(
            f"{_where(at)}{hint.__name__} needs '{names}'", help=f"type {sketch(hint)}"
        )
    members = {
        name: read_value(member, hints[name], at=f"{at}.{name}" if at else name)
        for name, member in plain.items()
    }
    return _construct(hint, members, at)


def _construct(hint: type, members: Mapping[str, object], at: str) -> object:
    try:
        return hint(**members)
    except (ValueError, TypeError, OverflowError) as refused:
        raise CommandError(f"{_where(at)}{refused}") from None


def _tuple(plain: Plain, items: tuple[object, ...], at: str) -> object:
    listed = _listed(plain, at)
    if len(items) == 2 and items[1] is Ellipsis:
        hints = [items[0]] * len(listed)
    else:
        hints = list(items)
        if len(listed) != len(hints):
            raise CommandError(f"{_where(at)}{len(hints)} items are needed, not {len(listed)}")
    return tuple(
        read_value(item, hint, at=f"{at}[{position}]")
        for position, (item, hint) in enumerate(zip(listed, hints, strict=True))
    )


def _array(plain: Plain, hint: object, at: str) -> object:
    element = get_args(get_args(hint)[1])[0]
    kind = numpy.dtype(element)
    of = {"b": bool, "i": int, "u": int, "f": float}.get(kind.kind, float)
    items = [
        read_value(item, of, at=f"{at}[{position}]")
        for position, item in enumerate(_listed(plain, at))
    ]
    try:
        return numpy.array(items, dtype=kind)
    except OverflowError as refused:
        raise CommandError(f"{_where(at)}{refused}") from None


def _listed(plain: Plain, at: str) -> Sequence[Plain]:
    if isinstance(plain, Sequence) and not isinstance(plain, str):
        return plain
    raise CommandError(f"{_where(at)}{_shown(plain)} is not a list", help="type [1, 2, 3]")


def _member(plain: Plain, hint: type[Enum], at: str) -> Enum:
    if isinstance(plain, str) and plain in hint.__members__:
        return hint[plain]
    raise CommandError(
        f"{_where(at)}{hint.__name__} has no value {_shown(plain)}",
        help=suggest(str(plain), hint.__members__),
    )


def _integer(plain: Plain) -> int:
    if isinstance(plain, str):
        duration = parse_duration(plain)
        return int(plain, 0) if duration is None else duration
    if isinstance(plain, int) and not isinstance(plain, bool):
        return plain
    raise ValueError


def _float(plain: Plain) -> float:
    if isinstance(plain, str | int | float) and not isinstance(plain, bool):
        return float(plain)
    raise ValueError


def _truth(plain: Plain) -> bool:
    if isinstance(plain, bool):
        return plain
    if plain in ("true", "false"):
        return plain == "true"
    raise ValueError


def _text(plain: Plain) -> str:
    if isinstance(plain, str):
        return plain
    raise ValueError


def _bytes(plain: Plain) -> bytes:
    return bytes.fromhex(_text(plain))


_SCALARS = {bool: _truth, int: _integer, float: _float, str: _text, bytes: _bytes}
_SAID = {
    bool: "true or false",
    int: "a whole number",
    float: "a number",
    str: "a text",
    bytes: "a row of hexadecimal digits",
}


def sketch(hint: object) -> str:
    """Return a value of that type in outline, to show what can be typed."""
    origin = get_origin(hint)
    if origin in (Union, types.UnionType):
        return next((sketch(part) for part in get_args(hint) if part is not type(None)), "null")
    if origin is tuple:
        items = get_args(hint)
        open_ended = len(items) == 2 and items[1] is Ellipsis
        shown = [sketch(items[0]), "…"] if open_ended else [sketch(item) for item in items]
        return f"[{', '.join(shown)}]"
    if origin is numpy.ndarray:
        return "[0, …]"
    if isinstance(hint, type) and is_dataclass(hint):
        hints = get_type_hints(hint)
        return "{" + ", ".join(f"{f.name}: {sketch(hints[f.name])}" for f in fields(hint)) + "}"
    if isinstance(hint, type) and issubclass(hint, Enum):
        return next(iter(hint.__members__), "null")
    return {bool: "false", int: "0", float: "0.0", str: '"text"', bytes: '"00ff"'}.get(
        hint if isinstance(hint, type) else object, "…"
    )


def _where(at: str) -> str:
    return f"'{at}': " if at else ""


def _shown(plain: Plain) -> str:
    return f"'{plain}'" if isinstance(plain, str) else write(plain)
