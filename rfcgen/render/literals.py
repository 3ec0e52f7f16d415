"""Typed values as Python expressions."""

import math
from dataclasses import dataclass

from rfcgen.model.names import identifier
from rfcgen.model.project import TypeTable
from rfcgen.model.types import FLOATS, Field, Storage, StructType, TypeReference
from rfcgen.model.values import EnumMember, StructValue, Value
from rfcgen.render.expression import Expression, Quoted, call, flat, tuple_of
from rfcgen.render.local_names import PLAIN, LocalNames
from rfcgen.render.python_types import dtype, is_array
from rfcgen.render.type_names import TypeNames

_LONG = 10_000
"""A number this large reads better with its thousands separated."""

_LONG_TEXT = 40


@dataclass(frozen=True, slots=True)
class Literals:
    """Write values in a module that calls the types by ``names``.

    ``repeats`` shortens equal items: for made-up values, not for those a user wrote.
    ``local`` knows the names that the class around them hides.
    """

    table: TypeTable
    names: TypeNames
    repeats: bool = False
    local: LocalNames = PLAIN

    def write(
        self, value: Value, reference: TypeReference, storage: Storage = Storage.AUTOMATIC
    ) -> Expression:
        """Return the expression of a value of a type."""
        if value is None:
            return "None"
        if isinstance(value, tuple):
            items = [self._item(item, reference.item) for item in value]
            if is_array(reference, storage):
                return self._array(value, items, reference)
            return self._tuple(items)
        return self._item(value, reference.item)

    def _item(self, value: Value, reference: TypeReference) -> Expression:
        if isinstance(value, StructValue):
            return self._struct(value)
        if isinstance(value, EnumMember):
            return f"{self.names.of(value.type)}.{identifier(value.name)}"
        if reference.name in FLOATS and isinstance(value, int | float):
            value = float(value)
        if self.repeats and isinstance(value, str | bytes) and _is_monotonous(value):
            return f"{flat(scalar(value[:1], self.local))} * {whole_number(len(value))}"
        return scalar(value, self.local)

    def _struct(self, value: StructValue) -> Expression:
        fields = fields_of(self.table, value.type)
        members = {
            identifier(name): self.write(member, fields[name].type, fields[name].storage)
            for name, member in value.members
        }
        return call(self.names.of(value.type), **members)

    def _tuple(self, items: list[Expression]) -> Expression:
        if self.repeats and _is_tedious(items):
            return call("tuple", call("repeat", items[0], str(len(items))))
        return tuple_of(items)

    def _array(
        self, value: tuple[Value, ...], items: list[Expression], reference: TypeReference
    ) -> Expression:
        numpy, kind = self.local.of("np"), dtype(reference, self.local)
        if self.repeats and len(items) > 8 and all(item == value[0] for item in value):
            return call(f"{numpy}.full", str(len(items)), items[0], dtype=kind)
        return call(f"{numpy}.array", tuple_of(items), dtype=kind)


def _is_tedious(items: list[Expression]) -> bool:
    """Tell whether equal items would fill a line or more."""
    if len(items) < 2 or any(item != items[0] for item in items):
        return False
    return not isinstance(items[0], str) or len(items) * len(items[0]) > 40


def _is_monotonous(text: str | bytes) -> bool:
    """Tell whether a long text repeats one character."""
    return len(text) > _LONG_TEXT and len(set(text)) == 1


def fields_of(table: TypeTable, struct: str) -> dict[str, Field]:
    """Return the fields of a struct by name, empty if there is no such struct."""
    declaration = table.find(struct)
    fields = declaration.fields if isinstance(declaration, StructType) else ()
    return {field.name: field for field in fields}


def scalar(value: Value, local: LocalNames = PLAIN) -> Expression:
    """Return the expression of a value that is no array, struct or enumeration."""
    if isinstance(value, str):
        return Quoted(value)
    if isinstance(value, bytes):
        return call(f"{local.built_in('bytes')}.fromhex", Quoted(value.hex(" ")))
    if isinstance(value, float) and not math.isfinite(value):
        return f'{local.built_in("float")}("{value}")'
    if isinstance(value, bool | float | None):
        return repr(value)
    if isinstance(value, int):
        return whole_number(value)
    raise TypeError(f"{type(value).__name__} is no scalar")


def whole_number(value: int) -> str:
    """Return a whole number; a large one has its thousands separated."""
    return f"{value:_}" if abs(value) >= _LONG else str(value)
