"""The module of sample values that the tests of a component share."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, Parameter
from rfcgen.model.names import identifier
from rfcgen.model.ports import DataIn, DataOut
from rfcgen.model.project import TypeTable
from rfcgen.model.values import Value
from rfcgen.render.calls import calls_of
from rfcgen.render.constants import constant_names
from rfcgen.render.expression import Expression, call, declaration, statement, subscript, tuple_of
from rfcgen.render.imports import Import, import_block
from rfcgen.render.literals import Literals
from rfcgen.render.python_types import annotation_of, is_array
from rfcgen.render.samples import sample
from rfcgen.render.type_names import TypeNames, import_types
from rfcgen.render.used_types import declared, types_of_ports, types_of_value

SAMPLES_EACH = 2
_TAKEN = frozenset({"Configuration", "configuration", "repeat", "np", "npt"})


@dataclass(frozen=True, slots=True)
class SamplesModule:
    """What the template of the samples prints."""

    imports: str
    constants: tuple[str, ...]
    configuration: str


def sample_names(spec: ComponentSpec) -> dict[str, str]:
    """Return the constant that holds the samples of each data port."""
    ports = (port.name for port in spec.ports if isinstance(port, DataIn | DataOut))
    return constant_names(ports, owner=spec.name)


def required_parameters(spec: ComponentSpec) -> tuple[Parameter, ...]:
    """Return the parameters that every instance must be given."""
    return tuple(one for one in spec.parameters if one.default is None)


def samples_module(spec: ComponentSpec, table: TypeTable, package: str) -> SamplesModule:
    """Return two samples for each data port, and a configuration."""
    constants = sample_names(spec)
    names = _names(spec, table, {*_TAKEN, *constants.values()})
    literals = Literals(table, names, repeats=True)
    values = {
        port.name: tuple_of(
            [
                literals.write(sample(port.type, table, number=number), port.type)
                for number in range(SAMPLES_EACH)
            ]
        )
        for port in spec.ports
        if isinstance(port, DataIn | DataOut)
    }
    made = call("Configuration", **_configuration(spec, literals))
    lines = tuple(
        declaration(
            constants[port.name],
            subscript("tuple", annotation_of(port.type, names), "..."),
            values[port.name],
        )
        for port in spec.ports
        if isinstance(port, DataIn | DataOut)
    )
    imports = {
        Import(f"{package}._generated.configuration", "Configuration"),
        *names.imports,
        *_imports([*values.values(), made], spec),
    }
    return SamplesModule(
        imports=import_block(imports, package),
        constants=lines,
        configuration=statement("return ", made, indent=4).strip(),
    )


def parameter_sample(parameter: Parameter, table: TypeTable, *, number: int = 0) -> Value:
    """Return a value that a parameter allows."""
    return sample(parameter.type, table, parameter.facets, number=number)


def _configuration(spec: ComponentSpec, literals: Literals) -> dict[str, Expression]:
    return {
        identifier(one.name): literals.write(parameter_sample(one, literals.table), one.type)
        for one in required_parameters(spec)
    }


def _names(spec: ComponentSpec, table: TypeTable, taken: set[str]) -> TypeNames:
    used = set(declared(types_of_ports(spec)))
    for port in spec.ports:
        if isinstance(port, DataIn | DataOut):
            for number in range(SAMPLES_EACH):
                used.update(types_of_value(sample(port.type, table, number=number)))
    for parameter in required_parameters(spec):
        used.update(types_of_value(parameter_sample(parameter, table)))
    return import_types(used, taken=taken)


def _imports(written: list[Expression], spec: ComponentSpec) -> Iterator[Import]:
    called = {name for expression in written for name in calls_of(expression)}
    if "repeat" in called:
        yield Import("itertools", "repeat")
    if any(name.startswith("np.") for name in called):
        yield Import("numpy", alias="np")
    if any(isinstance(one, DataIn | DataOut) and is_array(one.type) for one in spec.ports):
        yield Import("numpy", alias="np")
        yield Import("numpy.typing", alias="npt")
