"""The tests of data ports: delivery, order, overflow and age (S-035, S-036, S-078)."""

from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, ExecutionMode
from rfcgen.model.names import identifier
from rfcgen.model.ports import BufferKind, DataIn, DataOut, Overflow
from rfcgen.model.types import TypeReference
from rfcgen.render.expression import Quoted, call, lay_out
from rfcgen.render.imports import Import
from rfcgen.render.literals import whole_number
from rfcgen.render.python_types import is_array
from rfcgen.render.trial_imports import trial_imports
from rfcgen.render.trial_probe import context_name
from rfcgen.render.trial_samples import sample_names
from rfcgen.render.type_names import TypeNames, import_types

_TAKEN = frozenset({"Bench", "Iterator", "PortTimeout", "Probe", "Sequence", "np"})

_MOST_WRITTEN = 1_000
"""The longest queue that a test fills."""


@dataclass(frozen=True, slots=True)
class InputTrial:
    """A data input as its tests see it; empty texts and zeros leave a test out."""

    name: str
    attribute: str
    samples: str
    run: str
    is_queue: bool
    depth: int
    overflow: str
    loses: str
    kept: str
    old: str


@dataclass(frozen=True, slots=True)
class OutputTrial:
    """A data output as its tests see it."""

    name: str
    attribute: str
    samples: str
    run: str
    span: str
    feed: tuple[str, ...]
    check: str


@dataclass(frozen=True, slots=True)
class PortTrials:
    """What the template of the port tests prints."""

    imports: str
    inputs: tuple[InputTrial, ...]
    outputs: tuple[OutputTrial, ...]
    waits: bool


def port_trials(spec: ComponentSpec, package: str) -> PortTrials:
    """Return the tests of every data port."""
    names = sample_names(spec)
    inputs = [port for port in spec.ports if isinstance(port, DataIn)]
    outputs = [port for port in spec.ports if isinstance(port, DataOut)]
    classes = _classes(outputs, {spec.name, *names.values()})
    trials = tuple(_input(port, spec, names) for port in inputs)
    waits = any(trial.overflow == "wait" for trial in trials)
    imports = [
        Import("collections.abc", "Iterator"),
        Import("collections.abc", "Sequence"),
        *(Import(f"{package}_samples", name) for name in names.values()),
        Import(f"{package}_probe", "Probe"),
        *(classes.imports if outputs else ()),
    ]
    if any(is_array(port.type) for port in outputs):
        imports.append(Import("numpy", alias="np"))
    return PortTrials(
        imports=trial_imports(spec, package, "PortTimeout" if waits else "", imports),
        inputs=trials,
        outputs=tuple(_output(port, spec, names, classes) for port in outputs),
        waits=waits,
    )


def span_of(spec: ComponentSpec, context: str) -> int:
    """Return nanoseconds within which a context runs at least once."""
    found = spec.context_of(context)
    if found is None:
        raise ValueError(f"'{spec.name}' has no context '{context}'")
    timing = found.timing
    if timing.mode is ExecutionMode.EVENT_DRIVEN:
        return max(timing.min_interval or 0, 1_000)
    return timing.period or 0


def _classes(outputs: list[DataOut], taken: set[str]) -> TypeNames:
    used = {port.type.name for port in outputs if not port.type.is_scalar}
    return import_types(used, taken={*_TAKEN, *taken})


def _input(port: DataIn, spec: ComponentSpec, names: dict[str, str]) -> InputTrial:
    context = context_name(port, spec)
    is_queue = port.buffer is BufferKind.FIFO
    overflow = port.overflow or Overflow.DROP_OLDEST
    depth = port.depth or 1
    is_tested = is_queue and not port.handler and depth <= _MOST_WRITTEN
    if overflow is Overflow.WAIT and port.timeout is None:
        is_tested = False
    is_aged = port.max_age is not None and not port.handler
    return InputTrial(
        name=port.name,
        attribute=identifier(port.name),
        samples=names[port.name],
        run=_run(spec, context),
        is_queue=is_queue,
        depth=min(depth, _MOST_WRITTEN),
        overflow=overflow.value if is_tested else "",
        loses="newest" if overflow is Overflow.DROP_NEWEST else "oldest",
        kept="sent[:-1]" if overflow is Overflow.DROP_NEWEST else "sent[1:]",
        old=whole_number((port.max_age or 0) + 1) if is_aged else "",
    )


def _output(
    port: DataOut, spec: ComponentSpec, names: dict[str, str], classes: TypeNames
) -> OutputTrial:
    context = context_name(port, spec)
    check = call("isinstance", "value", _class_of(port.type, classes))
    return OutputTrial(
        name=port.name,
        attribute=identifier(port.name),
        samples=names[port.name],
        run=_run(spec, context),
        span=whole_number(span_of(spec, context)),
        feed=tuple(_feed(one, names) for one in spec.ports if isinstance(one, DataIn)),
        check=lay_out(check, indent=12, before="assert ").strip(),
    )


def _run(spec: ComponentSpec, context: str) -> str:
    span = whole_number(span_of(spec, context))
    return lay_out(call("run", "bench", "probe", Quoted(context), span), indent=4).strip()


def _feed(port: DataIn, names: dict[str, str]) -> str:
    target, value = f"component.ports.{identifier(port.name)}", f"{names[port.name]}[0]"
    return lay_out(call("bench.write", target, value), indent=8).strip()


def _class_of(reference: TypeReference, classes: TypeNames) -> str:
    """Return what a value of the type must be an instance of."""
    if is_array(reference):
        return "np.ndarray"
    if reference.shape is not None and not reference.shape.is_optional:
        return "tuple"
    scalars = {"bool": "bool", "string": "str", "bytes": "bytes"}
    if not reference.is_scalar:
        item = classes.of(reference.name)
    elif reference.name.startswith("float"):
        item = "float | int"
    else:
        item = scalars.get(reference.name, "int")
    return f"{item} | None" if reference.shape else item
