"""Integrate a system: the package that wires its instances (S-010 to S-015)."""

from pathlib import Path

from rfcgen import __version__
from rfcgen.diagnostics import Diagnostic, has_errors
from rfcgen.model.names import package_name
from rfcgen.model.project import Project
from rfcgen.model.system import SystemSpec
from rfcgen.publish import Manifest
from rfcgen.render.system import render_system, system_digest
from rfcgen.render.system_launcher import unsettable
from rfcgen.render.system_scaffold import system_scaffold
from rfcgen.spec import locate
from rfcgen.workflow.packages import package_folder
from rfcgen.workflow.parts import Parts, find_parts
from rfcgen.workflow.publishing import Content, Published, publish_package, relative_path
from rfcgen.workflow.reading import read_buildable


def integrate_system(
    spec: Path, *, into: Path | None = None, check: bool = False, dry_run: bool = False
) -> Published:
    """Make or update the package of a system, by default beside its document; or only look."""
    asked = read_buildable(spec, SystemSpec, "integrate system")
    system = asked.document
    if system is None:
        return Published(None, asked.diagnostics)
    parts = find_parts(system, asked.project, spec)
    problems = locate((*_unsettable(system), *parts.diagnostics))
    diagnostics = (*asked.diagnostics, *problems)
    if has_errors(problems):
        return Published(None, diagnostics)
    usual = system.path.parent / package_name(system.name)
    target = (into or package_folder(system.path, usual)).absolute()
    content = _content(system, asked.project, parts, target)
    done = publish_package(target, content, check=check, dry_run=dry_run)
    return Published(done.plan, (*diagnostics, *done.diagnostics))


def _unsettable(system: SystemSpec) -> tuple[Diagnostic, ...]:
    return tuple(
        Diagnostic(
            "RFC428",
            f"parameter '{one.name}' of type '{one.type}' needs a default: "
            "the launcher cannot be given such a value",
            one.place.at("name"),
            help="add a <default>, or set the parameter of the instance to a value of its own",
        )
        for one in unsettable(system.parameters)
    )


def _content(system: SystemSpec, project: Project, parts: Parts, target: Path) -> Content:
    spec = relative_path(system.path, target)
    manifest = Manifest(
        kind="system",
        name=system.name,
        package=package_name(system.name),
        spec=spec,
        model=system_digest(system, project),
        tool=__version__,
        types=tuple(relative_path(one.folder, target) for one in parts.types),
        components=tuple(relative_path(one.folder, target) for one in parts.components),
    )
    packages = [one.manifest.package for one in (*parts.components, *parts.types)]
    scaffold = system_scaffold(system, packages, spec)
    return Content(render_system(system, project), scaffold, manifest)
