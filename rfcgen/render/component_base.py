"""The base class of a behaviour kernel: what its author inherits and must write."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec, Context, ExecutionMode
from rfcgen.model.names import package_name
from rfcgen.model.ports import DataIn
from rfcgen.render.component_profile import RUNTIME, suffix_of
from rfcgen.render.docstrings import docstring
from rfcgen.render.durations import shown_duration
from rfcgen.render.imports import Import, import_block
from rfcgen.render.python_types import annotation, is_array
from rfcgen.render.signatures import signature
from rfcgen.render.type_names import TypeNames

_HOOKS = {
    "on_activated": "Act when context '{name}' becomes ACTIVE.",
    "on_deactivated": "Act when context '{name}' stops being ACTIVE on command.",
    "on_aborting": "Act once when context '{name}' enters ERROR.",
    "on_error": "Act at each release of context '{name}' while it is in ERROR.",
    "on_reset": "Act when context '{name}' is reset after an ERROR.",
}


@dataclass(frozen=True, slots=True)
class Method:
    """A method as it is printed: its first line and its docstring."""

    head: str
    docstring: str
    is_abstract: bool


@dataclass(frozen=True, slots=True)
class BaseModule:
    """What the template of the base class prints."""

    imports: str
    class_name: str
    docstring: str
    is_configured: bool
    methods: tuple[Method, ...]


def needs_configuration(spec: ComponentSpec) -> bool:
    """Tell whether an instance cannot be made without values for its configuration."""
    return any(parameter.default is None for parameter in spec.parameters)


def base_module(spec: ComponentSpec, names: TypeNames) -> BaseModule:
    """Return the base class of a component; ``names`` are those of its handlers' types."""
    package = package_name(spec.name, spec.package)
    return BaseModule(
        imports=import_block(_imports(spec, names, package), package),
        class_name=f"{spec.name}Base",
        docstring=docstring(spec.description or f"The base of the behaviour kernel {spec.name}."),
        is_configured=needs_configuration(spec),
        methods=tuple(methods_to_write(spec, names)) + tuple(_hooks(spec)),
    )


def handlers(spec: ComponentSpec) -> tuple[DataIn, ...]:
    """Return the inputs whose values are handed to a method."""
    return tuple(port for port in spec.ports if isinstance(port, DataIn) and port.handler)


def methods_to_write(spec: ComponentSpec, names: TypeNames) -> Iterator[Method]:
    """Yield the methods that the author of the kernel must write."""
    for context in spec.contexts:
        head = f"on_execute{suffix_of(spec, context)}(self) -> None"
        yield Method(
            signature(head, 4), docstring(execute_text(spec, context), 8), is_abstract=True
        )
    for port in handlers(spec):
        head = f"on_data_{port.name}(self, value: {annotation(port.type, names)}) -> None"
        text = f"Handle a value that arrived at '{port.name}'."
        yield Method(signature(head, 4), docstring(text, 8), is_abstract=True)


def execute_text(spec: ComponentSpec, context: Context) -> str:
    """Return what the docstring of ``on_execute`` says."""
    timing = context.timing
    if timing.mode is ExecutionMode.EVENT_DRIVEN:
        text = "Do the work of one run, after an input has arrived"
    else:
        text = f"Do the work of one cycle, every {shown_duration(timing.period or 0)}"
    if len(spec.contexts) > 1:
        text += f", in context '{context.name}'"
    return f"{text}. {context.description}".strip()


def _hooks(spec: ComponentSpec) -> Iterator[Method]:
    """Yield the callbacks that the run time's base class lacks: those of further contexts."""
    for context in spec.contexts[1:]:
        for name, text in _HOOKS.items():
            head = signature(f"{name}_{context.name}(self) -> None", 4)
            yield Method(head, docstring(text.format(name=context.name), 8), is_abstract=False)


def _imports(spec: ComponentSpec, names: TypeNames, package: str) -> Iterator[Import]:
    yield Import("abc", "abstractmethod")
    yield Import("collections.abc", "Mapping")
    yield Import("typing", "ClassVar")
    for name in ("Component", "ComponentProfile", "Timing"):
        yield Import(RUNTIME, name)
    for module, name in (
        ("configuration", "Configuration"),
        ("ports", "Ports"),
        ("profile", "PROFILE"),
    ):
        yield Import(f"{package}._generated.{module}", name)
    yield from names.imports
    if any(is_array(port.type) for port in handlers(spec)):
        yield Import("numpy", alias="np")
        yield Import("numpy.typing", alias="npt")
