"""Judge a system's name, components and instances."""

from collections.abc import Iterator
from pathlib import Path

from rfcgen.check.derived import DerivedName
from rfcgen.check.names import clashes, types_package_name
from rfcgen.check.reserved import SYSTEM_MEMBERS, class_conflict, module_conflict
from rfcgen.check.system_view import SystemView
from rfcgen.diagnostics import Diagnostic, Note, Severity, did_you_mean
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec, Use
from rfcgen.model.names import package_name
from rfcgen.model.project import Project


def check_instances(view: SystemView, project: Project) -> Iterator[Diagnostic]:
    """Judge names, versions of components, and what instances are made of."""
    yield from _system_name(view)
    yield from _member_names(view)
    yield from _versions(view, project)
    yield from _namespaces(view, project)
    yield from _packages(view)
    yield from _components(view)


def _system_name(view: SystemView) -> Iterator[Diagnostic]:
    spec = view.spec
    conflict = class_conflict(spec.name) or module_conflict(package_name(spec.name))
    if conflict:
        yield Diagnostic(
            "RFC301",
            f"system '{spec.name}' cannot have this name: {conflict}",
            spec.place.at("name"),
            help=f"choose another name, such as '{spec.name}System'",
        )


def _member_names(view: SystemView) -> Iterator[Diagnostic]:
    for instance in view.spec.instances:
        if instance.name in SYSTEM_MEMBERS:
            yield Diagnostic(
                "RFC301",
                f"instance '{instance.name}' cannot have this name: every system has a member "
                f"'{instance.name}'",
                instance.place.at("name"),
                help="choose another name",
            )


def _versions(view: SystemView, project: Project) -> Iterator[Diagnostic]:
    first: dict[str, tuple[Use, ComponentSpec]] = {}
    for use in view.spec.components:
        component = project.component(use)
        if component is None:
            continue
        other_use, other = first.setdefault(component.name, (use, component))
        if other_use is use:
            continue
        if other.path == component.path:
            yield Diagnostic(
                "RFC212",
                f"'{use.href}' is used already",
                use.place.at("href"),
                (Note("it is used here", other_use.place.at("href")),),
                "remove this line",
                Severity.WARNING,
            )
            continue
        yield Diagnostic(
            "RFC303",
            f"component '{component.name}' comes from two files: version {other.version} from "
            f"'{other_use.href}', version {component.version} from '{use.href}'",
            use.place.at("href"),
            (Note("the other one is used here", other_use.place.at("href")),),
            "use one of them, or give one component another name",
        )


def _namespaces(view: SystemView, project: Project) -> Iterator[Diagnostic]:
    """Two files with one namespace make types that look alike and are not."""
    first: dict[str, tuple[Path, str]] = {}
    uses = [(use, project.component(use)) for use in view.spec.components]
    for use, component in uses:
        visible: Iterator[TypesSpec] = (
            project.visible_types(component.uses) if component else iter(())
        )
        for types in visible:
            path, href = first.setdefault(types.namespace, (types.path, use.href))
            if path != types.path and href != use.href:
                yield Diagnostic(
                    "RFC207",
                    f"components '{href}' and '{use.href}' take namespace '{types.namespace}' "
                    "from different files",
                    use.place.at("href"),
                    help="let both use the same types document",
                )


def _packages(view: SystemView) -> Iterator[Diagnostic]:
    spec = view.spec
    system = DerivedName(package_name(spec.name), f"system '{spec.name}'", spec.place.at("name"))
    names = [system]
    for name, component in view.components.items():
        use = next(use for use in spec.components if use.path == component.path)
        package = package_name(name, component.package)
        names.append(DerivedName(package, f"component '{name}'", use.place.at("href")))
    scopes = [member.scope for member in view.members.values()]
    documents = {one.path: one for scope in scopes for one in scope.documents.values()}
    types = {name.text: name for name in map(types_package_name, documents.values())}
    # a component with the name of a types package is told by its own check
    yield from clashes([*types.values(), system], "RFC302", "package")
    yield from clashes(names, "RFC302", "package")


def _components(view: SystemView) -> Iterator[Diagnostic]:
    needed = {instance.component for instance in view.spec.instances}
    for instance in view.spec.instances:
        if instance.component in view.components or not view.is_complete or view.is_partial:
            continue
        yield Diagnostic(
            "RFC306",
            f"instance '{instance.name}' is of unknown component '{instance.component}'",
            instance.place.at("component"),
            help=did_you_mean(instance.component, view.components)
            or 'add <use-component href="…"/> for the file that declares it',
        )
    for name, component in view.components.items():
        if name not in needed and not view.is_partial:
            use = next(use for use in view.spec.components if use.path == component.path)
            yield Diagnostic(
                "RFC212",
                f"component '{name}' has no instance",
                use.place.at("href"),
                help=f'remove this line, or add <instance name="…" component="{name}"/>',
                severity=Severity.WARNING,
            )
