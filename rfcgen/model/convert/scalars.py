"""Read the text of one scalar."""

import math
import re
from collections.abc import Callable

from rfcgen.model.convert.outcome import Mistake, shown
from rfcgen.model.types import FLOATS, INTEGERS

Scalar = bool | int | float | str | bytes

_SPACE = " \t\r\n"
_INTEGER = re.compile(r"[+-]?[0-9]+")
_OTHER_BASE = re.compile(r"[+-]?0([xX][0-9a-fA-F]+|[bB][01]+|[oO][0-7]+)")
_FLOAT = re.compile(r"[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?")
_INFINITY = re.compile(r"[+-]?inf")
_NO_NUMBER = re.compile(r"[+-]?nan", re.IGNORECASE)
_DURATION = re.compile(r"(?P<sign>[+-]?)(?P<whole>[0-9]+)(\.(?P<part>[0-9]+))?(?P<unit>ns|us|ms|s)")
_FREQUENCY = re.compile(r"[0-9.]+k?Hz")
_DIGITS = {"ns": 0, "us": 3, "ms": 6, "s": 9}
_GREATEST_FLOAT32 = (2 - 2**-23) * 2.0**127
_LEAST_INSTANT, _GREATEST_INSTANT = INTEGERS["int64"]


def words(text: str) -> list[str]:
    """Return the items of a text, which XML's white space separates."""
    return [word for word in re.split(f"[{_SPACE}]+", text) if word]


def read_scalar(text: str, type_name: str) -> Scalar | Mistake:
    """Return the value that a text has as a built-in type."""
    if type_name == "string":
        return text
    return _READERS[type_name](text.strip(_SPACE), type_name)


def _bool(text: str, _type: str) -> bool | Mistake:
    if text in ("true", "false"):
        return text == "true"
    meant = {"1": "true", "yes": "true", "on": "true", "0": "false", "no": "false", "off": "false"}
    word = meant.get(text.lower(), text.lower())
    help_text = f"write '{word}'" if word in ("true", "false") else "write 'true' or 'false'"
    return Mistake(f"{shown(text)} is not a bool", help_text)


def _integer(text: str, type_name: str) -> int | Mistake:
    if not _INTEGER.fullmatch(text):
        return Mistake(f"{shown(text)} is not a whole number", _integer_help(text))
    least, greatest = INTEGERS[type_name]
    digits = text.lstrip("+-").lstrip("0")
    # more digits than any type has would only cost time to read
    value = int(text) if len(digits) <= 20 else None
    if value is None or not least <= value <= greatest:
        return Mistake(f"{shown(text)} is outside {type_name}, {least} to {greatest}")
    return value


def _integer_help(text: str) -> str:
    if _OTHER_BASE.fullmatch(text) and len(text) <= 40:
        return f"write it in decimal: '{int(text, 0)}'"
    if _FLOAT.fullmatch(text) and float(text).is_integer() and abs(float(text)) < 1e15:
        return f"write '{int(float(text))}'"
    return ""


def _float(text: str, type_name: str) -> float | Mistake:
    if _INFINITY.fullmatch(text):
        return float(text)
    if _NO_NUMBER.fullmatch(text):
        return Mistake(f"{shown(text)} is not a value that a document may give", "leave it out")
    if not _FLOAT.fullmatch(text):
        meant = "write 'inf'" if text.lower().lstrip("+-") in ("infinity", "infinite") else ""
        return Mistake(f"{shown(text)} is not a number", meant)
    value = float(text)
    greatest = _GREATEST_FLOAT32 if type_name == "float32" else math.inf
    if math.isinf(value) or abs(value) > greatest:
        return Mistake(f"{shown(text)} is too large for {type_name}", "write 'inf' if you mean it")
    return value


def _bytes(text: str, _type: str) -> bytes | Mistake:
    digits = "".join(words(text))
    if not re.fullmatch(r"([0-9a-fA-F]{2})*", digits):
        return Mistake(
            f"{shown(text)} is not bytes in hexadecimal", "write two digits per byte, as in '0aff'"
        )
    return bytes.fromhex(digits)


def _nanoseconds(text: str, type_name: str) -> int | Mistake:
    if text == "0":
        return 0
    match = _DURATION.fullmatch(text)
    if match is None:
        return Mistake(f"{shown(text)} is not a {type_name}", _duration_help(text))
    scale = _DIGITS[match["unit"]]
    part = (match["part"] or "").rstrip("0")
    if len(part) > scale:
        return Mistake(f"{shown(text)} is not a whole number of nanoseconds")
    digits = (match["whole"] + part.ljust(scale, "0")).lstrip("0") or "0"
    value = int(digits) if len(digits) <= 20 else _GREATEST_INSTANT + 1
    value = -value if match["sign"] == "-" else value
    least = _LEAST_INSTANT if type_name == "duration" else 0
    if not least <= value <= _GREATEST_INSTANT:
        return Mistake(f"{shown(text)} is outside {type_name}")
    return value


def _duration_help(text: str) -> str:
    if _FLOAT.fullmatch(text):
        return f"give a unit: '{text}ms', '{text}s'" if len(text) <= 20 else "give a unit"
    if _FREQUENCY.fullmatch(text):
        return "a frequency says a period only in an execution; write '10ms' for 100Hz"
    return "write a number and 'ns', 'us', 'ms' or 's', as in '2.5s'"


_READERS: dict[str, Callable[[str, str], Scalar | Mistake]] = {
    "bool": _bool,
    "bytes": _bytes,
    "time": _nanoseconds,
    "duration": _nanoseconds,
    **dict.fromkeys(INTEGERS, _integer),
    **dict.fromkeys(FLOATS, _float),
}
