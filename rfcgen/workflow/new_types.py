"""Make or update the package of a types document."""

from pathlib import Path

from rfcgen import __version__
from rfcgen.model.document import TypesSpec
from rfcgen.model.names import types_package
from rfcgen.model.project import Project
from rfcgen.publish import Manifest
from rfcgen.render.types_package import render_types, types_digest
from rfcgen.render.types_scaffold import types_scaffold
from rfcgen.spec import locate
from rfcgen.workflow.packages import types_folder
from rfcgen.workflow.publishing import (
    Content,
    Published,
    missing_types,
    publish_package,
    relative_path,
    types_folders,
)
from rfcgen.workflow.reading import read_buildable


def new_types(
    spec: Path, *, into: Path | None = None, check: bool = False, dry_run: bool = False
) -> Published:
    """Make or update the package, by default beside the document; or only look."""
    asked = read_buildable(spec, TypesSpec, "new types")
    if asked.document is None:
        return Published(None, asked.diagnostics)
    warnings = locate(missing_types(asked.document.uses, asked.project))
    target = (into or types_folder(asked.document)).absolute()
    content = _content(asked.document, asked.project, target)
    done = publish_package(target, content, check=check, dry_run=dry_run)
    return Published(done.plan, (*asked.diagnostics, *warnings, *done.diagnostics))


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
