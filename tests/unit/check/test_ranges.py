"""Which facets allow more than others."""

import pytest

from rfcgen.check.ranges import wider_facets, written
from rfcgen.model.project import TypeTable
from rfcgen.model.types import Facets, TypeReference


@pytest.mark.parametrize(
    ("type_name", "outer", "inner", "expected"),
    [
        ("float64", Facets(minimum="0", maximum="2"), Facets(minimum="0", maximum="2.0"), []),
        ("float64", Facets(minimum="0"), Facets(above="0"), [("minimum", "above")]),
        ("float64", Facets(above="0"), Facets(minimum="0"), []),
        ("float64", Facets(below="3"), Facets(maximum="2"), [("below", "maximum")]),
        ("float64", Facets(maximum="2"), Facets(below="2"), [("maximum", "below")]),
        ("float64", Facets(), Facets(minimum="0"), []),
        ("float64", Facets(minimum="0"), Facets(), []),
        ("duration", Facets(maximum="1s"), Facets(maximum="900ms"), [("maximum", "maximum")]),
        ("duration", Facets(maximum="1s"), Facets(maximum="1000ms"), []),
        ("int32", Facets(choices=("1", "2")), Facets(choices=("2", "1", "3")), []),
        ("int32", Facets(choices=("1", "4")), Facets(choices=("1", "2")), [("choices", "choices")]),
        ("string", Facets(max_length=9), Facets(max_length=8), [("max-length", "max-length")]),
        ("float64", Facets(minimum="wrong"), Facets(minimum="0"), []),
    ],
)
def test_what_allows_more(
    type_name: str, outer: Facets, inner: Facets, expected: list[tuple[str, str]]
) -> None:
    assert [*wider_facets(outer, inner, TypeReference(type_name), TypeTable())] == expected


def test_a_facet_is_written_as_in_the_document() -> None:
    facets = Facets(choices=("1", "2"), max_length=8, below="2.50")
    assert written(facets, "choices") == 'choices="1 2"'
    assert written(facets, "max-length") == 'max-length="8"'
    assert written(facets, "below") == 'below="2.50"'
