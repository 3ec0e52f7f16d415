"""The module that tells the tests what the structs of a component's outputs may hold."""

from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier
from rfcgen.model.ports import DataOut
from rfcgen.model.project import TypeTable
from rfcgen.model.types import Field, StructType
from rfcgen.render.component_profile import RUNTIME, value_profile
from rfcgen.render.expression import Expression, Group, declaration, mapping_of, tuple_of
from rfcgen.render.facet_values import choice_values
from rfcgen.render.imports import Import, import_block
from rfcgen.render.literals import Literals
from rfcgen.render.type_names import import_types
from rfcgen.render.used_types import closure, declared, types_of_value

_TAKEN = frozenset({"FIELDS", "ParameterProfile"})
_HINT = "dict[type, tuple[ParameterProfile, ...]]"


@dataclass(frozen=True, slots=True)
class FieldsModule:
    """What the template of the fields prints."""

    imports: str
    fields: str


def has_structs(spec: ComponentSpec, table: TypeTable) -> bool:
    """Tell whether any output sends a struct, itself or in an array."""
    return bool(_structs(spec, table))


def fields_module(spec: ComponentSpec, table: TypeTable, package: str) -> FieldsModule:
    """Return the fields of every struct that an output can send."""
    structs = _structs(spec, table)
    values = {
        name
        for struct in structs.values()
        for one in struct.fields
        for choice in choice_values(one.facets, one.type, table)
        for name in types_of_value(choice)
    }
    names = import_types({*structs, *values}, taken=_TAKEN)
    literals = Literals(table, names)
    table_of_fields = mapping_of(
        [(names.of(name), _fields(struct, literals)) for name, struct in structs.items()]
    )
    imports = [*names.imports, Import(RUNTIME, "ParameterProfile")]
    return FieldsModule(
        imports=import_block(imports, package),
        fields=declaration("FIELDS", _HINT, table_of_fields),
    )


def _structs(spec: ComponentSpec, table: TypeTable) -> dict[str, StructType]:
    sent = declared(port.type for port in spec.ports if isinstance(port, DataOut))
    found = ((name, table.find(name)) for name in closure(sent, table))
    return {name: one for name, one in found if isinstance(one, StructType)}


def _fields(struct: StructType, literals: Literals) -> Group:
    fields: list[Expression] = [_field(one, literals) for one in struct.fields]
    return tuple_of(fields)


def _field(field: Field, literals: Literals) -> Group:
    name = identifier(field.name)  # as the attribute of the class is called
    return value_profile(name, field.type, field.facets, literals)
