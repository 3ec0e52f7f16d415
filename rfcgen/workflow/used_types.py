"""The types packages that a document needs, and whether they are fit for it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Severity
from rfcgen.diagnostics.typed import typed as as_typed
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec, Use
from rfcgen.model.project import Project
from rfcgen.render.types_package import types_digest
from rfcgen.workflow.packages import (
    damaged_package,
    find_package,
    outdated,
    types_folder,
    usual_types_folder,
)
from rfcgen.workflow.publishing import relative_path
from rfcgen.workflow.typed_path import typed_path


def types_folders(uses: tuple[Use, ...], project: Project, target: Path) -> tuple[str, ...]:
    """Return the folders of the types packages that a document needs, relative to ``target``."""
    return tuple(
        relative_path(types_folder(document), target) for document in project.visible_types(uses)
    )


def types_warnings(
    document: TypesSpec | ComponentSpec, project: Project, typed: Path
) -> tuple[Diagnostic, ...]:
    """Return a warning for each used types document without a package that fits it.

    ``typed`` is the path of ``document`` as the user gave it; advice follows it.
    """
    return tuple(
        replace(problem, severity=Severity.WARNING)
        for types in project.visible_types(document.uses)
        for problem in _problems(types, document, project, typed)
    )


def leading_use(uses: tuple[Use, ...], types: TypesSpec, project: Project) -> Use:
    """Return the use through which a document sees some types, be it by way of others."""
    leads = (use for use in uses if types in tuple(project.visible_types((use,))))
    return next((use for use in uses if use.path == types.path), None) or next(leads, uses[0])


def _problems(
    types: TypesSpec, document: TypesSpec | ComponentSpec, project: Project, typed: Path
) -> Iterator[Diagnostic]:
    usual = usual_types_folder(types)
    package = find_package(types.path, usual)
    place = leading_use(document.uses, types, project).place.at("href")
    command = as_typed("rfcgen", "new", "types", typed_path(types.path, document.path, typed))
    if package is None:
        yield damaged_package(usual) or Diagnostic(
            "RFC411",
            f"the types '{types.namespace}' have no package yet",
            place,
            help=f"type {command}",
        )
        return
    label, model = f"the types '{types.namespace}'", types_digest(types, project)
    old = outdated(package, model, label=label, place=place, advice=f"type {command}")
    if old is not None:
        yield old
