"""Make or update the package of a component."""

from pathlib import Path

from rfcgen import __version__
from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import package_name
from rfcgen.model.project import Project
from rfcgen.publish import Manifest
from rfcgen.render.component_package import component_digest, render_component
from rfcgen.render.component_scaffold import component_scaffold
from rfcgen.spec import locate
from rfcgen.workflow.packages import package_folder
from rfcgen.workflow.publishing import (
    Content,
    Published,
    missing_types,
    publish_package,
    relative_path,
    types_folders,
)
from rfcgen.workflow.reading import read_buildable


def new_component(
    spec: Path, *, into: Path | None = None, check: bool = False, dry_run: bool = False
) -> Published:
    """Make or update the package, by default in the folder of the document; or only look."""
    asked = read_buildable(spec, ComponentSpec, "new component")
    if asked.document is None:
        return Published(None, asked.diagnostics)
    path = asked.document.path
    warnings = locate(missing_types(asked.document.uses, asked.project))
    target = (into or package_folder(path, path.parent)).absolute()
    content = _content(asked.document, asked.project, target)
    done = publish_package(target, content, check=check, dry_run=dry_run)
    return Published(done.plan, (*asked.diagnostics, *warnings, *done.diagnostics))


def _content(document: ComponentSpec, project: Project, target: Path) -> Content:
    manifest = Manifest(
        kind="component",
        name=document.name,
        package=package_name(document.name, document.package),
        spec=relative_path(document.path, target),
        model=component_digest(document, project),
        tool=__version__,
        types=types_folders(document.uses, project, target),
    )
    tree = render_component(document, project)
    return Content(tree, component_scaffold(document, project), manifest)
