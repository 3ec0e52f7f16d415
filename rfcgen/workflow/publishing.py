"""The end of every command that makes a package: plan, then write unless only asked to look."""

import os
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.publish import Manifest, Plan, apply_plan
from rfcgen.publish.planning import make_plan
from rfcgen.publish.real_path import name_of, real_path
from rfcgen.render.file_tree import FileTree
from rfcgen.render.scaffold import Scaffold


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
    return Path(os.path.relpath(real_path(path), real_path(folder))).as_posix()


def _stale(plan: Plan) -> Diagnostic:
    count = len(plan.work)
    files = "1 file differs" if count == 1 else f"{count} files differ"
    return Diagnostic(
        "RFC410",
        f"'{name_of(plan.target)}' is not what its document gives now: {files}",
        Span(plan.target),
        help="run the command without --check",
    )
