"""Judge a value against the type and the facets of a parameter."""

import math
import operator
import re
from collections.abc import Sequence

from rfcgen.runtime.profile import ParameterProfile

_TYPE = re.compile(r"(?P<item>[^\[]+)(\[(?P<bounded>\.\.)?(?P<size>\d*)\])?")
_INTEGER = re.compile(r"(u?)int(8|16|32|64)")


def problem_with(value: object, parameter: ParameterProfile) -> str:
    """Return what is wrong with a value, or an empty text."""
    match = _TYPE.fullmatch(parameter.type)
    if match is None:
        raise ValueError(f"'{parameter.type}' is no type")
    item = match["item"]
    if "[" not in parameter.type:
        return _item_problem(value, item, parameter)
    size = int(match["size"] or 0)
    if match["bounded"] and size == 1:
        return "" if value is None else _item_problem(value, item, parameter)
    items = _items(value)
    if items is None:
        return f"must be a sequence of {item}, not {_kind(value)}"
    if match["size"] and (len(items) > size if match["bounded"] else len(items) != size):
        limit = f"at most {size}" if match["bounded"] else str(size)
        return f"must have {limit} items, not {len(items)}"
    for index, element in enumerate(items):
        problem = _item_problem(element, item, parameter)
        if problem:
            return f"[{index}] {problem}"
    return ""


def _items(value: object) -> Sequence[object] | None:
    listed = getattr(value, "tolist", None)
    plain = listed() if listed is not None else value
    return plain if isinstance(plain, list | tuple) else None


def _item_problem(value: object, item: str, parameter: ParameterProfile) -> str:
    return _type_problem(value, item) or _facet_problem(value, parameter)


def _type_problem(value: object, item: str) -> str:
    if "." in item:
        name = item.rpartition(".")[2]
        return "" if type(value).__name__ == name else f"must be of {item}, not {_kind(value)}"
    integer = _INTEGER.fullmatch(item)
    if integer or item in ("time", "duration"):
        if not isinstance(value, int) or isinstance(value, bool):
            return f"must be a whole number, not {_kind(value)}"
        unsigned, bits = (integer[1], int(integer[2])) if integer else ("", 64)
        low, high = (0, 2**bits - 1) if unsigned else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
        return "" if low <= value <= high else f"must fit into {item}, and {value} does not"
    if item in ("float32", "float64"):
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        return "" if is_number else f"must be a number, not {_kind(value)}"
    expected = {"bool": bool, "string": str, "bytes": bytes}[item]
    return "" if isinstance(value, expected) else f"must be a {item}, not {_kind(value)}"


def _facet_problem(value: object, parameter: ParameterProfile) -> str:
    if parameter.choices and value not in parameter.choices:
        return f"must be one of {', '.join(map(str, parameter.choices))}, not {value}"
    limit = parameter.max_length
    if limit is not None and isinstance(value, str | bytes) and len(value) > limit:
        return f"must not be longer than {limit}"
    if isinstance(value, int | float) and not isinstance(value, bool):
        return _range_problem(value, parameter)
    return ""


def _range_problem(value: float, parameter: ParameterProfile) -> str:
    unit = f" {parameter.unit}" if parameter.unit else ""
    rules = (
        (parameter.minimum, "at least", operator.ge),
        (parameter.maximum, "at most", operator.le),
        (parameter.above, "above", operator.gt),
        (parameter.below, "below", operator.lt),
    )
    for limit, words, holds in rules:
        if limit is not None and not holds(value, limit):
            return f"must be {words} {limit}{unit}, not {value}"
    if parameter.step and not _is_on_step(value, parameter.minimum or 0, parameter.step):
        return f"must be a multiple of {parameter.step}{unit}, not {value}"
    return ""


def _is_on_step(value: float, origin: float, step: float) -> bool:
    if not math.isfinite(value):
        return False
    steps = (value - origin) / step
    return math.isclose(steps, round(steps), rel_tol=1e-9, abs_tol=1e-9)


def _kind(value: object) -> str:
    return type(value).__name__
