"""The Python types that stand for the types of a document."""

from rfcgen.model.types import FLOATS, INTEGERS, NUMERIC, ArrayKind, Storage, TypeReference
from rfcgen.render.expression import Expression, flat, subscript
from rfcgen.render.local_names import PLAIN, LocalNames
from rfcgen.render.type_names import TypeNames

TUPLE_LIMIT = 16
"""The longest fixed array of numbers that is a tuple; longer ones are numpy arrays."""

_SCALARS = {
    "bool": "bool",
    "string": "str",
    "bytes": "bytes",
    "time": "int",
    "duration": "int",
    **dict.fromkeys(INTEGERS, "int"),
    **dict.fromkeys(FLOATS, "float"),
}


def annotation(
    reference: TypeReference,
    names: TypeNames,
    *,
    storage: Storage = Storage.AUTOMATIC,
    local: LocalNames = PLAIN,
) -> str:
    """Return the annotation of a type; ``local`` knows which names are hidden."""
    return flat(annotation_of(reference, names, storage=storage, local=local))


def annotation_of(
    reference: TypeReference,
    names: TypeNames,
    *,
    storage: Storage = Storage.AUTOMATIC,
    local: LocalNames = PLAIN,
) -> Expression:
    """Return the annotation of a type as an expression that can be laid out."""
    if is_array(reference, storage):
        return subscript(f"{local.of('npt')}.NDArray", dtype(reference, local))
    item = (
        local.built_in(_SCALARS[reference.name])
        if reference.is_scalar
        else names.of(reference.name)
    )
    if reference.shape is None:
        return item
    if reference.shape.is_optional:
        return f"{item} | None"
    return subscript(local.built_in("tuple"), item, "...")


def is_array(reference: TypeReference, storage: Storage = Storage.AUTOMATIC) -> bool:
    """Tell whether a type is held as a numpy array."""
    shape = reference.shape
    if shape is None or reference.name not in NUMERIC or shape.is_optional:
        return False
    if storage is not Storage.AUTOMATIC:
        return storage is Storage.ARRAY
    return shape.kind is not ArrayKind.FIXED or shape.size > TUPLE_LIMIT


def dtype(reference: TypeReference, local: LocalNames = PLAIN) -> str:
    """Return the numpy type of the items of an array of numbers."""
    return f"{local.of('np')}.{reference.name}"
