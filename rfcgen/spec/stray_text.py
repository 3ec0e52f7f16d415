"""Find the text that an element holds between its children."""

import re

TEXT = "#text"
"""Stands for an attribute in a place that means the element's own text."""

_TOKEN = re.compile(
    rb"""<!--.*?-->|<!\[CDATA\[(?P<data>.*?)\]\]>|<\?.*?\?>"""
    rb"""|(?P<tag></?[^<>"']*(?:"[^"]*"[^<>"']*|'[^']*'[^<>"']*)*>)|(?P<text>[^<]+)""",
    re.DOTALL,
)
_LINE = re.compile(rb"[^ \t\r\n](?:[^\r\n]*[^ \t\r\n])?")


def stray_text(data: bytes, start: int) -> tuple[int, int] | None:
    """Return the offsets of the first line of text in the element that begins at ``start``."""
    depth = 0
    for token in _TOKEN.finditer(data, start):
        if (tag := token["tag"]) is not None:
            if not tag.endswith(b"/>"):
                depth += -1 if tag.startswith(b"</") else 1
            if depth == 0:
                return None
            continue
        kind = "data" if token["data"] is not None else "text"
        line = _LINE.search(token[kind] or b"") if depth == 1 else None
        if line:
            offset = token.start(kind)
            return offset + line.start(), offset + line.end()
    return None
