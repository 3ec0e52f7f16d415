"""What the documents that a component package was made from say now."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rfcgen.debugger.declared import Declared
from rfcgen.diagnostics import Diagnostic, Severity, Span, has_errors
from rfcgen.diagnostics.typed import typed as as_typed
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec
from rfcgen.model.names import identifier
from rfcgen.model.project import Project, TypeTable
from rfcgen.model.types import Field, StructType
from rfcgen.publish.real_path import real_path
from rfcgen.render.component_package import component_digest
from rfcgen.render.facet_values import choice_values, number_facets
from rfcgen.render.types_package import types_digest
from rfcgen.runtime import ParameterProfile
from rfcgen.spec import read_project
from rfcgen.workflow.component_package import ComponentPackage
from rfcgen.workflow.packages import Package, outdated, read_package


@dataclass(frozen=True, slots=True)
class Behind:
    """Hold what the documents declare, and a warning for each package that is older than its own.

    Nothing is declared where a document is absent or broken, or its package is older.
    """

    declared: Declared = field(default_factory=Declared)
    warnings: tuple[Diagnostic, ...] = ()


def look_behind(package: ComponentPackage, typed: Path) -> Behind:
    """Read the documents of a component package; ``typed`` is its folder as the user gave it."""
    parts = [(typed, Package(package.folder, package.manifest)), *_types_of(package, typed)]
    documents = {part.folder: part.folder / part.manifest.spec for _, part in parts}
    try:
        project, problems = read_project(documents.values())
    except OSError:
        return Behind()
    if has_errors(problems):
        return Behind()
    warnings = tuple(
        warning
        for folder, part in parts
        if (warning := _warning(part, documents[part.folder], project, folder)) is not None
    )
    if warnings:
        return Behind(warnings=warnings)
    document = project.documents.get(real_path(documents[package.folder]))
    uses = document.uses if isinstance(document, ComponentSpec) else ()
    return Behind(_declared(project.type_table(uses)))


def _types_of(package: ComponentPackage, typed: Path) -> Iterator[tuple[Path, Package]]:
    for relative in package.manifest.types:
        found = read_package(package.folder / relative)
        if found is not None:
            yield typed / relative, found


def _warning(part: Package, document: Path, project: Project, typed: Path) -> Diagnostic | None:
    spec = project.documents.get(real_path(document))
    if isinstance(spec, ComponentSpec):
        model = component_digest(spec, project)
    elif isinstance(spec, TypesSpec):
        model = types_digest(spec, project)
    else:
        return None
    kind = part.manifest.kind
    path = Path(os.path.normpath(typed / part.manifest.spec))
    return outdated(
        part,
        model,
        label=f"{kind} '{part.manifest.name}'",
        place=Span(document),
        advice=f"type {as_typed('rfcgen', 'new', kind, path)}",
        severity=Severity.WARNING,
    )


def _declared(table: TypeTable) -> Declared:
    return Declared(
        {
            name: {identifier(one.name): _profile(one, table) for one in declaration.fields}
            for name, declaration in table.declarations.items()
            if isinstance(declaration, StructType)
        }
    )


def _profile(field: Field, table: TypeTable) -> ParameterProfile:
    numbers = number_facets(field.facets, field.type, table)
    choices = choice_values(field.facets, field.type, table)
    return ParameterProfile(
        name=identifier(field.name),
        type=str(field.type),
        unit=field.facets.unit,
        minimum=numbers.get("minimum"),
        maximum=numbers.get("maximum"),
        above=numbers.get("above"),
        below=numbers.get("below"),
        step=numbers.get("step"),
        choices=choices if all(isinstance(one, int | float | str) for one in choices) else (),
        max_length=field.facets.max_length,
    )
