"""All documents of one run, and what they see of each other."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rfcgen.model.component import ComponentSpec
from rfcgen.model.document import TypesSpec, Use, ValuesSpec
from rfcgen.model.system import SystemSpec
from rfcgen.model.types import Declaration

Document = TypesSpec | ComponentSpec | SystemSpec | ValuesSpec


@dataclass(frozen=True, slots=True)
class Project:
    """Hold every document that was read, by its resolved path.

    A document that could not be read is absent; reading has said why.
    """

    documents: Mapping[Path, Document] = field(default_factory=dict)

    def types(self, use: Use) -> TypesSpec | None:
        """Return the types document that a use refers to."""
        found = self.documents.get(use.path)
        return found if isinstance(found, TypesSpec) else None

    def component(self, use: Use) -> ComponentSpec | None:
        """Return the component document that a use refers to."""
        found = self.documents.get(use.path)
        return found if isinstance(found, ComponentSpec) else None

    def values(self, use: Use) -> ValuesSpec | None:
        """Return the values document that a use refers to."""
        found = self.documents.get(use.path)
        return found if isinstance(found, ValuesSpec) else None

    def visible_types(self, uses: tuple[Use, ...]) -> Iterator[TypesSpec]:
        """Yield the used types documents and those they use in turn, each once."""
        seen: set[Path] = set()
        waiting = list(uses)
        while waiting:
            use = waiting.pop(0)
            document = self.types(use)
            if document is None or use.path in seen:
                continue
            seen.add(use.path)
            yield document
            waiting.extend(document.uses)

    def type_table(self, uses: tuple[Use, ...]) -> "TypeTable":
        """Return every declaration that a document with those uses can name."""
        return TypeTable(
            {
                f"{document.namespace}.{declaration.name}": declaration
                for document in self.visible_types(uses)
                for declaration in document.declarations
            }
        )


@dataclass(frozen=True, slots=True)
class TypeTable:
    """Look declarations up by qualified name."""

    declarations: Mapping[str, Declaration] = field(default_factory=dict)

    def find(self, name: str) -> Declaration | None:
        """Return the declaration of a qualified name, or None."""
        return self.declarations.get(name)
