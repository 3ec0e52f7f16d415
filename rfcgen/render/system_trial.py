"""The generated test of a system."""

from collections.abc import Mapping
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier
from rfcgen.model.project import TypeTable
from rfcgen.model.system import SystemSpec
from rfcgen.render.calls import uses_numpy
from rfcgen.render.expression import call, lay_out, mapping_of
from rfcgen.render.imports import Import, import_block
from rfcgen.render.literals import Literals, whole_number
from rfcgen.render.samples import sample
from rfcgen.render.strings import quoted
from rfcgen.render.system_parameters import RESERVED
from rfcgen.render.system_timing import periods_of
from rfcgen.render.type_names import import_types
from rfcgen.render.used_types import types_of_value

_IMPORTED = {
    "Iterator": "collections.abc",
    "SimulatedEngine": "rfcgen.runtime",
    "State": "rfcgen.runtime",
    "System": "rfcgen.runtime",
}
_PERIODS = 10
_MOST_CYCLES = 1_000
_WITHOUT_PERIODS = 100_000_000


@dataclass(frozen=True, slots=True)
class Trial:
    """Hold what the template of the test prints."""

    imports: str
    construction: str
    duration: str
    cycles: str


def trial_of(
    spec: SystemSpec, components: Mapping[str, ComponentSpec], table: TypeTable, package: str
) -> Trial:
    """Return how long the test runs and how often each periodic context must run in it.

    That is ten periods of the slowest context, but not more than 1,000 of the fastest.
    """
    periods = list(periods_of(spec, components))
    each = [period for _, _, period in periods]
    duration = min(max(each) * _PERIODS, min(each) * _MOST_CYCLES) if each else _WITHOUT_PERIODS
    cycles = [
        (f"({quoted(instance)}, {quoted(context)})", whole_number(duration // period))
        for instance, context, period in periods
    ]
    construction, imports = _construction(spec, table, package)
    return Trial(
        imports=import_block(imports, package),
        construction=construction,
        duration=whole_number(duration),
        cycles=lay_out(mapping_of(cycles), before="CYCLES = ") if cycles else "",
    )


def _construction(
    spec: SystemSpec, table: TypeTable, package: str
) -> tuple[str, tuple[Import, ...]]:
    """Return the statement that makes the system, with made-up values where it needs some."""
    needed = [one for one in spec.parameters if one.default is None]
    values = {one.name: sample(one.type, table, one.facets) for one in needed}
    qualified = {name for value in values.values() for name in types_of_value(value)}
    names = import_types(qualified, taken={*_IMPORTED, spec.name})
    literals = Literals(table, names)
    written = {
        identifier(one.name, RESERVED): literals.write(values[one.name], one.type) for one in needed
    }
    made = call(spec.name, "engine", **written)
    imports = [Import(module, name) for name, module in _IMPORTED.items()]
    imports += [Import("pytest"), Import(package, spec.name), *names.imports]
    imports += [Import("numpy", alias="np")] if uses_numpy(made) else []
    return lay_out(made, indent=4, before="system = "), tuple(imports)
