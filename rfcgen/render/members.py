"""The members of a generated dataclass: the fields of a struct, the parameters of a component."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rfcgen.model.component import Parameter
from rfcgen.model.convert import convert
from rfcgen.model.project import TypeTable
from rfcgen.model.types import Facets, Field, Storage, StructType, TypeReference
from rfcgen.model.values import RawValue, Value
from rfcgen.render.python_types import is_array


@dataclass(frozen=True, slots=True)
class Member:
    """What a dataclass needs to know of a field or parameter."""

    name: str
    type: TypeReference
    facets: Facets
    description: str
    default: RawValue | None
    storage: Storage = Storage.AUTOMATIC

    @property
    def is_array(self) -> bool:
        """Tell whether the member is held as a numpy array."""
        return is_array(self.type, self.storage)


def members_of(fields: Iterable[Field]) -> tuple[Member, ...]:
    """Return the members that a struct's fields are."""
    return tuple(
        Member(one.name, one.type, one.facets, one.description, one.default, one.storage)
        for one in fields
    )


def parameter_members(parameters: Iterable[Parameter]) -> tuple[Member, ...]:
    """Return the members that parameters are in the configuration."""
    return tuple(
        Member(one.name, one.type, one.facets, one.description, one.default) for one in parameters
    )


def default_of(member: Member, table: TypeTable) -> Value:
    """Return the default of a member that has one."""
    if member.default is None:
        raise ValueError(f"'{member.name}' has no default")
    return convert(member.default, member.type, table, member.facets).value


def needs_factory(member: Member, table: TypeTable) -> bool:
    """Tell whether Python refuses the default in a class body, since it has no hash."""
    if member.default is None:
        return False
    return member.is_array or (member.type.shape is None and has_arrays(table, member.type.name))


def has_arrays(table: TypeTable, struct: str) -> bool:
    """Tell whether a struct has a numpy array itself, and so an equality of its own."""
    declared = table.find(struct)
    return isinstance(declared, StructType) and any(
        member.is_array for member in members_of(declared.fields)
    )


def last_required(members: Sequence[Member]) -> int:
    """Return the position behind which every member has a default."""
    required = [place for place, member in enumerate(members) if member.default is None]
    return required[-1] if required else 0
