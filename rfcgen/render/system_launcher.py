"""The function that makes a system from what the command line says."""

from collections.abc import Iterable
from dataclasses import dataclass

from rfcgen.model.component import Parameter
from rfcgen.model.names import identifier
from rfcgen.model.project import TypeTable
from rfcgen.model.system import SystemSpec
from rfcgen.model.types import FLOATS, INTEGERS, TypeReference
from rfcgen.render.expression import Expression, Group, Quoted, call, lay_out
from rfcgen.render.imports import Import, import_block
from rfcgen.render.literals import scalar
from rfcgen.render.members import Member, default_of, parameter_members
from rfcgen.render.system_parameters import RESERVED

_READERS = {
    "string": ("text", '""'),
    "bool": ("flag", "False"),
    "time": ("integer", "0"),
    "duration": ("duration", "0"),
    **dict.fromkeys(INTEGERS, ("integer", "0")),
    **dict.fromkeys(FLOATS, ("number", "0.0")),
}
"""The method of ``Settings`` for each scalar, and what stands in for a default."""


@dataclass(frozen=True, slots=True)
class Launcher:
    """Hold what the template of the launcher prints."""

    imports: str
    signature: str
    demand: str
    construction: str


def launcher_of(spec: SystemSpec, table: TypeTable, package: str) -> Launcher:
    """Return the function; parameters that are no scalars keep their defaults."""
    settable = [one for one in parameter_members(spec.parameters) if is_settable(one.type)]
    arguments = {identifier(one.name, RESERVED): _reading(one, table) for one in settable}
    needed = [Quoted(one.name) for one in settable if one.default is None]
    settings = "settings" if settable else "_settings"
    signature = Group(
        "def build(",
        (("", "engine: Engine"), ("", f"{settings}: Settings")),
        f") -> {spec.name}:",
        is_call=True,
    )
    imports = [
        Import("sys"),
        Import("rfcgen.runtime", "Engine"),
        Import("rfcgen.runtime.launcher", "main"),
        Import("rfcgen.runtime.settings", "Settings"),
        Import(f"{package}.wiring", spec.name),
    ]
    return Launcher(
        imports=import_block(imports, package),
        signature=lay_out(signature),
        demand=lay_out(call("settings.require", *needed), indent=4) if needed else "",
        construction=lay_out(call(spec.name, "engine", **arguments), indent=4, before="return "),
    )


def is_settable(reference: TypeReference) -> bool:
    """Tell whether the command line can give a value of the type."""
    return reference.shape is None and reference.name in _READERS


def unsettable(parameters: Iterable[Parameter]) -> tuple[Parameter, ...]:
    """Return the parameters that the command line must give but cannot."""
    return tuple(one for one in parameters if one.default is None and not is_settable(one.type))


def _reading(parameter: Member, table: TypeTable) -> Expression:
    reader, stand_in = _READERS[parameter.type.name]
    default: Expression = stand_in
    if parameter.default is not None:
        default = scalar(default_of(parameter, table))
    name = Quoted(parameter.name)
    if reader == "flag":
        return call(f"settings.{reader}", name, default=default)
    return call(f"settings.{reader}", name, default)
