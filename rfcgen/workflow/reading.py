"""Read documents, judge them and say where they are wrong: the start of every command."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from rfcgen.check import check_project, unsupported
from rfcgen.diagnostics import Diagnostic, Span, has_errors
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec
from rfcgen.model.project import Project
from rfcgen.model.system import SystemSpec
from rfcgen.spec import find_documents, locate, read_project

Buildable = TypeVar("Buildable", bound=TypesSpec | ComponentSpec | SystemSpec)

_NOUNS = {TypesSpec: "types", ComponentSpec: "a component", SystemSpec: "a system"}


@dataclass(frozen=True, slots=True)
class Checked:
    """Hold what was read, the documents that were asked for, and everything wrong with them."""

    project: Project
    documents: tuple[Path, ...]
    diagnostics: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Asked(Generic[Buildable]):
    """Hold the document that a command builds from, or None and the reasons why it cannot."""

    document: Buildable | None
    project: Project
    diagnostics: tuple[Diagnostic, ...]


def read_checked(paths: Iterable[Path]) -> Checked:
    """Read files (or all documents of folders) with all they refer to, check them, locate."""
    documents, found = find_documents(paths)
    project, read = read_project(documents)
    judged = check_project(project, documents)
    return Checked(project, documents, locate((*found, *read, *judged)))


def read_buildable(spec: Path, kind: type[Buildable], command: str) -> Asked[Buildable]:
    """Read the document that ``command`` builds from, and refuse what it cannot build."""
    checked = read_checked([spec])
    if has_errors(checked.diagnostics):
        return Asked(None, checked.project, checked.diagnostics)
    document = checked.project.documents.get(checked.documents[0].resolve())
    if not isinstance(document, kind):
        found = _other_kind(spec, _NOUNS[kind], command)
        return Asked(None, checked.project, (*checked.diagnostics, found))
    refused = locate(unsupported(document, checked.project, command))
    diagnostics = (*checked.diagnostics, *refused)
    return Asked(None if has_errors(refused) else document, checked.project, diagnostics)


def _other_kind(spec: Path, noun: str, command: str) -> Diagnostic:
    return Diagnostic(
        "RFC412",
        f"'{spec.name}' does not describe {noun}",
        Span(spec),
        help=f"type 'rfcgen {command}' with a document whose root is <{command.split()[-1]}>",
    )
