"""Compare the values that two sets of facets allow."""

from collections.abc import Iterator
from pathlib import Path

from rfcgen.diagnostics import Place
from rfcgen.model.convert import convert
from rfcgen.model.project import TypeTable
from rfcgen.model.types import Facets, TypeReference
from rfcgen.model.values import RawValue, Value

_LOW, _HIGH = ("minimum", "above"), ("maximum", "below")


def wider_facets(
    outer: Facets, inner: Facets, item: TypeReference, table: TypeTable
) -> Iterator[tuple[str, str]]:
    """Yield the attributes of both where ``outer`` allows values that ``inner`` refuses.

    Where either says nothing, nothing can be said.
    """
    for sides in (_LOW, _HIGH):
        yield from _wider_bound(outer, inner, sides, item, table)
    if outer.choices and inner.choices:
        given = [_read(text, item, table) for text in outer.choices]
        allowed = [_read(text, item, table) for text in inner.choices]
        if any(choice not in allowed for choice in given):
            yield "choices", "choices"
    if outer.max_length and inner.max_length and outer.max_length > inner.max_length:
        yield "max-length", "max-length"


def written(facets: Facets, attribute: str) -> str:
    """Return a facet as the document has it."""
    value = getattr(facets, attribute.replace("-", "_"))
    text = " ".join(value) if isinstance(value, tuple) else str(value)
    return f'{attribute}="{text}"'


def _wider_bound(
    outer: Facets, inner: Facets, sides: tuple[str, str], item: TypeReference, table: TypeTable
) -> Iterator[tuple[str, str]]:
    wide, narrow = _bound(outer, sides, item, table), _bound(inner, sides, item, table)
    if wide is None or narrow is None:
        return
    (wide_name, wide_value), (narrow_name, narrow_value) = wide, narrow
    closed, opened = sides
    reaches = wide_value < narrow_value if closed == "minimum" else wide_value > narrow_value
    touches = wide_value == narrow_value and (wide_name, narrow_name) == (closed, opened)
    if reaches or touches:
        yield wide_name, narrow_name


def _bound(
    facets: Facets, sides: tuple[str, str], item: TypeReference, table: TypeTable
) -> tuple[str, float] | None:
    for name in sides:
        text = getattr(facets, name)
        value = None if text is None else _read(text, item, table)
        if isinstance(value, int | float):
            return name, value
    return None


def _read(text: str, item: TypeReference, table: TypeTable) -> Value:
    return convert(RawValue(Place(Path()), text=text), item, table).value
