"""What a system's document refers to, found once for all passes."""

from collections.abc import Mapping
from dataclasses import dataclass

from rfcgen.check.reserved import BUILT_IN_SERVICES
from rfcgen.check.scope import Scope, scope_of
from rfcgen.diagnostics import Diagnostic, Place, did_you_mean
from rfcgen.model.component import ComponentSpec
from rfcgen.model.ports import AnyPort, ServiceProvider
from rfcgen.model.project import Project
from rfcgen.model.system import Instance, PortPath, SystemSpec


@dataclass(frozen=True, slots=True)
class Member:
    """An instance with its component."""

    instance: Instance
    component: ComponentSpec
    scope: Scope

    def port(self, name: str) -> AnyPort | None:
        """Return a port, declared or one of the services that every instance provides."""
        declared = self.component.port(name)
        if declared is None and name in BUILT_IN_SERVICES:
            place = self.component.place.at("name")
            return ServiceProvider(name=name, place=place, interface=BUILT_IN_SERVICES[name])
        return declared


@dataclass(frozen=True, slots=True)
class SystemView:
    """Hold a system with the components of its instances.

    ``is_partial`` says that more instances may exist than are seen: the system extends or
    contains another one. ``is_complete`` says that every used component could be read.
    """

    spec: SystemSpec
    components: Mapping[str, ComponentSpec]
    members: Mapping[str, Member]
    is_partial: bool
    is_complete: bool


@dataclass(frozen=True, slots=True)
class End:
    """One end of a connector, link or export."""

    path: PortPath
    place: Place
    member: Member
    port: AnyPort


def view_of(spec: SystemSpec, project: Project) -> SystemView:
    """Find the components of a system and of each instance."""
    components: dict[str, ComponentSpec] = {}
    for use in spec.components:
        component = project.component(use)
        if component is not None:
            components.setdefault(component.name, component)
    scopes = {name: scope_of(component, project) for name, component in components.items()}
    return SystemView(
        spec=spec,
        components=components,
        members={
            one.name: Member(one, components[one.component], scopes[one.component])
            for one in spec.instances
            if one.component in components
        },
        is_partial=any(one.part.startswith(("extends", "use-system")) for one in spec.deferred),
        is_complete=all(project.component(use) is not None for use in spec.components),
    )


def find_end(path: PortPath, place: Place, view: SystemView) -> End | Diagnostic | None:
    """Return the end that a path names, or why there is none.

    None means that nothing can be said: the instance's component is unknown, or the instance may
    be in a system that is not seen here.
    """
    member = view.members.get(path.instance)
    if member is None:
        if view.is_partial or view.spec.instance(path.instance) is not None:
            return None
        names = [one.name for one in view.spec.instances]
        return Diagnostic(
            "RFC304",
            f"'{path}' names unknown instance '{path.instance}'",
            place,
            help=did_you_mean(path.instance, names),
        )
    port = member.port(path.port)
    if port is None:
        component = member.component
        return Diagnostic(
            "RFC305",
            f"component '{component.name}' of instance '{path.instance}' has no port '{path.port}'",
            place,
            help=did_you_mean(path.port, [one.name for one in component.ports]),
        )
    return End(path, place, member, port)
