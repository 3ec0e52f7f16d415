"""Read ``name=value`` settings against a component's configuration."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, dataclass, fields

from rfcgen.debugger.declared import Declared
from rfcgen.debugger.port_types import Resolve, type_hint
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.suggest import suggest
from rfcgen.debugger.values import read_text, sketch
from rfcgen.runtime import ParameterProfile


@dataclass(frozen=True, slots=True)
class Missing:
    """A parameter that has neither a default nor a value; ``outline`` is a value of its type."""

    parameter: ParameterProfile
    outline: str


def read_settings(
    parameters: Iterable[ParameterProfile],
    settings: Iterable[str],
    *,
    resolve: Resolve,
    declared: Declared,
) -> Mapping[str, object]:
    """Return the typed values; `CommandError` names the parameter that does not fit."""
    known = {parameter.name: parameter for parameter in parameters}
    values: dict[str, object] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip()
        if not equals:
            raise CommandError(f"'{setting}' sets nothing", help="type NAME=VALUE")
        if name not in known:
            raise CommandError(f"no parameter '{name}'", help=suggest(name, known))
        value = read_text(text, type_hint(known[name].type, resolve), at=name)
        declared.check(value, known[name], name)
        values[name] = value
    return values


def missing_settings(
    configuration: type,
    parameters: Iterable[ParameterProfile],
    values: Mapping[str, object],
    *,
    resolve: Resolve,
) -> tuple[Missing, ...]:
    """Return the parameters that must be given a value and were not."""
    needed = {field.name for field in _fields(configuration) if _has_no_default(field)}
    return tuple(
        Missing(parameter, sketch(type_hint(parameter.type, resolve)))
        for parameter in parameters
        if parameter.name in needed and parameter.name not in values
    )


def _fields(configuration: type) -> tuple[Field[object], ...]:
    return fields(configuration)


def _has_no_default(field: Field[object]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING
