"""Free text in Markdown, without becoming markup."""

import re

from rfcgen.render.plain_text import one_line, paragraphs

_MARKUP = re.compile(r"([\\`*_{}\[\]<>#|~!$&])")
_LINE_START = re.compile(r"^(\d+)([.)])(?=\s|$)|^([-+=:])")


def paragraph(text: str) -> str:
    """Return free text as Markdown paragraphs."""
    return "\n\n".join(_escape(block) for block in paragraphs(text))


def cell(text: str) -> str:
    """Return free text for a table cell or a heading."""
    return _escape(one_line(text))


def code(text: str) -> str:
    """Return a text as code in a table cell."""
    clean = " ".join(text.split()).replace("|", "\\|")
    ticks = "``" if "`" in clean else "`"
    return f"{ticks}{clean}{ticks}" if clean else ""


def _escape(line: str) -> str:
    escaped = _MARKUP.sub(r"\\\1", line)
    return _LINE_START.sub(
        lambda match: f"{match[1]}\\{match[2]}" if match[1] else f"\\{match[3]}", escaped
    )
