"""Make or update the package of a types document."""

from pathlib import Path

from rfcgen import __version__
from rfcgen.check import unsupported
from rfcgen.diagnostics import has_errors
from rfcgen.model.document import TypesSpec
from rfcgen.model.names import types_package
from rfcgen.model.project import Project
from rfcgen.publish import Manifest
from rfcgen.render.types_package import render_types, types_digest
from rfcgen.render.types_scaffold import types_scaffold
from rfcgen.spec import locate
from rfcgen.workflow.publishing import (
    Content,
    Published,
    missing_types,
    other_kind,
    publish_package,
    relative_path,
    types_folders,
)
from rfcgen.workflow.reading import read_checked

COMMAND = "new types"


def new_types(
    spec: Path, *, into: Path | None = None, check: bool = False, dry_run: bool = False
) -> Published:
    """Make or update the package, by default beside the document; or only look."""
    checked = read_checked([spec])
    if not checked.is_sound:
        return Published(None, checked.diagnostics)
    document = checked.first
    if not isinstance(document, TypesSpec):
        found = other_kind(spec, "types", COMMAND)
        return Published(None, (*checked.diagnostics, found))
    judged = locate(
        (
            *unsupported(document, checked.project, COMMAND),
            *missing_types(document.uses, checked.project),
        )
    )
    diagnostics = (*checked.diagnostics, *judged)
    if has_errors(judged):
        return Published(None, diagnostics)
    target = into or document.path.parent / types_package(document.namespace)
    content = _content(document, checked.project, target.absolute())
    done = publish_package(target.absolute(), content, check=check, dry_run=dry_run)
    return Published(done.plan, (*diagnostics, *done.diagnostics))


def _content(document: TypesSpec, project: Project, target: Path) -> Content:
    manifest = Manifest(
        kind="types",
        name=document.namespace,
        package=types_package(document.namespace),
        spec=relative_path(document.path, target),
        model=types_digest(document, project),
        tool=__version__,
        types=types_folders(document.uses, project, target),
    )
    return Content(render_types(document, project), types_scaffold(document, project), manifest)
