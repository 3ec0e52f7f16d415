"""The values that facets give."""

from pathlib import Path

from rfcgen.diagnostics import Place
from rfcgen.model.convert import convert
from rfcgen.model.project import TypeTable
from rfcgen.model.types import Facets, TypeReference
from rfcgen.model.values import RawValue, Value

_NOWHERE = Place(Path())


def facet_value(text: str, reference: TypeReference, table: TypeTable) -> Value:
    """Return the value that a facet's text has for the items of a type."""
    return convert(RawValue(_NOWHERE, text=text), reference.item, table).value


def choice_values(facets: Facets, reference: TypeReference, table: TypeTable) -> tuple[Value, ...]:
    """Return the values that are allowed, if they are listed."""
    return tuple(facet_value(choice, reference, table) for choice in facets.choices)


def number_facets(
    facets: Facets, reference: TypeReference, table: TypeTable
) -> dict[str, int | float]:
    """Return those of the facets that are numbers, by name."""
    texts = {
        "minimum": facets.minimum,
        "maximum": facets.maximum,
        "above": facets.above,
        "below": facets.below,
        "step": facets.step,
    }
    values = {
        name: facet_value(text, reference, table)
        for name, text in texts.items()
        if text is not None
    }
    return {name: value for name, value in values.items() if isinstance(value, int | float)}
