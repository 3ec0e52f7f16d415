"""What declared types are called in one generated module."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field

from rfcgen.model.names import types_package
from rfcgen.render.imports import Import


@dataclass(frozen=True, slots=True)
class TypeNames:
    """Give the local name of each declared type by its qualified name, and the imports.

    ``aliases`` gives the other name of a type that the module itself declares, where a field
    hides its own.
    """

    local: Mapping[str, str] = field(default_factory=dict)
    imports: tuple[Import, ...] = ()
    aliases: Mapping[str, str] = field(default_factory=dict)

    def of(self, qualified: str) -> str:
        """Return what a declared type is called here."""
        return self.local[qualified]

    def alias_of(self, name: str) -> str:
        """Return the statement that gives a class its other name, or nothing."""
        return f"{self.aliases[name]} = {name}" if name in self.aliases else ""


def import_types(qualified: Iterable[str], *, taken: Collection[str] = ()) -> TypeNames:
    """Choose local names for types of other packages.

    A name that is taken, or that two namespaces share, gets its namespace in front: ``ArmPose``.
    """
    used = set(taken)
    local: dict[str, str] = {}
    imports: list[Import] = []
    for name in sorted(set(qualified)):
        chosen = local[name] = _free(name, used)
        used.add(chosen)
        alias = "" if chosen == _plain(name) else chosen
        imports.append(Import(types_package(_namespace(name)), _plain(name), alias))
    return TypeNames(local, tuple(imports))


def own_types(
    qualified: Iterable[str], modules: Mapping[str, str], hidden: Collection[str]
) -> TypeNames:
    """Choose local names for types of a namespace inside its own package.

    ``modules`` names the module of those that need an import. A type whose name a field hides is
    called by that name with ``_`` in front.
    """
    local: dict[str, str] = {}
    imports: list[Import] = []
    aliases: dict[str, str] = {}
    for name in sorted(set(qualified)):
        plain = _plain(name)
        chosen = local[name] = f"_{plain}" if plain in hidden else plain
        if name in modules:
            imports.append(Import(modules[name], plain, "" if chosen == plain else chosen))
        elif chosen != plain:
            aliases[plain] = chosen
    return TypeNames(local, tuple(imports), aliases)


def both(first: TypeNames, second: TypeNames) -> TypeNames:
    """Return the names of both."""
    return TypeNames(
        {**first.local, **second.local},
        (*first.imports, *second.imports),
        {**first.aliases, **second.aliases},
    )


def _free(name: str, used: Collection[str]) -> str:
    candidate = _plain(name)
    prefix = "".join(part[:1].upper() + part[1:] for part in _namespace(name).split("_"))
    while candidate in used:
        candidate = prefix + candidate
    return candidate


def _plain(name: str) -> str:
    return name.rpartition(".")[2]


def _namespace(name: str) -> str:
    return name.rpartition(".")[0]
