"""Read documents, judge them and say where they are wrong: the start of every command."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rfcgen.check import check_project
from rfcgen.diagnostics import Diagnostic, has_errors
from rfcgen.model.project import Document, Project
from rfcgen.spec import find_documents, locate, read_project


@dataclass(frozen=True, slots=True)
class Checked:
    """Hold what was read, the documents that were asked for, and everything wrong with them."""

    project: Project
    documents: tuple[Path, ...]
    diagnostics: tuple[Diagnostic, ...]

    @property
    def is_sound(self) -> bool:
        """Tell whether nothing that was read has an error."""
        return not has_errors(self.diagnostics)

    @property
    def first(self) -> Document | None:
        """Return the first document that was asked for, if it could be read."""
        if not self.documents:
            return None
        return self.project.documents.get(self.documents[0].resolve())


def read_checked(paths: Iterable[Path]) -> Checked:
    """Read files (or all documents of folders) with all they refer to, check them, locate."""
    documents, found = find_documents(paths)
    project, read = read_project(documents)
    judged = check_project(project, documents)
    return Checked(project, documents, locate((*found, *read, *judged)))
