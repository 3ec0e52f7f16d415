"""Made-up values are allowed by the type and its facets."""

from pathlib import Path

import pytest

from rfcgen.diagnostics import Place
from rfcgen.model.convert import convert
from rfcgen.model.project import TypeTable
from rfcgen.model.types import ArrayKind, Facets, Shape, TypeReference
from rfcgen.model.values import RawValue
from rfcgen.render.samples import sample

TABLE = TypeTable()


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize(
    ("name", "facets"),
    [
        ("float64", Facets(minimum="-1", maximum="-0.5")),
        ("float64", Facets(above="0", below="0.001")),
        ("float32", Facets(minimum="2", maximum="2")),
        ("float64", Facets(maximum="-7")),
        ("uint8", Facets(minimum="250", maximum="255", step="5")),
        ("int8", Facets(below="-100")),
        ("int32", Facets(choices=("5", "7"))),
        ("duration", Facets(minimum="3s", maximum="3s")),
        ("duration", Facets(above="1ns", below="3ns")),
        ("float64", Facets(minimum="0.1", maximum="0.3", step="0.1")),
        ("float64", Facets(above="0", maximum="10", step="2.5")),
        ("uint16", Facets(above="10", step="4")),
    ],
)
def test_number_is_within_its_limits(name: str, facets: Facets, number: int) -> None:
    reference = TypeReference(name)
    value = sample(reference, TABLE, facets, number=number)
    text = f"{value}ns" if name == "duration" else str(value)
    place = Place(Path("x.xml"))
    assert convert(RawValue(place, text=text), reference, TABLE, facets).problems == ()


@pytest.mark.parametrize(
    ("shape", "count"),
    [
        (Shape(ArrayKind.FIXED, 6), 6),
        (Shape(ArrayKind.OPEN), 2),
        (Shape(ArrayKind.BOUNDED, 32), 2),
    ],
)
def test_array_has_as_many_items_as_it_may(shape: Shape, count: int) -> None:
    value = sample(TypeReference("int8", shape), TABLE)
    assert isinstance(value, tuple)
    assert len(value) == count


def test_two_samples_differ() -> None:
    for name in ("bool", "int8", "float32", "string", "bytes", "time"):
        reference = TypeReference(name)
        assert sample(reference, TABLE) != sample(reference, TABLE, number=1)


def test_text_is_not_too_long() -> None:
    assert sample(TypeReference("string"), TABLE, Facets(max_length=3)) == "sam"
