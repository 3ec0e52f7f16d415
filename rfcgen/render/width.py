"""How wide text is, and how it is broken into lines."""

import unicodedata
from collections.abc import Iterable, Sequence

LINE_LENGTH = 100
"""The longest line of generated code, as its ``pyproject.toml`` tells ruff."""


_DISPUTED = 0x1100


def width(text: str) -> int:
    """Return the columns that printable text takes; East Asian wide characters take two."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def cautious_width(text: str) -> int:
    """Return no less than the columns that any reader of Unicode counts."""
    return sum(2 if ord(char) >= _DISPUTED else 1 for char in text)


def fill(words: Iterable[Sequence[str]], columns: int) -> list[str]:
    """Return lines of words that fit the columns; a word that is too long is cut.

    A word is a sequence of pieces that must stay whole (characters or their escapes).
    """
    lines: list[str] = []
    line = ""
    for word in words:
        for position, piece in enumerate(_cut(word, columns)):
            joint = " " if line and position == 0 else ""
            if line and (position > 0 or cautious_width(line + joint + piece) > columns):
                lines.append(line)
                line = piece
            else:
                line += joint + piece
    return [*lines, line] if line else lines


def _cut(word: Sequence[str], columns: int) -> Iterable[str]:
    part, used = "", 0
    for piece in word:
        size = cautious_width(piece)
        if part and used + size > columns:
            yield part
            part, used = "", 0
        part += piece
        used += size
    yield part
