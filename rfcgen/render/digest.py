"""The digest of what a document means: not its comments, its layout or where things stand."""

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from typing import TYPE_CHECKING

from rfcgen.model.project import TypeTable
from rfcgen.model.types import Declaration
from rfcgen.render.used_types import closure

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

SHORT = 12


def digest(*meaning: object) -> str:
    """Return the SHA-256 of model values, the same for every run and machine."""
    text = json.dumps([_canonical(one) for one in meaning], ensure_ascii=True, sort_keys=True)
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def digest_with_types(document: object, used: Iterable[str], table: TypeTable) -> str:
    """Return the digest of a document and of the types that its values are made of."""
    declared: list[tuple[str, Declaration | None]] = [
        (name, table.find(name)) for name in closure(used, table)
    ]
    return digest(document, declared)


def _said(value: "DataclassInstance") -> Iterator[tuple[str, object]]:
    """Yield what differs from the default: a field that a later version adds changes no digest."""
    for field in fields(value):
        said = getattr(value, field.name)
        if field.compare and (field.default is MISSING or said != field.default):
            yield field.name, said


def _canonical(value: object) -> object:
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value) and not isinstance(value, type):
        return {"": type(value).__name__, **{key: _canonical(one) for key, one in _said(value)}}
    if isinstance(value, tuple | list):
        return [_canonical(one) for one in value]
    if isinstance(value, float):
        return repr(value)
    if value is None or isinstance(value, str | int):
        return value
    raise TypeError(f"{type(value).__name__} has no canonical form")
