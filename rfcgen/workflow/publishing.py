"""The end of every command that makes a package: plan, then write unless only asked to look."""

import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Severity, Span
from rfcgen.model.document import Use
from rfcgen.model.project import Project
from rfcgen.publish import Manifest, Plan, apply_plan
from rfcgen.publish.planning import make_plan
from rfcgen.render.file_tree import FileTree
from rfcgen.render.scaffold import Scaffold
from rfcgen.workflow.packages import find_package, types_folder, usual_types_folder


@dataclass(frozen=True, slots=True)
class Published:
    """Hold what was done, or would be done, to a package; no plan if it did not come so far."""

    plan: Plan | None
    diagnostics: tuple[Diagnostic, ...]


@dataclass(frozen=True, slots=True)
class Content:
    """Hold everything that a package shall consist of."""

    tree: FileTree
    scaffold: Scaffold
    manifest: Manifest


def publish_package(target: Path, content: Content, *, check: bool, dry_run: bool) -> Published:
    """Make or update a package; with ``check`` or ``dry_run`` nothing is written."""
    plan = make_plan(target, content.tree, content.scaffold, content.manifest)
    if check and plan.is_possible and plan.work:
        return Published(plan, (*plan.diagnostics, _stale(plan)))
    if check or dry_run:
        return Published(plan, plan.diagnostics)
    return Published(plan, apply_plan(plan))


def relative_path(path: Path, folder: Path) -> str:
    """Return a path relative to a folder, with ``/``; the same on every machine."""
    return Path(os.path.relpath(path.resolve(), folder.resolve())).as_posix()


def types_folders(uses: tuple[Use, ...], project: Project, target: Path) -> tuple[str, ...]:
    """Return the folders of the types packages that a document needs, relative to ``target``."""
    return tuple(
        relative_path(types_folder(document), target) for document in project.visible_types(uses)
    )


def missing_types(uses: Iterable[Use], project: Project) -> tuple[Diagnostic, ...]:
    """Return a warning for each used types document that has no package yet."""
    return tuple(
        _missing(use, document.namespace)
        for use in uses
        if (document := project.types(use)) is not None
        and find_package(document.path, usual_types_folder(document)) is None
    )


def _stale(plan: Plan) -> Diagnostic:
    count = len(plan.work)
    files = "1 file differs" if count == 1 else f"{count} files differ"
    return Diagnostic(
        "RFC410",
        f"'{plan.target.name}' is not what its document gives now: {files}",
        Span(plan.target),
        help="run the command without --check",
    )


def _missing(use: Use, namespace: str) -> Diagnostic:
    return Diagnostic(
        "RFC411",
        f"types '{namespace}' have no package yet",
        use.place.at("href"),
        help=f"type 'rfcgen new types' with '{use.href}'",
        severity=Severity.WARNING,
    )
