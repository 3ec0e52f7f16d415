"""Write the documents that users start from."""

import re
from string import Template
from typing import Literal
from xml.sax.saxutils import escape

from rfcgen.resources import templates

Kind = Literal["component", "types", "system"]

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9]*(?:_+[A-Za-z0-9]+)*")
_LONGEST = 40


def is_document_name(name: str) -> bool:
    """Tell whether a component, system or namespace may have this name."""
    return len(name) <= _LONGEST and _NAME.fullmatch(name) is not None


def starting_document(kind: Kind, name: str) -> str:
    """Return a commented document of that kind; it is valid if the name is."""
    text = (templates() / "spec" / f"{kind}.xml").read_text(encoding="utf-8")
    return Template(text).substitute(name=escape(name, {'"': "&quot;"}))
