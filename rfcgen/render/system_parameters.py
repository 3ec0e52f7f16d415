"""The parameters of a system as keyword arguments."""

from collections.abc import Iterable
from dataclasses import dataclass

from rfcgen.model.component import Parameter
from rfcgen.model.convert import convert
from rfcgen.model.names import identifier
from rfcgen.model.project import TypeTable
from rfcgen.model.values import RawValue, Value
from rfcgen.render.expression import Expression, Group
from rfcgen.render.literals import Literals
from rfcgen.render.python_types import annotation
from rfcgen.render.type_names import TypeNames
from rfcgen.render.used_types import declared, types_of_value

RESERVED = frozenset({"self", "engine", "settings"})
"""Names that the generated class and its module need themselves."""


@dataclass(frozen=True, slots=True)
class Argument:
    """A system parameter in Python: ``name`` in the document, ``identifier`` in the code."""

    name: str
    identifier: str
    annotation: str
    default: Expression | None

    @property
    def constant(self) -> str:
        """Return the name of the constant that holds a default which must be computed.

        A call in a signature would be made once, where no reader expects it.
        """
        return self.identifier.upper() if isinstance(self.default, Group) else ""

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
    used = set(declared(one.type for one in parameters))
    for one in parameters:
        if one.default is not None:
            used.update(types_of_value(default_of(one, one.default, table)))
    return used


def arguments_of(
    parameters: Iterable[Parameter], table: TypeTable, names: TypeNames
) -> tuple[Argument, ...]:
    """Return the parameters as arguments, in their order."""
    literals = Literals(table, names)
    found = []
    for parameter in parameters:
        default = None
        if parameter.default is not None:
            value = default_of(parameter, parameter.default, table)
            default = literals.write(value, parameter.type)
        found.append(
            Argument(
                parameter.name,
                identifier(parameter.name, RESERVED),
                annotation(parameter.type, names),
                default,
            )
        )
    return tuple(found)


def default_of(parameter: Parameter, written: RawValue, table: TypeTable) -> Value:
    """Return what a default as written means."""
    return convert(written, parameter.type, table, parameter.facets).value
