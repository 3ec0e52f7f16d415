"""What the settings of an instance say about each parameter of its component."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, Parameter
from rfcgen.model.convert import convert
from rfcgen.model.project import Project
from rfcgen.model.system import Instance
from rfcgen.model.values import RawValue, Value
from rfcgen.render.used_types import types_of_value


@dataclass(frozen=True, slots=True)
class Assignment:
    """Give a parameter a value, or the system parameter that it comes from."""

    parameter: Parameter
    value: Value = None
    source: str = ""


def assignments_of(
    instance: Instance, component: ComponentSpec, project: Project
) -> tuple[Assignment, ...]:
    """Return what is set, in the order of the parameters; a single setting beats a file."""
    raw: dict[str, RawValue] = {}
    sources: dict[str, str] = {}
    for setting in instance.settings:
        if setting.file is not None and (values := project.values(setting.file)) is not None:
            raw |= dict(values.values)
    for setting in instance.settings:
        if setting.value is not None:
            raw[setting.parameter] = setting.value
        elif setting.source:
            sources[setting.parameter] = setting.source
    table = project.type_table(component.uses)
    found = []
    for parameter in component.parameters:
        if parameter.name in sources:
            found.append(Assignment(parameter, source=sources[parameter.name]))
        elif parameter.name in raw:
            written = raw[parameter.name]
            value = convert(written, parameter.type, table, parameter.facets).value
            found.append(Assignment(parameter, value))
    return tuple(found)


def types_needed(assignments: tuple[Assignment, ...]) -> Iterator[str]:
    """Yield the declared types whose names the values need."""
    for assignment in assignments:
        yield from types_of_value(assignment.value)
