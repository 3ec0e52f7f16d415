"""Make any text safe to show in a terminal, and know how many columns it takes."""

import unicodedata
from collections.abc import Iterator

TAB_COLUMNS = 4
_HIDDEN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
_ZERO_WIDTH = {"Mn", "Me"}


def visible(text: str) -> str:
    """Return the text with control characters and direction marks written as escapes."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(shown for shown, _ in cells(text))


def cells(text: str) -> Iterator[tuple[str, int]]:
    """Yield for each character what is shown and the columns it takes."""
    for character in text:
        yield _cell(character)


def _cell(character: str) -> tuple[str, int]:
    if character == "\t":
        return " " * TAB_COLUMNS, TAB_COLUMNS
    if " " <= character <= "~":
        return character, 1
    category = unicodedata.category(character)
    if category in _HIDDEN:
        escaped = character.encode("unicode_escape").decode("ascii")
        return escaped, len(escaped)
    if category in _ZERO_WIDTH:
        return character, 0
    return character, 2 if unicodedata.east_asian_width(character) in "WF" else 1
