"""Read ``name=value`` settings against a component's configuration class."""

from collections.abc import Iterable, Mapping
from dataclasses import MISSING, Field, fields
from typing import get_type_hints

from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.suggest import suggest
from rfcgen.debugger.values import read_text, sketch


def read_settings(configuration: type, settings: Iterable[str]) -> Mapping[str, object]:
    """Return the typed values; `CommandError` names the parameter that does not fit."""
    hints = get_type_hints(configuration)
    known = [field.name for field in _fields(configuration)]
    values: dict[str, object] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        name = name.strip()
        if not equals:
            raise CommandError(f"'{setting}' sets nothing", help="type NAME=VALUE")
        if name not in known:
            raise CommandError(f"no parameter '{name}'", help=suggest(name, known))
        values[name] = read_text(text, hints[name], at=name)
    return values


def missing_settings(configuration: type, values: Mapping[str, object]) -> Mapping[str, str]:
    """Return the parameters that have neither a default nor a value, with a value in outline."""
    hints = get_type_hints(configuration)
    return {
        field.name: sketch(hints[field.name])
        for field in _fields(configuration)
        if field.name not in values
        and field.default is MISSING
        and field.default_factory is MISSING
    }


def _fields(configuration: type) -> tuple[Field[object], ...]:
    return fields(configuration)
