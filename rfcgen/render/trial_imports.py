"""What the test modules of a component import."""

from collections.abc import Iterable

from rfcgen.model.component import ComponentSpec
from rfcgen.render.component_profile import RUNTIME
from rfcgen.render.imports import Import, import_block


def trial_imports(
    spec: ComponentSpec,
    package: str,
    runtime: str,
    others: Iterable[Import] = (),
    *,
    uses_class: bool = True,
) -> str:
    """Return the import block of a test module; ``runtime`` lists names of the run time."""
    imports = [Import("pytest"), Import(f"{RUNTIME}.testing", "Bench"), *others]
    imports += [Import(RUNTIME, name) for name in runtime.split()]
    if uses_class:
        imports.append(Import(package, spec.name))
    return import_block(imports, package)
