"""Write a commented document to start from."""

import os
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from rfcgen.check.reserved import BUILT_IN_NAMESPACE, class_conflict, module_conflict
from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.model.names import package_name, snake_case, types_package
from rfcgen.publish import Action, Change, Owner, Plan, apply_plan
from rfcgen.publish.target import folder_problem
from rfcgen.spec import is_document_name, starting_document


class DocumentKind(StrEnum):
    """Name a kind of document that can be started."""

    TYPES = "types"
    COMPONENT = "component"
    SYSTEM = "system"


@dataclass(frozen=True, slots=True)
class NewSpec:
    """Hold the document's path; it was written unless there are diagnostics."""

    path: Path
    diagnostics: tuple[Diagnostic, ...] = ()


def new_spec(kind: DocumentKind, name: str, *, here: Path, into: Path | None = None) -> NewSpec:
    """Write a starting document below ``here``, or directly in ``into``."""
    path = _path(kind, name, here, into)
    problem = _name_problem(kind, name) or _place_problem(path)
    if problem:
        return NewSpec(path, (problem,))
    change = Change(path.name, Action.CREATE, Owner.USER)
    text = starting_document(kind.value, name)
    return NewSpec(path, apply_plan(Plan(path.parent, (change,), {path.name: text})))


def _path(kind: DocumentKind, name: str, here: Path, into: Path | None) -> Path:
    if kind is DocumentKind.COMPONENT:
        return (into or here / snake_case(name)) / "component.xml"
    stem = name if kind is DocumentKind.TYPES else snake_case(name)
    return (into or here) / f"{stem}.{kind.value}.xml"


def _name_problem(kind: DocumentKind, name: str) -> Diagnostic | None:
    if not is_document_name(name):
        return _unfit(
            f"'{name}' is no name for a document",
            "use a letter, then letters, digits and '_', not the last, at most 40 characters",
        )
    conflict = _conflict(kind, name)
    if conflict:
        return _unfit(f"{kind.value} '{name}' cannot have this name: {conflict}", "choose another")
    return None


def _conflict(kind: DocumentKind, name: str) -> str:
    if kind is DocumentKind.TYPES:
        is_ours = name == BUILT_IN_NAMESPACE
        return "the run time uses it" if is_ours else module_conflict(types_package(name))
    return class_conflict(name) or module_conflict(package_name(name).lower())


def _unfit(message: str, advice: str) -> Diagnostic:
    return Diagnostic("RFC427", message, Span(Path("rfcgen")), help=advice)


def _place_problem(path: Path) -> Diagnostic | None:
    if os.path.lexists(path):
        return Diagnostic(
            "RFC426",
            f"'{path.name}' exists already",
            Span(path),
            help="choose another folder with --into, or another name",
        )
    return folder_problem(path.parent)
