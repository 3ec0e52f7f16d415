"""The parameters of a system as keyword arguments."""

from collections.abc import Iterable
from dataclasses import dataclass

from rfcgen.model.component import Parameter
from rfcgen.model.names import identifier
from rfcgen.model.project import TypeTable
from rfcgen.render.constants import constant_names
from rfcgen.render.expression import Expression, Group
from rfcgen.render.literals import Literals
from rfcgen.render.members import default_of, parameter_members
from rfcgen.render.python_types import annotation
from rfcgen.render.type_names import TypeNames
from rfcgen.render.used_types import declared, types_of_value

RESERVED = frozenset({"self", "engine", "settings"})
"""Names that the generated class and its module need themselves."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A system parameter in Python: ``name`` in the document, ``identifier`` in the code.

    ``constant`` names what holds a default that must be computed: a call in a signature would be
    made once, where no reader expects it. It is empty for other defaults.
    """

    name: str
    identifier: str
    annotation: str
    default: Expression | None
    constant: str

    @property
    def declaration(self) -> tuple[str, Expression]:
        """Return the argument as the item of a signature."""
        typed = f"{self.identifier}: {self.annotation}"
        if self.default is None:
            return "", typed
        return f"{typed} = ", self.constant or self.default

    @property
    def required(self) -> tuple[str, Expression]:
        """Return the argument as the item of a signature that gives no default."""
        return "", f"{self.identifier}: {self.annotation}"


def types_of_arguments(parameters: Iterable[Parameter], table: TypeTable) -> set[str]:
    """Return the declared types that annotations and defaults name."""
    members = parameter_members(parameters)
    used = set(declared(one.type for one in members))
    for one in members:
        if one.default is not None:
            used.update(types_of_value(default_of(one, table)))
    return used


def arguments_of(
    parameters: Iterable[Parameter], table: TypeTable, names: TypeNames, *, owner: str
) -> tuple[Argument, ...]:
    """Return the parameters as arguments, in their order; ``owner`` is the system."""
    literals = Literals(table, names)
    members = parameter_members(parameters)
    constants = constant_names((one.name for one in members), owner=owner)
    found = []
    for one in members:
        default = None
        if one.default is not None:
            default = literals.write(default_of(one, table), one.type)
        found.append(
            Argument(
                name=one.name,
                identifier=identifier(one.name, RESERVED),
                annotation=annotation(one.type, names),
                default=default,
                constant=constants[one.name] if isinstance(default, Group) else "",
            )
        )
    return tuple(found)
