"""The packages that a system is made of: those of its components and of their types."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec, Use
from rfcgen.model.project import Project
from rfcgen.model.system import SystemSpec
from rfcgen.render.component_package import component_digest
from rfcgen.render.types_package import types_digest
from rfcgen.workflow.packages import Package, find_package, usual_types_folder


@dataclass(frozen=True, slots=True)
class Parts:
    """Hold the packages that were found and what is wrong with them."""

    components: tuple[Package, ...]
    types: tuple[Package, ...]
    diagnostics: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A package that a document must have, and how it is made."""

    kind: str
    name: str
    spec: Path
    usual: Path
    model: str
    use: Use

    @property
    def label(self) -> str:
        return f"{self.kind} '{self.name}'"


def find_parts(system: SystemSpec, project: Project, typed: Path) -> Parts:
    """Find the package of every component and types document that a system uses.

    ``typed`` is the path of the system's document as the user gave it; advice follows it.
    """
    found: dict[str, list[Package]] = {"component": [], "types": []}
    diagnostics: list[Diagnostic] = []
    for wanted in _wanted(system, project):
        package = find_package(wanted.spec, wanted.usual, near=(system.path.parent,))
        diagnostics += _problems(wanted, package, _as_typed(wanted.spec, system.path, typed))
        if package is not None:
            found[wanted.kind].append(package)
    return Parts(tuple(found["component"]), tuple(found["types"]), tuple(diagnostics))


def _wanted(system: SystemSpec, project: Project) -> Iterator[_Wanted]:
    uses = list(system.uses)
    for use in system.components:
        spec = project.component(use)
        if spec is not None:
            uses += spec.uses
            yield _component(spec, use, project)
    seen: set[Path] = set()
    for document in project.visible_types(tuple(uses)):
        if document.path not in seen:
            seen.add(document.path)
            use = next((one for one in uses if one.path == document.path), uses[0])
            yield _types(document, use, project)


def _component(spec: ComponentSpec, use: Use, project: Project) -> _Wanted:
    model = component_digest(spec, project)
    return _Wanted("component", spec.name, spec.path, spec.path.parent, model, use)


def _types(document: TypesSpec, use: Use, project: Project) -> _Wanted:
    usual, model = usual_types_folder(document), types_digest(document, project)
    return _Wanted("types", document.namespace, document.path, usual, model, use)


def _problems(wanted: _Wanted, package: Package | None, typed: str) -> Iterator[Diagnostic]:
    place = wanted.use.place.at("href")
    advice = f"type 'rfcgen new {wanted.kind} {typed}'"
    if package is None:
        yield Diagnostic("RFC420", f"{wanted.label} has no package yet", place, help=advice)
        return
    name = package.manifest.package
    if package.manifest.model != wanted.model:
        message = f"the package '{name}' of {wanted.label} is older than its document"
        yield Diagnostic("RFC421", message, place, help=advice)


def _as_typed(document: Path, system: Path, typed: Path) -> str:
    relative = os.path.relpath(document, system.parent)
    return Path(os.path.normpath(typed.parent / relative)).as_posix()
