"""Read documents, judge them and say where they are wrong: the start of every command."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from rfcgen.check import check_project, unsupported
from rfcgen.diagnostics import Diagnostic, Span, has_errors
from rfcgen.diagnostics.typed import typed
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec
from rfcgen.model.project import Project
from rfcgen.model.system import SystemSpec
from rfcgen.publish.real_path import name_of, real_path
from rfcgen.spec import find_documents, locate, read_project
from rfcgen.workflow.choosing import documents_below, documents_in

Buildable = TypeVar("Buildable", bound=TypesSpec | ComponentSpec | SystemSpec)

_KINDS = {TypesSpec: "types", ComponentSpec: "component", SystemSpec: "system"}
_NOUNS = {"types": "types", "component": "a component", "system": "a system"}


@dataclass(frozen=True, slots=True)
class Checked:
    """Hold what was read, the documents that were asked for, and everything wrong with them."""

    project: Project
    documents: tuple[Path, ...]
    diagnostics: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Asked(Generic[Buildable]):
    """Hold the document that a command builds from, or None and the reasons why it cannot.

    ``typed`` is its path as the user gave it, completed where that was a folder.
    """

    document: Buildable | None
    project: Project
    diagnostics: tuple[Diagnostic, ...]
    typed: Path


def read_checked(paths: Iterable[Path]) -> Checked:
    """Read files (or all documents of folders) with all they refer to, check them, locate."""
    documents, found = find_documents(paths)
    project, read = read_project(documents)
    judged = check_project(project, documents)
    return Checked(project, documents, locate((*found, *read, *judged)))


def read_buildable(spec: Path, kind: type[Buildable], command: str) -> Asked[Buildable]:
    """Read the document that ``command`` builds from, and refuse what it cannot build.

    A folder stands for the only document of that kind directly inside.
    """
    noun = _KINDS[kind]
    if spec.is_dir():
        candidates = documents_in(spec, noun)
        if len(candidates) != 1:
            undecided = _undecided(spec, candidates, noun, command)
            return Asked(None, Project(), (undecided,), spec)
        spec = candidates[0]
    checked = read_checked([spec])
    if has_errors(checked.diagnostics):
        return Asked(None, checked.project, checked.diagnostics, spec)
    document = checked.project.documents.get(real_path(spec))
    if not isinstance(document, kind):
        other = _other_kind(spec, noun, command)
        return Asked(None, checked.project, (*checked.diagnostics, other), spec)
    refused = locate(unsupported(document, checked.project, command))
    diagnostics = (*checked.diagnostics, *refused)
    return Asked(None if has_errors(refused) else document, checked.project, diagnostics, spec)


def _undecided(folder: Path, candidates: tuple[Path, ...], noun: str, command: str) -> Diagnostic:
    verb = command.split()
    if candidates:
        what = f"{len(candidates)} documents of {_NOUNS[noun]}"
    else:
        what = f"no document of {_NOUNS[noun]}"
        candidates = documents_below(folder, noun)
    if candidates:
        advice = " or ".join(typed("rfcgen", *verb, path) for path in candidates)
    else:
        advice = f"'rfcgen {command}' with a document whose root is <{noun}>"
    return Diagnostic(
        "RFC412",
        f"folder '{name_of(folder)}' holds {what}",
        Span(folder),
        help=f"type {advice}",
    )


def _other_kind(spec: Path, noun: str, command: str) -> Diagnostic:
    return Diagnostic(
        "RFC412",
        f"'{name_of(spec)}' does not describe {_NOUNS[noun]}",
        Span(spec),
        help=f"type 'rfcgen {command}' with a document whose root is <{noun}>",
    )
