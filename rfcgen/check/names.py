"""Refuse names that cannot become a package, a class or a file, and names that meet."""

from collections.abc import Iterable, Iterator

from rfcgen.check.derived import DerivedName, methods_of
from rfcgen.check.reserved import (
    BUILT_IN_NAMESPACE,
    COMPONENT_MEMBERS,
    ENUM_MEMBERS,
    class_conflict,
    module_conflict,
    type_conflict,
)
from rfcgen.check.scope import Scope
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec
from rfcgen.model.names import package_name, snake_case, types_package
from rfcgen.model.types import EnumType


def check_component_names(spec: ComponentSpec, scope: Scope) -> Iterator[Diagnostic]:
    """Judge the names of a component and those derived from them."""
    yield from _component_name(spec)
    package = package_name(spec.name, spec.package)
    place = spec.place.at("package" if spec.package else "name")
    types = {name.text: name for name in map(types_package_name, scope.documents.values())}
    own = DerivedName(package, f"component '{spec.name}'", place)
    yield from clashes([*types.values(), own], "RFC202", "package")
    methods = tuple(methods_of(spec, scope))
    yield from clashes(methods, "RFC202", "method")
    for name in methods:
        if name.is_free and name.text in COMPONENT_MEMBERS:
            yield Diagnostic(
                "RFC202",
                f"{name.origin} needs a method '{name.text}', which every component has already",
                name.place,
                help=f"choose another name, such as 'is_{name.text}'",
            )


def types_package_name(spec: TypesSpec) -> DerivedName:
    """Return the name of the package that holds the types of a document."""
    package = types_package(spec.namespace)
    return DerivedName(package, f"namespace '{spec.namespace}'", spec.place.at("namespace"))


def check_types_names(spec: TypesSpec) -> Iterator[Diagnostic]:
    """Judge the names of a types document and of what it declares."""
    if spec.namespace == BUILT_IN_NAMESPACE:
        yield Diagnostic(
            "RFC201",
            f"namespace '{spec.namespace}' cannot have this name: it is the run time's own",
            spec.place.at("namespace"),
            help="choose another name",
        )
    for declaration in spec.declarations:
        conflict = type_conflict(declaration.name)
        if conflict:
            yield Diagnostic(
                "RFC201",
                f"type '{declaration.name}' cannot have this name: {conflict}",
                declaration.place.at("name"),
                help="choose another name",
            )
        if isinstance(declaration, EnumType):
            yield from _enum_values(declaration)
    yield from clashes(
        (
            DerivedName(snake_case(one.name), f"type '{one.name}'", one.place.at("name"))
            for one in spec.declarations
        ),
        "RFC202",
        "module",
    )


def _enum_values(declaration: EnumType) -> Iterator[Diagnostic]:
    for value in declaration.values:
        if value.name in ENUM_MEMBERS:
            yield Diagnostic(
                "RFC201",
                f"value '{value.name}' of '{declaration.name}' cannot have this name: every "
                "enumeration in Python has a member of this name",
                value.place.at("name"),
                help=f"choose another name, such as '{value.name.upper()}'",
            )


def _component_name(spec: ComponentSpec) -> Iterator[Diagnostic]:
    conflict = class_conflict(spec.name)
    if conflict:
        yield Diagnostic(
            "RFC201",
            f"component '{spec.name}' cannot have this name: {conflict}",
            spec.place.at("name"),
            help="choose another name",
        )
        return
    package = package_name(spec.name, spec.package)
    conflict = module_conflict(package.lower())
    if not conflict:
        return
    if spec.package:
        text, attribute = f"package '{package}' cannot have this name: {conflict}", "package"
        verb = "write"
    else:
        text = f"component '{spec.name}' cannot have the package '{package}': {conflict}"
        attribute, verb = "name", "add"
    yield Diagnostic(
        "RFC201", text, spec.place.at(attribute), help=f'{verb} package="{package}_component"'
    )


def clashes(names: Iterable[DerivedName], code: str, what: str) -> Iterator[Diagnostic]:
    """Yield one diagnostic for each name of a ``what`` that another thing has already."""
    first: dict[str, DerivedName] = {}
    for name in names:
        other = first.setdefault(name.text, name)
        if other is not name:
            yield Diagnostic(
                code,
                f"{name.origin} and {other.origin} both need the {what} '{name.text}'",
                name.place,
                (Note(f"{other.origin} is here", other.place),),
                "rename one of them",
            )
