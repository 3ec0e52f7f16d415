"""Explain diagnostic codes."""

import re
from textwrap import fill, indent

from rfcgen.diagnostics.catalogue import CATALOGUE, Entry

_CODE = re.compile(r"(?:rfc)?([0-9]{3})", re.IGNORECASE)


def find_entry(code: str) -> Entry | None:
    """Return the entry of a code written ``RFC203``, ``rfc203`` or ``203``."""
    match = _CODE.fullmatch(code)
    return CATALOGUE.get(f"RFC{match[1]}") if match else None


def explain_code(entry: Entry) -> str:
    """Return what a code means, a document that shows it, and the same mended."""
    parts = [f"{entry.code}: {entry.title}", fill(entry.meaning, width=88)]
    for heading, example in (("Wrong:", entry.wrong), ("Right:", entry.right)):
        if example:
            parts += [heading, indent(example.strip("\n"), "    ")]
    return "\n\n".join(parts)


def list_codes() -> str:
    """Return every code with its title, one a line."""
    return "\n".join(f"{code}  {CATALOGUE[code].title}" for code in sorted(CATALOGUE))
