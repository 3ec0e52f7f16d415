"""What the names that generated code relies on are called where a document hides them."""

import builtins
from dataclasses import dataclass

from rfcgen.render.imports import Import


@dataclass(frozen=True, slots=True)
class LocalNames:
    """Know the names that a module's types and fields take away from it.

    No name in a document begins with ``_``, so one that does is free.
    """

    hidden: frozenset[str] = frozenset()

    @property
    def hides_built_ins(self) -> bool:
        """Tell whether any built-in name is hidden."""
        return any(hasattr(builtins, name) for name in self.hidden)

    def of(self, name: str) -> str:
        """Return what an imported name is called."""
        return f"_{name}" if name in self.hidden else name

    def built_in(self, name: str) -> str:
        """Return what a built-in name is called."""
        return f"{self.of('builtins')}.{name}" if name in self.hidden else name

    def module(self, module: str, alias: str = "") -> Import:
        """Return the import of a module that code calls by ``alias``, or by its own name."""
        called = self.of(alias or module)
        return Import(module, alias="" if called == module else called)

    def name(self, module: str, name: str) -> Import:
        """Return the import of one name from a module."""
        called = self.of(name)
        return Import(module, name, "" if called == name else called)


PLAIN = LocalNames()
