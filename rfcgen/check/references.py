"""Judge how documents use each other's types."""

from collections.abc import Iterator
from pathlib import Path

from rfcgen.check.circles import circles
from rfcgen.check.scope import Scope, used_types
from rfcgen.check.type_uses import type_uses
from rfcgen.diagnostics import Diagnostic, Note, Severity
from rfcgen.model.document import TypesSpec, Use
from rfcgen.model.names import types_package
from rfcgen.model.project import Document, Project


def check_references(document: Document, project: Project, scope: Scope) -> Iterator[Diagnostic]:
    """Judge a document's uses of types documents."""
    if isinstance(document, TypesSpec):
        yield from _circles(document, project)
    yield from _twice(document)
    yield from _same_namespace(document, project)
    yield from _not_needed(document, project, scope)


def _circles(spec: TypesSpec, project: Project) -> Iterator[Diagnostic]:
    """Tell a circle once: at the document of it whose path comes first."""
    documents = {one.path: one for one in (spec, *project.visible_types(spec.uses))}
    graph = {path: [(use.path, use) for use in documents[path].uses] for path in sorted(documents)}
    for circle in circles(graph):
        uses = [use for _, use in circle]
        if uses[0].place.path != spec.path:
            continue
        steps = " → ".join((spec.path.name, *(use.path.name for use in uses)))
        notes = tuple(Note(f"used again by {one.place.path.name}", one.place) for one in uses[1:])
        yield Diagnostic(
            "RFC211",
            f"types documents use each other in a circle: {steps}",
            uses[0].place.at("href"),
            notes,
            "move the types that both need into a document of their own",
        )


def _twice(document: Document) -> Iterator[Diagnostic]:
    first: dict[Path, Use] = {}
    for use in used_types(document):
        other = first.setdefault(use.path, use)
        if other is not use:
            yield Diagnostic(
                "RFC212",
                f"'{use.href}' is used already",
                use.place.at("href"),
                (Note("it is used here", other.place),),
                "remove this line",
                Severity.WARNING,
            )


def _same_namespace(document: Document, project: Project) -> Iterator[Diagnostic]:
    visible = [*project.visible_types(used_types(document))]
    if isinstance(document, TypesSpec):
        visible = [document, *(one for one in visible if one.path != document.path)]
    first: dict[str, TypesSpec] = {}
    for spec in visible:
        other = first.setdefault(types_package(spec.namespace), spec)
        if other is spec:
            continue
        text = (
            f"namespace '{spec.namespace}' is declared in {other.path.name} and in {spec.path.name}"
            if spec.namespace == other.namespace
            else f"namespaces '{other.namespace}' and '{spec.namespace}' both become the package "
            f"'{types_package(spec.namespace)}'"
        )
        yield Diagnostic(
            "RFC207",
            text,
            spec.place.at("namespace"),
            (Note("the other one is here", other.place.at("namespace")),),
            "give one of them another namespace",
        )


def _not_needed(document: Document, project: Project, scope: Scope) -> Iterator[Diagnostic]:
    once = {use.path: use for use in reversed(used_types(document))}
    needed = {use.name.rpartition(".")[0] for use in type_uses(document)}
    for use in reversed(once.values()):
        offered = {spec.namespace for spec in project.visible_types((use,))}
        if offered and not offered & needed and scope.is_complete:
            yield Diagnostic(
                "RFC212",
                f"no type of '{use.href}' is used",
                use.place.at("href"),
                help="remove this line",
                severity=Severity.WARNING,
            )
