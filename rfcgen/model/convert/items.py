"""Bring the three ways to write an array into one: a raw value per item."""

from collections.abc import Iterator

from rfcgen.diagnostics import Place, did_you_mean
from rfcgen.model.convert.outcome import Problem
from rfcgen.model.convert.scalars import words
from rfcgen.model.types import Field, StructType, TypeReference
from rfcgen.model.values import RawValue

Items = tuple[RawValue, ...]


def word_place(place: Place, word: str) -> Place:
    """Return the place of one word of a value."""
    return place.at(place.attribute, word) if place.attribute else place


def split_text(raw: RawValue) -> Items:
    """Return one raw value for each word of a text."""
    return tuple(RawValue(word_place(raw.place, word), text=word) for word in words(raw.text or ""))


def read_table(
    raw: RawValue, item: TypeReference, struct: StructType
) -> tuple[Items, tuple[Problem, ...]]:
    """Return the rows of a table as structs; a mistake in the columns hides those in the rows."""
    problems = tuple(_column_problems(raw, item, struct))
    if problems:
        return (), problems
    rows: list[RawValue] = []
    mistakes: list[Problem] = []
    for row in raw.items:
        cells = words(row.text or "")
        if row.text is None:
            mistakes.append(
                Problem("a row of a table gives its fields in value=", row.place, _row_help(raw))
            )
        elif len(cells) != len(raw.columns):
            wanted, got = len(raw.columns), len(cells)
            mistakes.append(
                Problem(f"the row has {got} of {wanted} columns", row.place, _row_help(raw))
            )
        else:
            members = zip(raw.columns, split_text(row), strict=True)
            rows.append(RawValue(row.place, members=tuple(members)))
    return tuple(rows), tuple(mistakes)


def _row_help(raw: RawValue) -> str:
    return f"write '{' '.join(raw.columns)}', separated by spaces"


def _column_problems(raw: RawValue, item: TypeReference, struct: StructType) -> Iterator[Problem]:
    fields = {field.name: field for field in struct.fields}
    for position, column in enumerate(raw.columns):
        place = raw.place.at("columns", column)
        field = fields.get(column)
        if field is None:
            yield Problem(
                f"'{item.name}' has no field '{column}'", place, did_you_mean(column, fields)
            )
        elif column in raw.columns[:position]:
            yield Problem(f"column '{column}' is given twice", place, "remove one of them")
        elif not _fits_a_cell(field):
            yield Problem(
                f"field '{column}' of type {field.type} does not fit into one column",
                place,
                "write each item as <value> with one <set field> per field",
            )
    missing = [
        field.name
        for field in struct.fields
        if field.name not in raw.columns and needs_value(field)
    ]
    if missing:
        names = ", ".join(f"'{name}'" for name in missing)
        yield Problem(f"columns miss {names} of '{item.name}'", raw.place.at("columns"))


def needs_value(field: Field) -> bool:
    """Tell whether a struct's value must give this field."""
    return field.default is None and not (field.type.shape and field.type.shape.is_optional)


def _fits_a_cell(field: Field) -> bool:
    return field.type.shape is None or field.type.shape.is_optional
