"""Find names of types that do not exist or are of the wrong kind."""

from collections.abc import Iterator

from rfcgen.check.reserved import BUILT_IN_INTERFACES, BUILT_IN_NAMESPACE
from rfcgen.check.scope import Scope
from rfcgen.check.type_uses import TypeUse, Wanted, type_uses
from rfcgen.check.wording import with_article
from rfcgen.diagnostics import Diagnostic, Note, did_you_mean
from rfcgen.diagnostics.suggest import nearest
from rfcgen.model.project import Document
from rfcgen.model.types import (
    SCALARS,
    Action,
    Broadcast,
    Declaration,
    EnumType,
    Interface,
    StructType,
)

_ELSEWHERE = {
    "boolean": "bool",
    "byte": "uint8",
    "char": "uint8",
    "double": "float64",
    "float": "float64",
    "int": "int32",
    "integer": "int64",
    "str": "string",
    "uint": "uint32",
}
"""Built-in types under the names that other languages give them."""


def check_types(document: Document, scope: Scope) -> Iterator[Diagnostic]:
    """Judge every name of a type, an interface, an action or a broadcast."""
    for use in type_uses(document):
        if use.wanted is Wanted.TYPE and use.name in SCALARS:
            continue
        if use.wanted is Wanted.INTERFACE and use.name in BUILT_IN_INTERFACES:
            continue
        declaration = scope.find(use.name)
        if declaration is None:
            yield from _unknown(use, scope)
        elif kind_of(declaration) is not use.wanted:
            yield Diagnostic(
                "RFC204",
                f"{use.owner} needs {with_article(use.wanted)}, '{use.name}' is "
                f"{with_article(kind_of(declaration))}",
                use.place,
                (Note(f"'{use.name}' is declared here", declaration.place.at("name")),),
                _names_of(use, scope),
            )


def kind_of(declaration: Declaration) -> Wanted:
    """Return what a declaration can be used as."""
    match declaration:
        case EnumType() | StructType():
            return Wanted.TYPE
        case Interface():
            return Wanted.INTERFACE
        case Action():
            return Wanted.ACTION
        case Broadcast():
            return Wanted.BROADCAST


def _unknown(use: TypeUse, scope: Scope) -> Iterator[Diagnostic]:
    namespace = use.name.rpartition(".")[0]
    if not scope.knows_all_of(namespace):
        return
    notes: tuple[Note, ...] = ()
    if namespace in scope.documents:
        file = scope.documents[namespace].path.name
        notes = (Note(f"types of '{namespace}' are declared in {file}"),)
    yield Diagnostic(
        "RFC203",
        f"{use.owner} has unknown {use.wanted} '{use.name}'",
        use.place,
        notes,
        _names_of(use, scope),
    )


def _names_of(use: TypeUse, scope: Scope) -> str:
    """Return the name that may have been meant; only names of the same kind come in question."""
    namespace, _, local = use.name.rpartition(".")
    known = [
        name
        for name, declaration in scope.table.declarations.items()
        if kind_of(declaration) is use.wanted
    ]
    if use.wanted is Wanted.INTERFACE:
        known += BUILT_IN_INTERFACES
    near = [name for name in known if not namespace or name.startswith(f"{namespace}.")]
    if use.wanted is Wanted.TYPE:
        near += SCALARS  # an unqualified name of a types document has got its namespace already
        local = _ELSEWHERE.get(local, local)
    qualified = {name.rpartition(".")[2]: name for name in (*known, *near)}
    if local in qualified:
        return f"did you mean '{qualified[local]}'?"
    meant = nearest(local, (name.rpartition(".")[2] for name in near))
    if meant:
        return f"did you mean '{qualified[meant]}'?"
    if namespace not in ("", BUILT_IN_NAMESPACE, *scope.documents):
        return f"add <use-types href=\"…\"/> for the file that declares '{namespace}'"
    return did_you_mean(use.name, near)
