"""Convert a value of any type: scalars, enumerations, structs, arrays and tables."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rfcgen.diagnostics import did_you_mean
from rfcgen.model.convert.items import Items, needs_value, read_table, split_text
from rfcgen.model.convert.leaf import LeafType, facet_mistakes, read_leaf
from rfcgen.model.convert.outcome import Converted, Mistake, Problem
from rfcgen.model.project import TypeTable
from rfcgen.model.types import (
    NO_FACETS,
    ArrayKind,
    EnumType,
    Facets,
    Field,
    Shape,
    StructType,
    TypeReference,
)
from rfcgen.model.values import RawValue, StructValue, Value


@dataclass(frozen=True, slots=True)
class _Scope:
    """Hold what a value is judged by; ``expanding`` are the structs whose defaults are open."""

    table: TypeTable
    facets: Facets = NO_FACETS
    expanding: frozenset[str] = field(default=frozenset())


def convert(
    raw: RawValue, reference: TypeReference, table: TypeTable, facets: Facets = NO_FACETS
) -> Converted:
    """Return the value that ``raw`` has as the type, with every problem it has.

    A type that the table does not know gives no value and no problem: the check of types has
    said so already.
    """
    return _convert(raw, reference, _Scope(table, facets))


def _convert(raw: RawValue, reference: TypeReference, scope: _Scope) -> Converted:
    declaration = None if reference.is_scalar else scope.table.find(reference.name)
    if not reference.is_scalar and not isinstance(declaration, EnumType | StructType):
        return Converted(None)
    if reference.shape is not None:
        if reference.shape.is_optional:
            return _optional(raw, reference.item, scope)
        return _array(raw, reference, reference.shape, scope)
    if isinstance(declaration, StructType):
        return _struct(raw, reference.name, declaration, scope)
    leaf_type = declaration if isinstance(declaration, EnumType) else reference.name
    return _leaf(raw, reference.name, leaf_type, scope.facets)


def _leaf(raw: RawValue, name: str, leaf_type: LeafType, facets: Facets) -> Converted:
    if raw.text is None or raw.items or raw.members:
        return _refused(raw, f"a value of type {name} is one text", 'write it as value="…"')
    leaf = read_leaf(raw.text, leaf_type, name)
    if isinstance(leaf, Mistake):
        return Converted(None, (leaf.at(raw.place),))
    mistakes = facet_mistakes(leaf, raw.text, leaf_type, name, facets)
    return Converted(leaf, tuple(mistake.at(raw.place) for mistake in mistakes))


def _optional(raw: RawValue, item: TypeReference, scope: _Scope) -> Converted:
    """Read ``T[..1]``: nothing, the one item itself, or a list with at most one."""
    if raw.members or (raw.text and not raw.items):
        return _convert(raw, item, scope)
    if len(raw.items) > 1:
        return _refused(raw, f"there are {len(raw.items)} items, at most 1 may be given")
    return _convert(raw.items[0], item, scope) if raw.items else Converted(None)


def _array(raw: RawValue, reference: TypeReference, shape: Shape, scope: _Scope) -> Converted:
    if raw.members:
        return _refused(raw, f"a value of type {reference} has items, not fields", "use <value>")
    items, problems = _items(raw, reference.item, scope.table)
    converted = [_convert(item, reference.item, scope) for item in items]
    problems += _all_problems(converted)
    given = len(raw.items) or len(items)
    if shape.kind is ArrayKind.FIXED and given != shape.size:
        problems += (Problem(f"{reference} has {shape.size} items, {given} are given", raw.place),)
    if shape.kind is ArrayKind.BOUNDED and given > shape.size:
        text = f"{reference} has at most {shape.size} items, {given} are given"
        problems += (Problem(text, raw.place),)
    return Converted(tuple(one.value for one in converted), problems)


def _items(
    raw: RawValue, item: TypeReference, table: TypeTable
) -> tuple[Items, tuple[Problem, ...]]:
    declaration = table.find(item.name)
    if raw.text and raw.items:
        text = "the value is given as text and as items"
        return (), (Problem(text, raw.place, "keep one of them"),)
    if raw.columns:
        if isinstance(declaration, StructType):
            return read_table(raw, item, declaration)
        problem = Problem(f"columns need an array of structs, not of {item}", raw.place)
        return (), (problem,)
    if raw.items:
        return raw.items, ()
    if raw.text and isinstance(declaration, StructType):
        text = f"an array of '{item}' cannot be one text"
        return (), (Problem(text, raw.place, 'give columns="…" and one <value> per item'),)
    return split_text(raw), ()


def _struct(raw: RawValue, name: str, struct: StructType, scope: _Scope) -> Converted:
    if raw.text or raw.items:
        return _refused(raw, f"a value of '{name}' has fields", "write one <set field> for each")
    problems = list(_member_problems(raw, name, struct))
    given = dict(reversed(raw.members))
    members: list[tuple[str, Value]] = []
    for declared in struct.fields:
        member = given.get(declared.name)
        converted = (
            _default(declared, name, scope)
            if member is None
            else _convert(member, declared.type, replace(scope, facets=declared.facets))
        )
        members.append((declared.name, converted.value))
        problems.extend(converted.problems)
    return Converted(StructValue(name, tuple(members)), tuple(problems))


def _member_problems(raw: RawValue, name: str, struct: StructType) -> list[Problem]:
    problems: list[Problem] = []
    known = [declared.name for declared in struct.fields]
    seen: set[str] = set()
    for member, value in raw.members:
        place = value.place.at("field")
        if member not in known:
            text = f"'{name}' has no field '{member}'"
            problems.append(Problem(text, place, did_you_mean(member, known)))
        elif member in seen:
            problems.append(Problem(f"field '{member}' is set twice", place, "remove one of them"))
        seen.add(member)
    for declared in struct.fields:
        if declared.name not in seen and needs_value(declared):
            text = f"field '{declared.name}' of '{name}' is missing"
            problems.append(Problem(text, raw.place, f'add <set field="{declared.name}" …/>'))
    return problems


def _default(declared: Field, struct: str, scope: _Scope) -> Converted:
    """Return a field's own default; its problems are told where it is declared."""
    if declared.default is None or struct in scope.expanding:
        return Converted(None)
    inner = replace(scope, facets=declared.facets, expanding=scope.expanding | {struct})
    return Converted(_convert(declared.default, declared.type, inner).value)


def _refused(raw: RawValue, message: str, help_text: str = "") -> Converted:
    return Converted(None, (Problem(message, raw.place, help_text),))


def _all_problems(converted: Iterable[Converted]) -> tuple[Problem, ...]:
    return tuple(problem for one in converted for problem in one.problems)
