"""Names in the generated modules of a system; no two things share one."""

from dataclasses import dataclass, field

from rfcgen.model.names import identifier
from rfcgen.render.imports import Import


@dataclass(slots=True)
class Bindings:
    """Give each imported thing the name it has in one module.

    ``taken`` are the names that the module uses for other things.
    """

    taken: set[str]
    _names: dict[tuple[str, str], str] = field(default_factory=dict)

    def bind(self, module: str, name: str, alias: str = "") -> str:
        """Return the name that ``name`` of ``module`` has here, and remember to import it."""
        key = (module, name)
        if key not in self._names:
            free = identifier(alias or name, self.taken)
            while free in self.taken:
                free += "_"
            self.taken.add(free)
            self._names[key] = free
        return self._names[key]

    @property
    def imports(self) -> tuple[Import, ...]:
        """Return what the module must import."""
        return tuple(
            Import(module, name, "" if name == here else here)
            for (module, name), here in self._names.items()
        )
