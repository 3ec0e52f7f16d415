"""Blocks of import statements, sorted and wrapped as ruff would."""

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rfcgen.render.expression import Group, lay_out
from rfcgen.render.width import LINE_LENGTH


@dataclass(frozen=True, slots=True)
class Import:
    """Import a module, or one name from it."""

    module: str
    name: str = ""
    alias: str = ""


def import_block(imports: Iterable[Import], own: str) -> str:
    """Return the statements, a section each for the standard library, others and ``own``.

    The modules that the tests of the package ``own`` share belong to it.
    """
    statements = sorted(
        _statements(set(imports)), key=lambda group: (_section(group[0], own), *_order(group[0]))
    )
    sections = groupby(statements, key=lambda group: _section(group[0], own))
    return "\n\n".join("\n".join(map(_written, section)) for _, section in sections)


def _statements(imports: set[Import]) -> list[tuple[Import, ...]]:
    """Return what shares a statement: the names of a module, but each renamed one alone."""
    shared: dict[str, list[Import]] = {}
    alone: list[tuple[Import, ...]] = []
    for one in imports:
        if one.name and not one.alias:
            shared.setdefault(one.module, []).append(one)
        else:
            alone.append((one,))
    return [*alone, *(tuple(sorted(group, key=_order)) for group in shared.values())]


def _written(group: tuple[Import, ...]) -> str:
    first = group[0]
    if not first.name:
        return (
            f"import {first.module} as {first.alias}" if first.alias else f"import {first.module}"
        )
    names = [f"{one.name} as {one.alias}" if one.alias else one.name for one in group]
    line = f"from {first.module} import {', '.join(names)}"
    if len(line) <= LINE_LENGTH:
        return line
    block = Group("(", tuple(("", name) for name in names))
    return lay_out(block, before=f"from {first.module} import ")


def _section(one: Import, own: str) -> int:
    root = one.module.partition(".")[0]
    if root == "__future__":
        return 0
    if root in sys.stdlib_module_names:
        return 1
    return 3 if root in (own, f"{own}_samples", f"{own}_probe") else 2


def _order(one: Import) -> tuple[object, ...]:
    is_from = bool(one.name)
    return is_from, _natural(one.module), _rank(one.name), _natural(one.name), one.name, one.alias


def _rank(name: str) -> int:
    """Return 0 for constants, 1 for classes, 2 for the rest."""
    if name.isupper() and len(name) > 1:
        return 0
    return 1 if name[:1].isupper() else 2


def _natural(name: str) -> list[tuple[int, int, str]]:
    parts = re.findall(r"\d+|\D", name.lower())
    return [(1, int(part), "") if part.isdigit() else (ord(part), 0, part) for part in parts]
