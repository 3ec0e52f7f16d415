"""Load the component of a package into this process."""

import inspect
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from rfcgen.debugger.attempt import attempt
from rfcgen.debugger.configuring import missing_settings, read_settings
from rfcgen.debugger.failure import Failure
from rfcgen.debugger.problem import CommandError
from rfcgen.diagnostics import Diagnostic, Note, Span, did_you_mean
from rfcgen.model.names import types_package
from rfcgen.runtime import AnyComponent, Component
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
    loaded: ComponentClass, settings: Iterable[str] = ()
) -> AnyComponent | Diagnostic:
    """Make one instance; ``settings`` are ``name=value`` texts for its configuration."""
    kernel, own = loaded.kernel, loaded.package.own_source
    place = Span(own / "component.py")
    try:
        values = read_settings(loaded.configuration, settings)
    except CommandError as wrong:
        return Diagnostic("RFC607", wrong.message, place, help=wrong.help)
    if missing := missing_settings(loaded.configuration, values):
        names = "', '".join(missing)
        needed = " ".join(f"--set '{name}={outline}'" for name, outline in missing.items())
        message = f"'{names}' of '{kernel.__name__}' has no default value"
        return Diagnostic("RFC607", message, place, help=f"type {needed}")
    made = attempt(lambda: kernel(loaded.package.import_name, loaded.configuration(**values)), own)
    if isinstance(made, Failure):
        return failure_diagnostic("RFC607", f"making a '{kernel.__name__}' failed", made)
    return made


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
    return _abstract(kernel) or ComponentClass(package, kernel, configuration)


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
