"""A system as a package: wiring, settings, launcher, test and page."""

from collections.abc import Mapping
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier, package_name
from rfcgen.model.project import Project
from rfcgen.model.system import SystemSpec
from rfcgen.render.calls import uses_numpy
from rfcgen.render.constants import constant_names
from rfcgen.render.digest import SHORT, digest_with_types
from rfcgen.render.docstrings import docstring
from rfcgen.render.environment import render
from rfcgen.render.expression import Group, lay_out, statement
from rfcgen.render.file_tree import FileTree
from rfcgen.render.imports import Import, import_block
from rfcgen.render.python_types import is_array
from rfcgen.render.system_launcher import launcher_of
from rfcgen.render.system_names import Bindings
from rfcgen.render.system_page import page_of
from rfcgen.render.system_parameters import (
    RESERVED,
    Argument,
    arguments_of,
    types_of_arguments,
)
from rfcgen.render.system_settings import (
    Configured,
    configured_instances,
    settings_call,
    settings_module,
)
from rfcgen.render.system_trial import trial_of
from rfcgen.render.system_wiring import RUNTIME, add_statement, connect_statement, join_statement
from rfcgen.render.type_names import import_types
from rfcgen.render.used_types import declared


@dataclass(frozen=True, slots=True)
class WiringModule:
    """Hold what the template of the wiring prints."""

    imports: str
    constants: tuple[str, ...]
    docstring: str
    signature: str
    instances: tuple[str, ...]
    connectors: tuple[str, ...]
    links: tuple[str, ...]


def render_system(spec: SystemSpec, project: Project) -> FileTree:
    """Return the generator's files of a system's package."""
    components = components_of(spec, project)
    package = package_name(spec.name)
    configured = configured_instances(spec, components, project)
    shown = {"spec": spec, "package": package, "digest": system_digest(spec, project)[:SHORT]}
    source = f"src/{package}"
    table = project.type_table(spec.uses)
    imports = import_block([Import(f"{package}.wiring", spec.name)], package)
    files = {
        f"{source}/__init__.py": render("system/init.py.jinja", imports=imports, **shown),
        f"{source}/__main__.py": render(
            "system/main.py.jinja", launcher=launcher_of(spec, table, package), **shown
        ),
        f"{source}/wiring.py": render(
            "system/wiring.py.jinja",
            wiring=_wiring(spec, components, configured, project),
            **shown,
        ),
        "docs/system.md": render("system/system.md.jinja", page=page_of(spec, components), **shown),
        "tests/_generated/conftest.py": render("system/conftest.py.jinja", **shown),
        "tests/_generated/test_system.py": render(
            "system/test_system.py.jinja", trial=trial_of(spec, components, table, package), **shown
        ),
    }
    if configured:
        module = settings_module(spec, configured, project, package)
        files[f"{source}/settings.py"] = render(
            "system/settings.py.jinja", settings=module, **shown
        )
    return FileTree(files)


def system_digest(spec: SystemSpec, project: Project) -> str:
    """Return the digest of a system with its components, values and the types of parameters."""
    components = components_of(spec, project)
    files = [setting.file for one in spec.instances for setting in one.settings if setting.file]
    values = [project.values(file) for file in files]
    uses = (*spec.uses, *(use for one in components.values() for use in one.uses))
    used = [one.type for one in spec.parameters]
    used += [one.type for component in components.values() for one in component.parameters]
    meaning = (spec, sorted(components.items()), values)
    return digest_with_types(meaning, declared(used), project.type_table(uses))


def components_of(spec: SystemSpec, project: Project) -> Mapping[str, ComponentSpec]:
    """Return the components that a system uses, by name."""
    used = (project.component(use) for use in spec.components)
    return {component.name: component for component in used if component is not None}


def _wiring(
    spec: SystemSpec,
    components: Mapping[str, ComponentSpec],
    configured: tuple[Configured, ...],
    project: Project,
) -> WiringModule:
    own = package_name(spec.name)
    table = project.type_table(spec.uses)
    parameters = {identifier(one.name, RESERVED) for one in spec.parameters}
    constants = constant_names((one.name for one in spec.parameters), owner=spec.name).values()
    bindings = Bindings({*RESERVED, *parameters, *constants, spec.name, "np", "npt"})
    bindings.bind(RUNTIME, "Engine")
    bindings.bind(RUNTIME, "System")
    names = import_types(types_of_arguments(spec.parameters, table), taken=bindings.taken)
    bindings.taken.update(names.local.values())
    arguments = arguments_of(spec.parameters, table, names, owner=spec.name)
    instances = _instances(spec, components, configured, arguments, bindings)
    connectors = tuple(connect_statement(connector, bindings) for connector in spec.connectors)
    identifiers = {argument.name: argument.identifier for argument in arguments}
    links = tuple(join_statement(link, identifiers) for link in spec.links)
    imports = [*bindings.imports, *names.imports, *_numpy(spec, arguments)]
    imports += [Import(own, "settings")] if configured else []
    return WiringModule(
        imports=import_block(imports, own),
        constants=tuple(
            statement(f"{one.constant} = ", one.default)
            for one in arguments
            if one.constant and one.default is not None
        ),
        docstring=docstring(spec.description or f"The system {spec.name}."),
        signature=_signature(arguments),
        instances=instances,
        connectors=connectors,
        links=links,
    )


def _instances(
    spec: SystemSpec,
    components: Mapping[str, ComponentSpec],
    configured: tuple[Configured, ...],
    arguments: tuple[Argument, ...],
    bindings: Bindings,
) -> tuple[str, ...]:
    settings = {one.instance.name: settings_call(one, arguments) for one in configured}
    return tuple(
        add_statement(one, components[one.component], settings.get(one.name), bindings)
        for one in spec.instances
    )


def _numpy(spec: SystemSpec, arguments: tuple[Argument, ...]) -> list[Import]:
    annotates = any(is_array(one.type) for one in spec.parameters)
    computes = any(one.default is not None and uses_numpy(one.default) for one in arguments)
    imports = [Import("numpy", alias="np")] if annotates or computes else []
    return imports + ([Import("numpy.typing", alias="npt")] if annotates else [])


def _signature(arguments: tuple[Argument, ...]) -> str:
    items = [("", "self"), ("", "engine: Engine")]
    keywords = [argument.declaration for argument in arguments]
    star = [("", "*")] if keywords else []
    group = Group("def __init__(", (*items, *star, *keywords), ") -> None:", is_call=True)
    return lay_out(group, indent=4)
