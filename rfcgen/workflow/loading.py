"""Load the component of a package into this process."""

import inspect
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from rfcgen.debugger.attempt import attempt
from rfcgen.debugger.configuring import Missing, missing_settings, read_settings
from rfcgen.debugger.declared import Declared
from rfcgen.debugger.failure import Failure
from rfcgen.debugger.problem import CommandError
from rfcgen.diagnostics import Diagnostic, Note, Span, did_you_mean
from rfcgen.model.names import types_package
from rfcgen.runtime import AnyComponent, Component, ParameterProfile
from rfcgen.workflow.component_package import ComponentPackage


@dataclass(frozen=True, slots=True)
class ComponentClass:
    """Hold a component's class and the class of its configuration."""

    package: ComponentPackage
    kernel: type[Component[object]]
    configuration: type


def load_component(package: ComponentPackage) -> ComponentClass | Diagnostic:
    """Put the package and its types on the path, import it, and find its class."""
    for source in reversed(package.sources):
        if str(source) not in sys.path:
            sys.path.insert(0, str(source))
    loaded = attempt(lambda: _import(package), package.own_source)
    if isinstance(loaded, Failure):
        return failure_diagnostic("RFC604", f"importing '{package.import_name}' failed", loaded)
    return loaded


def make_component(
    loaded: ComponentClass, settings: Iterable[str] = (), *, declared: Declared
) -> AnyComponent | Diagnostic:
    """Make one instance; ``settings`` are ``name=value`` texts for its configuration."""
    kernel, own = loaded.kernel, loaded.package.own_source
    parameters = kernel.profile.parameters
    values: dict[str, object] = {}
    for setting in settings:
        try:
            values |= read_settings(parameters, [setting], resolve=resolve_type, declared=declared)
        except CommandError as wrong:
            place = Span(Path("--set"), 1, source=setting)
            return Diagnostic("RFC614", wrong.message, place, help=wrong.help)
    missing = missing_settings(loaded.configuration, parameters, values, resolve=resolve_type)
    if missing:
        return _without_values(loaded, missing)
    made = attempt(lambda: _make(loaded, values), own)
    if isinstance(made, Failure):
        return failure_diagnostic("RFC607", f"making a '{kernel.__name__}' failed", made)
    return made


def _make(loaded: ComponentClass, values: Mapping[str, object]) -> AnyComponent:
    made = loaded.kernel(loaded.package.import_name, loaded.configuration(**values))
    if not hasattr(made, "ports"):
        raise TypeError("its '__init__' does not call 'super().__init__'")
    return made


def _without_values(loaded: ComponentClass, missing: Sequence[Missing]) -> Diagnostic:
    names = "', '".join(one.parameter.name for one in missing)
    each = [
        Note(f"'{one.parameter.name}' is of type {one.parameter.type}{_unit(one.parameter)}")
        for one in missing
    ]
    needed = " ".join(f"--set '{one.parameter.name}={one.outline}'" for one in missing)
    return Diagnostic(
        "RFC607",
        f"'{names}' of '{loaded.kernel.__name__}' has no default value",
        Span(loaded.package.own_source / "component.py"),
        tuple(each),
        help=f"type {needed}",
    )


def _unit(parameter: ParameterProfile) -> str:
    return f" in {parameter.unit}" if parameter.unit else ""


def resolve_type(name: str) -> object:
    """Return the generated class of a declared type such as ``arm.Pose``."""
    namespace, _, local = name.rpartition(".")
    return getattr(import_module(types_package(namespace)), local)


def failure_diagnostic(code: str, message: str, failure: Failure) -> Diagnostic:
    """Describe an exception in the user's code, at the user's line."""
    first, *more = failure.message.splitlines() or [""]
    notes = (Note("\n".join(more)),) if more else ()
    path = failure.path or Path("component.py")
    place = Span(path, failure.line, source=failure.source)
    return Diagnostic(code, f"{message}: {first}", place, notes)


def _import(package: ComponentPackage) -> ComponentClass | Diagnostic:
    name = package.import_name
    module = import_module(name)
    generated = import_module(f"{name}._generated.base")
    configuration = import_module(f"{name}._generated.configuration").Configuration
    kernel = getattr(module, package.class_name, None)
    base = getattr(generated, f"{package.class_name}Base")
    place = Span(Path(str(module.__file__)))
    if kernel is None:
        classes = [key for key, value in vars(module).items() if isinstance(value, type)]
        guess = did_you_mean(package.class_name, classes) if classes else ""
        return Diagnostic(
            "RFC605",
            f"package '{name}' has no class '{package.class_name}'",
            place,
            help=guess
            if guess.startswith("did you mean")
            else f"add 'from {name}.component import {package.class_name}' to __init__.py",
        )
    if not (isinstance(kernel, type) and issubclass(kernel, base)):
        return Diagnostic(
            "RFC605",
            f"'{package.class_name}' is not derived from '{base.__name__}'",
            place,
            help=f"write 'class {package.class_name}({base.__name__}):'",
        )
    problem = _abstract(kernel) or _closed(kernel)
    return problem or ComponentClass(package, kernel, configuration)


def _abstract(kernel: type) -> Diagnostic | None:
    missing = sorted(getattr(kernel, "__abstractmethods__", ()))
    if not missing:
        return None
    names = "', '".join(missing)
    line = inspect.getsourcelines(kernel)[1]
    return Diagnostic(
        "RFC606",
        f"class '{kernel.__name__}' does not define '{names}'",
        Span(Path(inspect.getfile(kernel)), line),
        help="; ".join(f"add 'def {method}(self) -> None:'" for method in missing),
    )


def _closed(kernel: type) -> Diagnostic | None:
    """Find an ``__init__`` of the user's that a debugger, a test or a system could not call."""
    signature = inspect.signature(kernel)
    try:
        signature.bind("name", "configuration")
    except TypeError:
        code = inspect.unwrap(kernel.__init__).__code__  # type: ignore[misc]  # of this very class
        return Diagnostic(
            "RFC607",
            f"'{kernel.__name__}' cannot be made with a name and a configuration: "
            f"its '__init__' takes {signature}",
            Span(Path(code.co_filename), code.co_firstlineno),
            help="write on_initialize instead; an '__init__' takes name, configuration and timing, "
            "and hands them on to super().__init__",
        )
    return None
