"""Run every pass over every document that the roots reach, each document once."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from rfcgen.check.configuration import check_configuration
from rfcgen.check.contexts import check_contexts
from rfcgen.check.cycles import check_cycles
from rfcgen.check.enums import check_enums
from rfcgen.check.instances import check_instances
from rfcgen.check.links import check_exports, check_links
from rfcgen.check.modes import check_modes
from rfcgen.check.names import check_component_names, check_types_names
from rfcgen.check.overrides import check_overrides
from rfcgen.check.ports import check_ports
from rfcgen.check.queues import check_queue
from rfcgen.check.references import check_references
from rfcgen.check.required import check_required
from rfcgen.check.scope import scope_of, used_types
from rfcgen.check.settings import check_settings
from rfcgen.check.structs import check_structs
from rfcgen.check.system_view import view_of
from rfcgen.check.types import check_types
from rfcgen.check.wiring import check_wiring
from rfcgen.check.writers import check_writers
from rfcgen.diagnostics import Diagnostic
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec, Use
from rfcgen.model.project import Document, Project
from rfcgen.model.system import SystemSpec


def check_project(project: Project, roots: Iterable[Path]) -> tuple[Diagnostic, ...]:
    """Return every mistake in the meaning of the documents, without places located yet."""
    found = (
        diagnostic
        for document in _reached(project, roots)
        for diagnostic in _check_document(document, project)
    )
    return tuple(dict.fromkeys(found))


def _reached(project: Project, roots: Iterable[Path]) -> Iterator[Document]:
    waiting = [Path(os.path.realpath(root)) for root in roots]
    seen: set[Path] = set()
    while waiting:
        path = waiting.pop(0)
        document = project.documents.get(path)
        if document is None or path in seen:
            continue
        seen.add(path)
        yield document
        waiting += [use.path for use in _uses(document)]


def _uses(document: Document) -> tuple[Use, ...]:
    components = document.components if isinstance(document, SystemSpec) else ()
    return (*used_types(document), *components)


def _check_document(document: Document, project: Project) -> Iterator[Diagnostic]:
    scope = scope_of(document, project)
    yield from check_references(document, project, scope)
    yield from check_types(document, scope)
    yield from check_configuration(document, scope)
    match document:
        case TypesSpec():
            yield from check_types_names(document)
            yield from check_enums(document)
            yield from check_structs(document, scope)
        case ComponentSpec():
            yield from check_component_names(document, scope)
            yield from check_contexts(document)
            yield from check_ports(document)
            yield from check_modes(document)
        case SystemSpec():
            yield from _check_system(document, project)
        case _:
            return


def _check_system(spec: SystemSpec, project: Project) -> Iterator[Diagnostic]:
    view = view_of(spec, project)
    yield from check_instances(view, project)
    yield from check_overrides(view)
    yield from check_settings(view, project)
    joined, wrong = check_wiring(view)
    yield from wrong
    yield from check_writers(joined)
    for pair in joined:
        yield from check_queue(pair)
    yield from check_cycles(joined)
    yield from check_links(view)
    yield from check_exports(view)
    yield from check_required(view)
