"""Read the text of a scalar or of an enumeration's value, and hold it against its facets."""

from collections.abc import Iterator
from fractions import Fraction
from typing import TypeGuard

from rfcgen.diagnostics import did_you_mean
from rfcgen.model.convert.outcome import Mistake, shown
from rfcgen.model.convert.scalars import Scalar, read_scalar
from rfcgen.model.types import EnumType, Facets
from rfcgen.model.values import EnumMember

Leaf = Scalar | EnumMember
LeafType = str | EnumType
"""The name of a built-in type, or an enumeration."""


def read_leaf(text: str, leaf_type: LeafType, qualified: str) -> Leaf | Mistake:
    """Return the value of a text; ``qualified`` is the name of the type with its namespace."""
    if isinstance(leaf_type, str):
        return read_scalar(text, leaf_type)
    names = [value.name for value in leaf_type.values]
    if text.strip() in names:
        return EnumMember(qualified, text.strip())
    return Mistake(f"{shown(text)} is not a value of '{qualified}'", did_you_mean(text[:64], names))


def facet_mistakes(
    leaf: Leaf, text: str, leaf_type: LeafType, qualified: str, facets: Facets
) -> Iterator[Mistake]:
    """Yield what the facets say against a value; facets that do not fit the type say nothing."""
    if isinstance(leaf_type, str) and is_number(leaf):
        yield from _number_mistakes(leaf, text, leaf_type, facets)
    if isinstance(leaf, str | bytes) and facets.max_length and len(leaf) > facets.max_length:
        unit = "characters" if isinstance(leaf, str) else "bytes"
        yield Mistake(f"{shown(text)} is longer than {facets.max_length} {unit}")
    choices = [read_leaf(choice, leaf_type, qualified) for choice in facets.choices]
    is_readable = not any(isinstance(choice, Mistake) for choice in choices)
    if choices and is_readable and leaf not in choices:
        yield Mistake(
            f"{shown(text)} is not one of the choices", did_you_mean(text[:64], facets.choices)
        )


def _number_mistakes(
    number: int | float, text: str, type_name: str, facets: Facets
) -> Iterator[Mistake]:
    def bound(facet: str | None) -> int | float | None:
        found = None if facet is None else read_scalar(facet, type_name)
        return found if is_number(found) else None

    minimum, maximum = bound(facets.minimum), bound(facets.maximum)
    above, below, step = bound(facets.above), bound(facets.below), bound(facets.step)
    if minimum is not None and number < minimum:
        yield Mistake(f"{shown(text)} is less than the minimum {facets.minimum}")
    if maximum is not None and number > maximum:
        yield Mistake(f"{shown(text)} is more than the maximum {facets.maximum}")
    if above is not None and number <= above:
        yield Mistake(f"{shown(text)} is not above {facets.above}")
    if below is not None and number >= below:
        yield Mistake(f"{shown(text)} is not below {facets.below}")
    if step and not is_on_grid(number, minimum or 0, step):
        start = f" from {facets.minimum}" if minimum else ""
        yield Mistake(f"{shown(text)} is not a whole number of steps of {facets.step}{start}")


def is_number(value: object) -> TypeGuard[int | float]:
    """Tell whether a value is a number; a bool is none."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_on_grid(value: int | float, start: int | float, step: int | float) -> bool:
    """Tell whether a number is a whole number of steps from the start, as the document has them."""
    try:
        return ((exact(value) - exact(start)) / exact(step)).denominator == 1
    except (OverflowError, ValueError):  # inf lies on no grid
        return False


def exact(number: int | float) -> Fraction:
    """Return what a document says, 0.1, not the float nearest to it."""
    return Fraction(repr(number))
