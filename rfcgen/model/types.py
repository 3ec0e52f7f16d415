"""The types that documents declare and refer to."""

from dataclasses import dataclass, field
from enum import Enum

from rfcgen.diagnostics import Place
from rfcgen.model.values import RawValue


class ArrayKind(Enum):
    """Say how many items an array may hold."""

    FIXED = "fixed"
    BOUNDED = "bounded"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class Shape:
    """Describe an array: ``size`` is exact when FIXED, the most when BOUNDED, 0 when OPEN."""

    kind: ArrayKind
    size: int = 0

    @property
    def is_optional(self) -> bool:
        """Tell whether this is ``T[..1]``, a value or nothing."""
        return self.kind is ArrayKind.BOUNDED and self.size == 1

    def __str__(self) -> str:
        if self.kind is ArrayKind.FIXED:
            return f"[{self.size}]"
        return f"[..{self.size}]" if self.kind is ArrayKind.BOUNDED else "[]"


INTEGERS = {
    f"{sign}int{bits}": ((0, 2**bits - 1) if sign else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1))
    for bits in (8, 16, 32, 64)
    for sign in ("", "u")
}
"""Each integer scalar with its least and greatest value."""

FLOATS = ("float32", "float64")
NUMERIC = (*INTEGERS, *FLOATS)
SCALARS = ("bool", *NUMERIC, "string", "bytes", "time", "duration")
"""Every built-in type; ``time`` and ``duration`` are whole nanoseconds."""


@dataclass(frozen=True, slots=True)
class TypeReference:
    """Refer to a scalar (``float64``) or a declared type (``arm.Pose``), or an array of it."""

    name: str
    shape: Shape | None = None

    @property
    def is_scalar(self) -> bool:
        """Tell whether the item type is built in."""
        return self.name in SCALARS

    @property
    def item(self) -> "TypeReference":
        """Return the type of one item."""
        return TypeReference(self.name)

    @property
    def namespace(self) -> str:
        """Return the namespace, empty for a scalar."""
        return self.name.rpartition(".")[0]

    def __str__(self) -> str:
        return self.name + (str(self.shape) if self.shape else "")


@dataclass(frozen=True, slots=True)
class Facets:
    """Restrict a value; texts as written, read by `rfcgen.model.values` against the type."""

    unit: str = ""
    minimum: str | None = None
    maximum: str | None = None
    above: str | None = None
    below: str | None = None
    step: str | None = None
    choices: tuple[str, ...] = ()
    max_length: int | None = None


NO_FACETS = Facets()


class Storage(Enum):
    """Choose how a fixed numeric array is held in Python."""

    AUTOMATIC = "automatic"
    ARRAY = "array"
    TUPLE = "tuple"


@dataclass(frozen=True, slots=True)
class Field:
    """Declare one member of a struct or a message."""

    name: str
    type: TypeReference
    place: Place = field(compare=False)
    description: str = ""
    facets: Facets = NO_FACETS
    default: RawValue | None = None
    storage: Storage = Storage.AUTOMATIC


@dataclass(frozen=True, slots=True)
class EnumValue:
    """Name one value of an enumeration; ``number`` is its number on the wire."""

    name: str
    number: int
    place: Place = field(compare=False)
    description: str = ""


@dataclass(frozen=True, slots=True)
class EnumType:
    """Declare an enumeration."""

    name: str
    values: tuple[EnumValue, ...]
    place: Place = field(compare=False)
    description: str = ""


@dataclass(frozen=True, slots=True)
class StructType:
    """Declare a structure."""

    name: str
    fields: tuple[Field, ...]
    place: Place = field(compare=False)
    description: str = ""


@dataclass(frozen=True, slots=True)
class Message:
    """Describe what an operation or action carries: a named type, or fields of its own.

    Neither means that nothing is carried.
    """

    type: TypeReference | None = None
    fields: tuple[Field, ...] = ()
    place: Place | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class OperationError:
    """Declare an error that an operation may answer with."""

    name: str
    place: Place = field(compare=False)
    type: TypeReference | None = None
    description: str = ""


@dataclass(frozen=True, slots=True)
class Operation:
    """Declare one operation of an interface."""

    name: str
    place: Place = field(compare=False)
    request: Message = Message()
    response: Message = Message()
    errors: tuple[OperationError, ...] = ()
    description: str = ""


@dataclass(frozen=True, slots=True)
class Interface:
    """Declare a service interface."""

    name: str
    operations: tuple[Operation, ...]
    place: Place = field(compare=False)
    description: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """Declare a long-running action."""

    name: str
    place: Place = field(compare=False)
    goal: Message = Message()
    feedback: Message = Message()
    result: Message = Message()
    description: str = ""


@dataclass(frozen=True, slots=True)
class Broadcast:
    """Declare a system-wide event."""

    name: str
    place: Place = field(compare=False)
    type: TypeReference | None = None
    description: str = ""


Declaration = EnumType | StructType | Interface | Action | Broadcast
"""Anything a types document declares."""
