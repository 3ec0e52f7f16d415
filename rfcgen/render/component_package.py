"""Render the files of a component package that belong to the generator."""

import builtins
from collections.abc import Iterable

from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier, package_name
from rfcgen.model.project import Project, TypeTable
from rfcgen.model.values import Value
from rfcgen.render.component_base import base_module, handlers
from rfcgen.render.component_page import page_of
from rfcgen.render.component_ports import ports_module
from rfcgen.render.component_profile import CLASSES, ENUMERATIONS, profile_imports, profile_of
from rfcgen.render.component_trials import trial_files
from rfcgen.render.digest import SHORT, digest_with_types
from rfcgen.render.environment import render
from rfcgen.render.expression import statement
from rfcgen.render.facet_values import choice_values
from rfcgen.render.file_tree import FileTree
from rfcgen.render.imports import import_block
from rfcgen.render.literals import Literals
from rfcgen.render.local_names import LocalNames
from rfcgen.render.members import Member, default_of, parameter_members
from rfcgen.render.records import RecordWriter
from rfcgen.render.type_names import TypeNames, import_types
from rfcgen.render.types_package import LOCAL_NAMES, helper_files
from rfcgen.render.used_types import (
    declared,
    types_of_parameters,
    types_of_ports,
    types_of_value,
)

API_VERSION = 1
"""The version of the run time's interface that the generated code is written for."""

_NUMPY_NAMES = ("np", "npt")
_BASE_NAMES = frozenset(
    {
        *_NUMPY_NAMES,
        *("ClassVar", "Component", "ComponentProfile", "Configuration", "Mapping"),
        *("PROFILE", "Ports", "Timing", "abstractmethod"),
    }
)
_PORTS_NAMES = frozenset(
    {*_NUMPY_NAMES, "CanLink", "Component", "Configuration", "DataIn", "DataOut", "Ports"}
)
_RECORD_NAMES = frozenset(
    {*LOCAL_NAMES, *_NUMPY_NAMES, *dir(builtins), "Configuration", "builtins"}
)
_PROFILE_NAMES = frozenset({"PROFILE", *CLASSES, *ENUMERATIONS})


def component_digest(spec: ComponentSpec, project: Project) -> str:
    """Return the digest of a component and of the types of its ports and parameters."""
    used = declared([*types_of_ports(spec), *types_of_parameters(spec)])
    return digest_with_types(spec, used, project.type_table(spec.uses))


def render_component(spec: ComponentSpec, project: Project) -> FileTree:
    """Return the generator's files of a component package."""
    package = package_name(spec.name, spec.package)
    table = project.type_table(spec.uses)
    header = {
        "component": spec.name,
        "package": package,
        "digest": component_digest(spec, project)[:SHORT],
    }
    folder = f"src/{package}/_generated"
    files = {
        f"{folder}/__init__.py": render(
            "component/init.py.jinja", **header, api_version=API_VERSION
        ),
        f"{folder}/base.py": _base(spec, header),
        f"{folder}/ports.py": _ports(spec, header),
        f"{folder}/profile.py": _profile(spec, table, header),
        **_configuration(spec, table, header),
        **trial_files(spec, table, header),
        "docs/component.md": render("component/component.md.jinja", **header, page=page_of(spec)),
    }
    return FileTree(files)


def _base(spec: ComponentSpec, header: dict[str, str]) -> str:
    used = declared(port.type for port in handlers(spec))
    names = import_types(used, taken={*_BASE_NAMES, f"{spec.name}Base"})
    return render("component/base.py.jinja", **header, base=base_module(spec, names))


def _ports(spec: ComponentSpec, header: dict[str, str]) -> str:
    names = import_types(declared(types_of_ports(spec)), taken=_PORTS_NAMES)
    return render("component/ports.py.jinja", **header, ports=ports_module(spec, names))


def _profile(spec: ComponentSpec, table: TypeTable, header: dict[str, str]) -> str:
    choices = [
        value
        for parameter in spec.parameters
        for value in choice_values(parameter.facets, parameter.type, table)
    ]
    names = import_types(_types_of(choices), taken=_PROFILE_NAMES)
    profile = profile_of(spec, Literals(table, names))
    imports = import_block([*profile_imports(profile), *names.imports], header["package"])
    return render(
        "component/profile.py.jinja",
        **header,
        imports=imports,
        profile=statement("PROFILE = ", profile),
    )


def _configuration(spec: ComponentSpec, table: TypeTable, header: dict[str, str]) -> dict[str, str]:
    members = parameter_members(spec.parameters)
    names = _configuration_names(members, table)
    package, folder = header["package"], f"src/{header['package']}/_generated"
    helpers = f"{package}._generated"
    local = LocalNames(frozenset(identifier(member.name) for member in members))
    record = RecordWriter(table, names, helpers, local).write(
        "Configuration",
        members,
        f"What can be set from outside. A change is checked, then taken whole ({spec.name}).",
        is_positional=False,
    )
    imports = {*names.imports, *record.imports}
    text = render(
        "component/configuration.py.jinja",
        **header,
        record=record,
        imports=import_block(imports, package),
    )
    helping = helper_files(imports, helpers, folder, header, "component")
    return {f"{folder}/configuration.py": text, **helping}


def _configuration_names(members: Iterable[Member], table: TypeTable) -> TypeNames:
    members = tuple(members)
    used = set(declared(member.type for member in members))
    used |= _types_of(default_of(one, table) for one in members if one.default is not None)
    return import_types(used, taken={*_RECORD_NAMES, *(member.name for member in members)})


def _types_of(values: Iterable[Value]) -> set[str]:
    return {name for value in values for name in types_of_value(value)}
