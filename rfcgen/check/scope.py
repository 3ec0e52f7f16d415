"""What one document can see."""

from collections.abc import Mapping
from dataclasses import dataclass

from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec, Use
from rfcgen.model.project import Document, Project, TypeTable
from rfcgen.model.system import SystemSpec
from rfcgen.model.types import Declaration


@dataclass(frozen=True, slots=True)
class Scope:
    """Hold the types that a document can name.

    ``is_complete`` is false when a used document could not be read: a name that is missing then
    may be in that one, so nothing can be said against it.
    """

    table: TypeTable
    documents: Mapping[str, TypesSpec]
    is_complete: bool

    def find(self, name: str) -> Declaration | None:
        """Return the declaration of a qualified name."""
        return self.table.find(name)

    def knows_all_of(self, namespace: str) -> bool:
        """Tell whether a name that is not found in the namespace surely does not exist."""
        return self.is_complete or namespace in self.documents


def used_types(document: Document) -> tuple[Use, ...]:
    """Return the types documents that a document uses itself."""
    if isinstance(document, TypesSpec | ComponentSpec | SystemSpec):
        return document.uses
    return ()


def scope_of(document: Document, project: Project) -> Scope:
    """Return what the document can see: its own types and those it uses."""
    uses = used_types(document)
    visible = list(project.visible_types(uses))
    own: dict[str, Declaration] = {}
    if isinstance(document, TypesSpec):
        visible.append(document)
        own = {f"{document.namespace}.{one.name}": one for one in document.declarations}
    every_use = [*uses, *(use for one in visible for use in one.uses)]
    return Scope(
        table=TypeTable({**project.type_table(uses).declarations, **own}),
        documents={one.namespace: one for one in visible},
        is_complete=all(project.types(use) is not None for use in every_use),
    )
