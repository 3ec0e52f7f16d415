"""Judge a value with all that it holds: what a port sends must be what its type says."""

from collections.abc import Iterable, Mapping, Sequence

from rfcgen.runtime.constraint import problem_with
from rfcgen.runtime.profile import ParameterProfile

Fields = Mapping[type, Sequence[ParameterProfile]]
"""The fields of each struct, described as parameters are."""

NO_FIELDS: Fields = {}


def problem_in(value: object, declared: str, fields: Fields = NO_FIELDS) -> str:
    """Return what is wrong with a value of the type ``declared``, or an empty text.

    Structs whose fields are given are looked into, to any depth.
    """
    return _problem(value, ParameterProfile(name="", type=declared), fields)


def _problem(value: object, declared: ParameterProfile, fields: Fields) -> str:
    wrong = problem_with(value, declared)
    if wrong:
        return wrong
    for place, item in _parts(value):
        for field in fields.get(type(item), ()):
            wrong = _problem(getattr(item, field.name), field, fields)
            if wrong:
                return f"{place}.{field.name} {wrong}"
    return ""


def _parts(value: object) -> Iterable[tuple[str, object]]:
    if isinstance(value, list | tuple):
        return ((f"[{index}]", item) for index, item in enumerate(value))
    return (("", value),)
