"""The module ``settings`` of a system: one function for each instance that is configured."""

from collections import Counter
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier, package_name
from rfcgen.model.project import Project
from rfcgen.model.system import Instance, SystemSpec
from rfcgen.render.calls import uses_numpy
from rfcgen.render.docstrings import docstring
from rfcgen.render.expression import Expression, Group, call, flat, lay_out, statement
from rfcgen.render.imports import Import, import_block
from rfcgen.render.literals import Literals
from rfcgen.render.python_types import is_array
from rfcgen.render.system_assignments import Assignment, assignments_of, types_needed
from rfcgen.render.system_names import Bindings
from rfcgen.render.system_parameters import Argument, arguments_of
from rfcgen.render.type_names import TypeNames, import_types
from rfcgen.render.used_types import declared

Values = dict[str, Expression]
"""An expression for each keyword of a configuration."""

_LONG = 60
"""A value longer than this is worth a constant when several instances share it."""


@dataclass(frozen=True, slots=True)
class Configured:
    """An instance whose settings say something."""

    instance: Instance
    component: ComponentSpec
    assignments: tuple[Assignment, ...]

    @property
    def sources(self) -> tuple[str, ...]:
        """Return the system parameters that values come from, each once."""
        return tuple(dict.fromkeys(one.source for one in self.assignments if one.source))


@dataclass(frozen=True, slots=True)
class SettingsModule:
    """Hold what the template prints."""

    imports: str
    constants: tuple[str, ...]
    functions: tuple[str, ...]


def configured_instances(
    spec: SystemSpec, components: Mapping[str, ComponentSpec], project: Project
) -> tuple[Configured, ...]:
    """Return the instances that the system configures, in its order."""
    found = (
        Configured(
            one,
            components[one.component],
            assignments_of(one, components[one.component], project),
        )
        for one in spec.instances
    )
    return tuple(one for one in found if one.assignments)


def settings_module(
    spec: SystemSpec, configured: tuple[Configured, ...], project: Project, own: str
) -> SettingsModule:
    """Return the functions that make the configurations."""
    functions = {identifier(one.instance.name) for one in configured}
    passed = [
        one for one in spec.parameters if any(one.name in some.sources for some in configured)
    ]
    constants = {
        assignment.parameter.name.upper() for one in configured for assignment in one.assignments
    }
    own_names = {*functions, *constants, *(identifier(one.name) for one in passed)}
    bindings = Bindings({*own_names, "np", "npt"})
    classes = [_bind_configuration(one.component, bindings) for one in configured]
    qualified = {name for one in configured for name in types_needed(one.assignments)}
    qualified |= set(declared(one.type for one in passed))
    names = import_types(qualified, taken=bindings.taken)
    arguments = arguments_of(passed, project.type_table(spec.uses), names, owner=spec.name)
    values = [_values(one, project, names, arguments) for one in configured]
    shared = _shared(values, functions)
    computes_arrays = any(uses_numpy(value) for one in values for value in one.values())
    annotates_arrays = any(is_array(one.type) for one in passed)
    imports = [*bindings.imports, *names.imports]
    imports += [Import("numpy", alias="np")] if computes_arrays or annotates_arrays else []
    imports += [Import("numpy.typing", alias="npt")] if annotates_arrays else []
    texts = (
        _function(one, call(class_name, **_with_constants(set_to, shared)), arguments)
        for one, class_name, set_to in zip(configured, classes, values, strict=True)
    )
    return SettingsModule(
        imports=import_block(imports, own),
        constants=tuple(statement(f"{name} = ", value) for name, value in shared.items()),
        functions=tuple(texts),
    )


def _shared(values: Iterable[Values], taken: Container[str]) -> Values:
    """Return the long values that several instances have under one name, as constants."""
    counted = Counter(
        (name, value) for one in values for name, value in one.items() if len(flat(value)) > _LONG
    )
    found: dict[str, Expression] = {}
    for (name, value), count in counted.items():
        constant = _constant(name)
        if count > 1 and constant not in found and constant not in taken:
            found[constant] = value
    return found


def _with_constants(values: Values, shared: Values) -> Values:
    return {
        name: constant if shared.get(constant := _constant(name)) == value else value
        for name, value in values.items()
    }


def _constant(keyword: str) -> str:
    return keyword.upper().rstrip("_")


def _values(
    one: Configured, project: Project, names: TypeNames, arguments: Iterable[Argument]
) -> Values:
    """Return what each parameter of an instance is set to."""
    literals = Literals(project.type_table(one.component.uses), names)
    passed = {argument.name: argument.identifier for argument in arguments}
    return {
        identifier(assignment.parameter.name): passed[assignment.source]
        if assignment.source
        else literals.write(assignment.value, assignment.parameter.type)
        for assignment in one.assignments
    }


def _bind_configuration(component: ComponentSpec, bindings: Bindings) -> str:
    package = package_name(component.name, component.package)
    return bindings.bind(package, "Configuration", f"{component.name}Configuration")


def _function(one: Configured, made: Group, arguments: Iterable[Argument]) -> str:
    needed = [argument.required for argument in arguments if argument.name in one.sources]
    signature = Group(
        f"def {identifier(one.instance.name)}(",
        (("", "*"), *needed) if needed else (),
        f") -> {made.opening[:-1]}:",
        is_call=True,
    )
    summary = docstring(f"Return the configuration of {one.instance.name}.")
    body = lay_out(made, indent=4, before="return ")
    return f"{lay_out(signature)}\n    {summary}\n{body}"


def settings_call(one: Configured, arguments: Iterable[Argument]) -> Expression:
    """Return the expression that asks the module for the configuration of an instance."""
    passed = {
        argument.identifier: argument.identifier
        for argument in arguments
        if argument.name in one.sources
    }
    return call(f"settings.{identifier(one.instance.name)}", **passed)
