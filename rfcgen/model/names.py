"""Names that rfcgen derives from the names in a document."""

import keyword
import re
from collections.abc import Container

_WORD = re.compile(r"[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|[0-9]+")


def snake_case(name: str) -> str:
    """Return ``CanDrives`` as ``can_drives``; digits stay with the word before them."""
    parts: list[str] = []
    for part in name.split("_"):
        words = _WORD.findall(part)
        for position, word in enumerate(words):
            if word.isdigit() and position:
                parts[-1] += word
            else:
                parts.append(word.lower())
    return "_".join(parts)


def identifier(name: str, reserved: Container[str] = ()) -> str:
    """Return a Python identifier for a name; a keyword or reserved word gets a trailing ``_``.

    No name in a document ends in ``_``, so the result is free.
    """
    return f"{name}_" if keyword.iskeyword(name) or name in reserved else name


def package_name(component: str, package: str = "") -> str:
    """Return the import package of a component or system; ``package`` overrides."""
    return package or snake_case(component)


def types_package(namespace: str) -> str:
    """Return the import package that holds the types of a namespace."""
    return f"{snake_case(namespace)}_types"
