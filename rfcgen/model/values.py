"""Values as a document writes them, before their type is known."""

from dataclasses import dataclass, field

from rfcgen.diagnostics import Place


@dataclass(frozen=True, slots=True)
class RawValue:
    """Hold a value as written.

    One of four forms: ``text`` (a scalar, or the items of an array of numbers separated by
    spaces), ``items`` (one ``<value>`` per array element), ``members`` (one ``<set field>`` per
    struct field), or ``columns`` with ``items`` (an array of structs as a table: the text of each
    item gives those fields in order).
    """

    place: Place = field(compare=False)
    text: str | None = None
    items: tuple["RawValue", ...] = ()
    members: tuple[tuple[str, "RawValue"], ...] = ()
    columns: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EnumMember:
    """A value of an enumeration."""

    type: str
    name: str


@dataclass(frozen=True, slots=True)
class StructValue:
    """A value of a struct: every field, in the order of its declaration."""

    type: str
    members: tuple[tuple[str, "Value"], ...]


Value = bool | int | float | str | bytes | EnumMember | StructValue | tuple["Value", ...] | None
"""A value whose type is known; ``None`` is the empty ``T[..1]``; times are whole nanoseconds."""
