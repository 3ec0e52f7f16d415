"""The first tests of a component's author: one for each port, to be made her own."""

from collections.abc import Iterator

from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier
from rfcgen.model.ports import AnyPort, DataIn, DataOut, LinkPort
from rfcgen.render.component_profile import RUNTIME
from rfcgen.render.docstrings import docstring
from rfcgen.render.expression import Quoted, call, declaration, lay_out, subscript
from rfcgen.render.imports import Import, import_block
from rfcgen.render.literals import whole_number
from rfcgen.render.python_types import annotation_of, is_array
from rfcgen.render.signatures import signature
from rfcgen.render.trial_ports import span_of
from rfcgen.render.trial_samples import sample_names
from rfcgen.render.type_names import TypeNames, import_types

_TAKEN = frozenset({"Bench", "CanFrame", "Iterator", "State", "np", "npt"})

_ABOUT = "What {name} does: begin with these tests, one for each port, and make them yours."


def user_tests(spec: ComponentSpec, package: str) -> dict[str, object]:
    """Return what the scaffold prints in ``tests``."""
    fixture = [
        Import("pytest"),
        Import(package, spec.name),
        Import(f"{package}_samples", "configuration"),
    ]
    outputs = [port for port in spec.ports if isinstance(port, DataOut)]
    used = [port.type.name for port in outputs if not port.type.is_scalar]
    names = import_types(used, taken={*_TAKEN, spec.name, *sample_names(spec).values()})
    cases = [_case(port, spec, names) for port in spec.ports]
    made = call(spec.name, Quoted(package), call("configuration"))
    return {
        "fixture_component": lay_out(made, indent=4, before="return ").strip(),
        "fixture_imports": import_block(fixture, package),
        "test_imports": import_block(_imports(spec, package, names), package),
        "tests": {
            "docstring": docstring(_ABOUT.format(name=spec.name), 0),
            "bench": signature(f"bench(component: {spec.name}) -> Iterator[Bench]"),
            "cases": cases,
            "alone": signature(f"test_lives(bench: Bench, component: {spec.name}) -> None"),
        },
    }


def _imports(spec: ComponentSpec, package: str, names: TypeNames) -> Iterator[Import]:
    yield Import("collections.abc", "Iterator")
    yield Import("pytest")
    yield Import(f"{RUNTIME}.testing", "Bench")
    yield Import(package, spec.name)
    yield from names.imports
    samples = sample_names(spec)
    if not spec.ports or any(isinstance(port, DataIn | LinkPort) for port in spec.ports):
        yield Import(RUNTIME, "State")
    for port in spec.ports:
        if isinstance(port, DataIn):
            yield Import(f"{package}_samples", samples[port.name])
        elif isinstance(port, LinkPort):
            yield Import(RUNTIME, "CanFrame")
        elif isinstance(port, DataOut) and is_array(port.type):
            yield Import("numpy", alias="np")
            yield Import("numpy.typing", alias="npt")


def _case(port: AnyPort, spec: ComponentSpec, names: TypeNames) -> dict[str, object]:
    context = port.context or spec.contexts[0].name
    run = f"bench.run_for({whole_number(span_of(spec, context))})"
    verb, lines = _test(port, spec, names, run)
    head = f"test_{verb}_{port.name}(bench: Bench, component: {spec.name}) -> None"
    return {
        "head": signature(head),
        "port": f"component.ports.{identifier(port.name)}",
        "lines": [*lines, *_alive(port, context, spec)],
    }


def _test(port: AnyPort, spec: ComponentSpec, names: TypeNames, run: str) -> tuple[str, list[str]]:
    match port:
        case DataIn():
            first = f"first, _ = {sample_names(spec)[port.name]}"
            counted = "assert port.counters.received == 1"
            return "takes", [first, "bench.write(port, first)", run, counted]
        case DataOut():
            kind = subscript("list", annotation_of(port.type, names))
            return "gives", [
                f"{declaration('expected', kind, '[]', indent=4).strip()}  # for you to fill",
                run,
                "assert bench.outputs(port) == expected",
            ]
        case LinkPort():
            return "serves", [
                "bench.deliver(port, CanFrame(0x123))",
                run,
                "assert port.counters.received == 1",
                "assert bench.sent(port) == []  # what your kernel shall send",
            ]
        case _:
            raise TypeError(f"{type(port).__name__} cannot be tested yet")


def _alive(port: AnyPort, context: str, spec: ComponentSpec) -> list[str]:
    if isinstance(port, DataOut):
        return []
    if len(spec.contexts) == 1:
        return ["assert bench.state() is State.ACTIVE, bench.cause()"]
    return [
        f'context = "{context}"',
        "assert bench.state(context) is State.ACTIVE, bench.cause(context)",
    ]
