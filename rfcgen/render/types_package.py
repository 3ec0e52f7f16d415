"""Render the package that holds the types of one namespace."""

import builtins
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rfcgen.model.document import TypesSpec
from rfcgen.model.names import identifier, types_package
from rfcgen.model.project import Project, TypeTable
from rfcgen.model.types import EnumType, StructType
from rfcgen.render.digest import SHORT, digest_with_types
from rfcgen.render.docstrings import docstring
from rfcgen.render.environment import render
from rfcgen.render.expression import Quoted, list_of, statement
from rfcgen.render.file_tree import FileTree
from rfcgen.render.imports import Import, import_block
from rfcgen.render.local_names import LocalNames
from rfcgen.render.members import Member, default_of, members_of
from rfcgen.render.records import RecordWriter
from rfcgen.render.type_names import TypeNames, both, import_types, own_types
from rfcgen.render.used_types import declared, types_of_value

LOCAL_NAMES = frozenset({"dataclass", "field", "check_size", "check_most", "frozen_array", "np"})


@dataclass(frozen=True, slots=True)
class EnumValueView:
    """A value of an enumeration as it is printed."""

    name: str
    number: int
    docstring: str


@dataclass(frozen=True, slots=True)
class EnumView:
    """An enumeration as it is printed."""

    name: str
    docstring: str
    values: tuple[EnumValueView, ...]


def types_digest(document: TypesSpec, project: Project) -> str:
    """Return the digest of a types document and of the types of others that it is made of."""
    used = (
        name
        for declaration in document.declarations
        if isinstance(declaration, StructType)
        for name in declared(field.type for field in declaration.fields)
    )
    return digest_with_types(document, used, types_table(document, project))


def types_table(document: TypesSpec, project: Project) -> TypeTable:
    """Return what the document can name: its own declarations and those of the used documents."""
    own = {f"{document.namespace}.{one.name}": one for one in document.declarations}
    return TypeTable({**project.type_table(document.uses).declarations, **own})


def render_types(document: TypesSpec, project: Project) -> FileTree:
    """Return the files of the types package that belong to the generator."""
    package = types_package(document.namespace)
    table = types_table(document, project)
    enums = [one for one in document.declarations if isinstance(one, EnumType)]
    structs = _in_order(
        [one for one in document.declarations if isinstance(one, StructType)], document.namespace
    )
    header = {"namespace": document.namespace, "digest": types_digest(document, project)[:SHORT]}
    folder = f"src/{package}"
    files = {f"{folder}/__init__.py": _init(document, package, enums, structs, header)}
    if enums:
        views = [_enum(one, document.namespace) for one in enums]
        files[f"{folder}/enums.py"] = render("types/enums.py.jinja", **header, enums=views)
    if structs:
        text, imports = _structs(structs, document.namespace, table, package, header)
        files[f"{folder}/structs.py"] = text
        files |= helper_files(imports, package, folder, header, "types")
    return FileTree(files)


def helper_files(
    imports: Iterable[Import], package: str, folder: str, header: dict[str, str], kind: str
) -> dict[str, str]:
    """Return the modules of functions that the imports need."""
    wanted = {one.module for one in imports}
    return {
        f"{folder}/{module}.py": render(f"types/{module}.py.jinja", **header, kind=kind)
        for module in ("_arrays", "_sizes")
        if f"{package}.{module}" in wanted
    }


def _init(
    document: TypesSpec,
    package: str,
    enums: Sequence[EnumType],
    structs: Sequence[StructType],
    header: dict[str, str],
) -> str:
    imports = [Import(f"{package}.enums", one.name) for one in enums]
    imports += [Import(f"{package}.structs", one.name) for one in structs]
    names = sorted([one.name for one in enums] + [one.name for one in structs])
    description = document.description or f"Types of the namespace {document.namespace}."
    return render(
        "types/init.py.jinja",
        **header,
        docstring=docstring(description, 0),
        imports=import_block(imports, package),
        all=statement("__all__ = ", list_of([Quoted(name) for name in names])) if names else "",
    )


def _enum(enum: EnumType, namespace: str) -> EnumView:
    values = tuple(
        EnumValueView(
            identifier(one.name), one.number, docstring(one.description) if one.description else ""
        )
        for one in enum.values
    )
    text = enum.description or f"Values of {namespace}.{enum.name}."
    return EnumView(enum.name, docstring(text), values)


def _structs(
    structs: Sequence[StructType],
    namespace: str,
    table: TypeTable,
    package: str,
    header: dict[str, str],
) -> tuple[str, set[Import]]:
    members = [member for struct in structs for member in members_of(struct.fields)]
    fields = frozenset(identifier(member.name) for member in members)
    local = LocalNames(fields | {struct.name for struct in structs})
    names = _names(members, namespace, table, package, local)
    writer = RecordWriter(table, names, package, local)
    records = [
        writer.write(
            struct.name,
            members_of(struct.fields),
            struct.description or f"A value of the type {namespace}.{struct.name}.",
            is_positional=True,
        )
        for struct in structs
    ]
    imports = {*names.imports, *(one for record in records for one in record.imports)}
    text = render(
        "types/structs.py.jinja",
        **header,
        imports=import_block(imports, package),
        records=records,
    )
    return text, imports


def _names(
    members: Sequence[Member], namespace: str, table: TypeTable, package: str, local: LocalNames
) -> TypeNames:
    used = set(declared(member.type for member in members))
    for member in members:
        if member.default is not None:
            used.update(types_of_value(default_of(member, table)))
    own = {name for name in used if name.rpartition(".")[0] == namespace}
    enums = {name: f"{package}.enums" for name in own if isinstance(table.find(name), EnumType)}
    fields = {identifier(member.name) for member in members}
    inside = own_types(own, enums, fields)
    taken = {*LOCAL_NAMES, *local.hidden, *inside.local.values(), *dir(builtins)}
    return both(inside, import_types(used - own, taken=taken))


def _in_order(structs: Sequence[StructType], namespace: str) -> list[StructType]:
    """Return the structs so that each follows those it is made of, else as in the document."""
    waiting = {f"{namespace}.{struct.name}": struct for struct in structs}
    ordered: list[StructType] = []

    def place(name: str) -> None:
        struct = waiting.pop(name, None)
        if struct is None:
            return
        for member in struct.fields:
            place(member.type.name)
        ordered.append(struct)

    for name in list(waiting):
        place(name)
    return ordered
