"""Made-up values that every type and its facets allow, for tests."""

from fractions import Fraction

from rfcgen.model.convert import exact
from rfcgen.model.project import TypeTable
from rfcgen.model.types import (
    FLOATS,
    INTEGERS,
    NO_FACETS,
    ArrayKind,
    EnumType,
    Facets,
    StructType,
    TypeReference,
)
from rfcgen.model.values import EnumMember, StructValue, Value
from rfcgen.render.facet_values import choice_values, number_facets
from rfcgen.render.sample_numbers import pick, range_of

_FINE = Fraction(1, 2)
_MILLISECOND = Fraction(1_000_000)
_STEPS = {
    **dict.fromkeys(FLOATS, (_FINE,)),
    **dict.fromkeys(("time", "duration"), (_MILLISECOND, Fraction(1))),
}
_LIMITS = {**INTEGERS, "time": (0, INTEGERS["int64"][1]), "duration": INTEGERS["int64"]}
_FEW = 2


def sample(
    reference: TypeReference, table: TypeTable, facets: Facets = NO_FACETS, *, number: int = 0
) -> Value:
    """Return a value of the type; another ``number`` gives another value where there is one."""
    shape = reference.shape
    if shape is None or shape.is_optional:
        return _item(reference.item, table, facets, number)
    count = shape.size if shape.kind is ArrayKind.FIXED else _FEW
    if shape.kind is ArrayKind.BOUNDED:
        count = min(count, shape.size)
    return (_item(reference.item, table, facets, number),) * count


def _item(reference: TypeReference, table: TypeTable, facets: Facets, number: int) -> Value:
    choices = choice_values(facets, reference, table)
    if choices:
        return choices[number % len(choices)]
    if reference.is_scalar:
        return _scalar(reference, table, facets, number)
    declaration = table.find(reference.name)
    if isinstance(declaration, EnumType):
        values = declaration.values
        return EnumMember(reference.name, values[number % len(values)].name)
    if isinstance(declaration, StructType):
        members = tuple(
            (field.name, sample(field.type, table, field.facets, number=number))
            for field in declaration.fields
        )
        return StructValue(reference.name, members)
    raise TypeError(f"'{reference}' is not a type of values")


def _scalar(reference: TypeReference, table: TypeTable, facets: Facets, number: int) -> Value:
    name = reference.name
    if name == "bool":
        return number % 2 == 0
    if name == "string":
        return f"sample {number + 1}"[: facets.max_length]
    if name == "bytes":
        return bytes([number + 1, 255])[: facets.max_length]
    facet_values = number_facets(facets, reference, table)
    limits = range_of(facet_values, _LIMITS.get(name))
    step = facet_values.get("step")
    steps = [exact(step)] if step else _STEPS.get(name, (Fraction(1),))
    value = pick(limits, steps, number)
    return float(value) if name in FLOATS else int(value)
