"""Lay a value out over as many lines as it needs."""

from dataclasses import fields, is_dataclass

from rfcgen.debugger.notation import write

INDENT = "  "


def lay_out(value: object, width: int) -> list[str]:
    """Return the value's text: one line if it fits, else one line a field or item."""
    line = write(value)
    if len(line) <= width:
        return [line]
    if is_dataclass(value):
        members = [(f"{field.name}: ", getattr(value, field.name)) for field in fields(value)]
        return _block("{", members, "}", width)
    if isinstance(value, list | tuple) and any(is_dataclass(item) for item in value):
        return _block("[", [("", item) for item in value], "]", width)
    return [line]


def _block(opening: str, members: list[tuple[str, object]], closing: str, width: int) -> list[str]:
    lines = [opening]
    for position, (label, value) in enumerate(members):
        comma = "," if position < len(members) - 1 else ""
        first, *more = lay_out(value, width - len(INDENT) - len(label))
        lines += [f"{INDENT}{label}{first}", *(f"{INDENT}{line}" for line in more)]
        lines[-1] += comma
    return [*lines, closing]
