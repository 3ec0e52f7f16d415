"""Read documents and all that they refer to, each once."""

import os
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Place
from rfcgen.model.project import Document, Project
from rfcgen.spec.parsing import Tree, parse
from rfcgen.spec.reading.component import read_component
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.system import read_system
from rfcgen.spec.reading.types import read_types
from rfcgen.spec.reading.values_document import read_values
from rfcgen.spec.references import Reference, references_of
from rfcgen.spec.schema import check_schema

_READERS: dict[str, Callable[[Node], Document]] = {
    "types": read_types,
    "component": read_component,
    "system": read_system,
    "values": read_values,
}

_ABOUT_THE_FILE = ("RFC101", "RFC102")
"""Codes that are reported at every reference, because nothing can be said inside the file."""


def read_project(paths: Iterable[Path]) -> tuple[Project, tuple[Diagnostic, ...]]:
    """Read the documents and what they refer to; every problem is a diagnostic, none an exception.

    The keys of the project are absolute paths without symbolic links. A document with problems of
    its own is absent, but what it refers to is read all the same.
    """
    reading = _Reading()
    for path in paths:
        reading.waiting.append((Path(os.path.realpath(path)), None))
    while reading.waiting:
        reading.next()
    return Project(reading.documents), tuple(reading.problems)


@dataclass(slots=True)
class _Reading:
    """Hold what is read and what waits; a document that was seen is never read again."""

    waiting: deque[tuple[Path, Reference | None]] = field(default_factory=deque)
    kinds: dict[Path, str] = field(default_factory=dict)
    failed: dict[Path, Diagnostic] = field(default_factory=dict)
    documents: dict[Path, Document] = field(default_factory=dict)
    problems: list[Diagnostic] = field(default_factory=list)

    def next(self) -> None:
        """Read the document that waits longest, unless it is known."""
        path, reference = self.waiting.popleft()
        if path not in self.kinds and path not in self.failed:
            self._parse(path, reference)
        elif reference and path in self.failed and self.failed[path].code in _ABOUT_THE_FILE:
            self.problems.append(replace(self.failed[path], place=reference.place))
        kind = self.kinds.get(path)
        if reference and kind and kind != reference.kind:
            self.problems.append(_wrong_kind(reference, kind))

    def _parse(self, path: Path, reference: Reference | None) -> None:
        tree = parse(path, reference.place if reference else None)
        if isinstance(tree, Diagnostic):
            self.failed[path] = tree
            self.problems.append(_with_origin(tree, path, reference))
        else:
            self.kinds[path] = tree.kind
            self._read(tree)

    def _read(self, tree: Tree) -> None:
        found = list(check_schema(tree))
        if not found:
            root = Node(tree, tree.root)
            document = _READERS[tree.kind](root)
            found += root.problems
            if not found:
                self.documents[tree.path] = document
        for reference in references_of(tree):
            if isinstance(reference, Diagnostic):
                found.append(reference)
                self.documents.pop(tree.path, None)
            else:
                self.waiting.append((reference.path, reference))
        self.problems += found


def _with_origin(diagnostic: Diagnostic, path: Path, reference: Reference | None) -> Diagnostic:
    """Add which document asked for one that cannot be parsed."""
    if reference is None or diagnostic.place == reference.place:
        return diagnostic
    note = Note(f"'{path.name}' is used here", reference.place)
    return replace(diagnostic, notes=(*diagnostic.notes, note))


def _wrong_kind(reference: Reference, kind: str) -> Diagnostic:
    return Diagnostic(
        "RFC121",
        f"'{reference.href}' is a <{kind}> document, not <{reference.kind}>",
        reference.place,
        (Note(f"<{kind}> begins here", Place(reference.path)),),
        f"refer to a <{reference.kind}> document",
    )
