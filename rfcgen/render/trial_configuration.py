"""The tests of the configuration: every limit refuses, and refusing changes nothing (S-044)."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.model.component import Change, ComponentSpec, Parameter
from rfcgen.model.convert import is_on_grid
from rfcgen.model.names import identifier
from rfcgen.model.project import TypeTable
from rfcgen.model.types import FLOATS, EnumType, TypeReference
from rfcgen.model.values import EnumMember, Value
from rfcgen.render.calls import calls_of
from rfcgen.render.expression import Expression, Quoted, call, lay_out, statement, tuple_of
from rfcgen.render.facet_values import choice_values, number_facets
from rfcgen.render.imports import Import
from rfcgen.render.literals import Literals
from rfcgen.render.trial_imports import trial_imports
from rfcgen.render.trial_samples import parameter_sample
from rfcgen.render.type_names import import_types
from rfcgen.render.used_types import types_of_value

Pair = tuple[str, Value, TypeReference]
"""A parameter's name with a value of the type."""

_TAKEN = frozenset({"Bench", "Probe", "ACCEPTED", "REFUSED", "CommandStatus", "np", "repeat"})


@dataclass(frozen=True, slots=True)
class ConfigurationTrials:
    """What the template of the configuration tests prints; an empty text leaves a test out."""

    imports: str
    refused: str
    accepted: str
    never: str
    inactive: str


def configuration_trials(
    spec: ComponentSpec, table: TypeTable, package: str
) -> ConfigurationTrials:
    """Return the tests of every parameter."""
    bad = [pair for one in spec.parameters for pair in _outside(one, table)]
    good = [_sample(one, table) for one in spec.parameters if one.change is not Change.NEVER]
    names = import_types(
        {name for _, value, _ in (*bad, *good) for name in types_of_value(value)},
        taken={*_TAKEN, spec.name},
    )
    literals = Literals(table, names, repeats=True)
    refused, accepted = _pairs(bad, literals), _pairs(good, literals)
    never = _names(spec, Change.NEVER)
    inactive = _names(spec, Change.INACTIVE)
    imports = {
        *names.imports,
        *_called(refused, accepted),
        Import(f"{package}_probe", "Probe"),
    }
    return ConfigurationTrials(
        imports=trial_imports(spec, package, "", imports),
        refused=_table("REFUSED", refused) if bad else "",
        accepted=_table("ACCEPTED", accepted) if good else "",
        never=_listed(never),
        inactive=_listed(inactive),
    )


def _names(spec: ComponentSpec, change: Change) -> list[str]:
    return [one.name for one in spec.parameters if one.change is change]


def _outside(parameter: Parameter, table: TypeTable) -> Iterator[Pair]:
    """Yield values just outside each limit, of the item type for an array's items."""
    shape = parameter.type.shape
    if shape is not None and not shape.is_optional:
        return
    reference = parameter.type.item
    limits = number_facets(parameter.facets, reference, table)
    for name, value in limits.items():
        beyond = _beyond(name, value, limits, reference)
        if beyond is not None:
            yield parameter.name, beyond, reference
    if parameter.facets.max_length is not None:
        too_long = parameter.facets.max_length + 1
        is_text = reference.name == "string"
        yield parameter.name, "x" * too_long if is_text else bytes(too_long), reference
    other = _not_chosen(parameter, reference, table)
    if other is not None:
        yield parameter.name, other, reference


def _beyond(
    facet: str, value: int | float, limits: dict[str, int | float], reference: TypeReference
) -> int | float | None:
    if facet in ("above", "below"):
        return value
    if facet == "step":
        start = limits.get("minimum", 0)
        between = start + (value / 2 if reference.name in FLOATS else 1)
        return None if is_on_grid(between, start, value) else between
    if math.isinf(value):
        return None
    distance: int | float = 1
    if reference.name in FLOATS:
        distance = max(abs(value) / 1_000, 0.001)
    return value - distance if facet == "minimum" else value + distance


def _not_chosen(parameter: Parameter, reference: TypeReference, table: TypeTable) -> Value:
    chosen = choice_values(parameter.facets, reference, table)
    if not chosen:
        return None
    declaration = table.find(reference.name)
    if isinstance(declaration, EnumType):
        others = (EnumMember(reference.name, one.name) for one in declaration.values)
        return next((one for one in others if one not in chosen), None)
    if isinstance(chosen[0], str):
        return "".join(str(one) for one in chosen) + "x"
    numbers = [one for one in chosen if isinstance(one, int | float)]
    if len(numbers) < len(chosen) or max(numbers) + 1 in numbers:
        return None
    return max(numbers) + 1


def _sample(parameter: Parameter, table: TypeTable) -> Pair:
    return parameter.name, parameter_sample(parameter, table, number=1), parameter.type


def _pairs(pairs: list[Pair], literals: Literals) -> list[Expression]:
    return [
        tuple_of([Quoted(identifier(name)), literals.write(value, reference)])
        for name, value, reference in pairs
    ]


def _table(name: str, pairs: list[Expression]) -> str:
    return statement(f"{name}: tuple[tuple[str, object], ...] = ", tuple_of(pairs))


def _listed(names: list[str]) -> str:
    """Return the decorator that runs a test for each of the parameters."""
    if not names:
        return ""
    items = tuple_of([Quoted(identifier(name)) for name in names])
    return lay_out(call("pytest.mark.parametrize", '"name"', items), before="@")


def _called(*written: list[Expression]) -> Iterator[Import]:
    called = {name for pairs in written for pair in pairs for name in calls_of(pair)}
    if "repeat" in called:
        yield Import("itertools", "repeat")
    if any(name.startswith("np.") for name in called):
        yield Import("numpy", alias="np")
