"""What every kind of document has in common."""

from dataclasses import dataclass, field
from pathlib import Path

from rfcgen.diagnostics import Place
from rfcgen.model.types import Declaration
from rfcgen.model.values import RawValue


@dataclass(frozen=True, slots=True)
class Use:
    """Refer to another document; ``path`` is ``href`` resolved against the using file."""

    href: str
    path: Path = field(compare=False)
    place: Place = field(compare=False)
    name: str = ""


@dataclass(frozen=True, slots=True)
class Extension:
    """Keep an element of a foreign namespace for templates and exporters."""

    tag: str
    attributes: tuple[tuple[str, str], ...] = ()
    text: str = ""
    children: tuple["Extension", ...] = ()


@dataclass(frozen=True, slots=True)
class TypesSpec:
    """Hold one ``<types>`` document."""

    namespace: str
    path: Path = field(compare=False)
    place: Place = field(compare=False)
    description: str = ""
    uses: tuple[Use, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    extensions: tuple[Extension, ...] = ()


@dataclass(frozen=True, slots=True)
class ValuesSpec:
    """Hold one ``<values>`` document: named values that settings refer to."""

    path: Path = field(compare=False)
    place: Place = field(compare=False)
    description: str = ""
    values: tuple[tuple[str, RawValue], ...] = ()
