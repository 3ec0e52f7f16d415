"""Free text as a docstring that stays one."""

import re

from rfcgen.render.plain_text import paragraphs
from rfcgen.render.width import LINE_LENGTH, cautious_width, fill

_QUOTES = '"""'
_RISKY_QUOTE = re.compile(r'^"|"$|"(?=")|(?<=")"')


def docstring(text: str, indent: int = 4) -> str:
    """Return a docstring whose first line stands behind ``indent`` columns that are there.

    One line if it fits, else wrapped with the closing quotes on a line of their own.
    """
    blocks = [_pieces(block) for block in paragraphs(text)] or [[list("Not described.")]]
    flat = " ".join("".join(word) for word in blocks[0])
    if len(blocks) == 1 and indent + cautious_width(flat) + 2 * len(_QUOTES) <= LINE_LENGTH:
        return f"{_QUOTES}{flat}{_QUOTES}"
    margin = " " * indent
    columns = LINE_LENGTH - indent - len(_QUOTES)
    filled = [fill(block, columns) for block in blocks]
    body = f"\n\n{margin}".join(f"\n{margin}".join(lines) for lines in filled)
    return f"{_QUOTES}{body}\n{margin}{_QUOTES}"


def _pieces(block: str) -> list[list[str]]:
    """Return the words of a paragraph, each as characters or their escapes."""
    risky = {match.start() for match in _RISKY_QUOTE.finditer(block)}
    words: list[list[str]] = [[]]
    for position, char in enumerate(block):
        if char == " ":
            words.append([])
        elif char == "\\" or position in risky:
            words[-1].append(f"\\{char}")
        else:
            words[-1].append(char)
    return words
