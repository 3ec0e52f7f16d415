"""Free text made harmless for docstrings and documents: nothing invisible is left in it."""

import unicodedata

_BREAKS = ("Zl", "Zp")
_SPACES = ("Zs", "Cc")
_INVISIBLE = ("Cf", "Cs", "Co", "Cn")


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text, each on one line with single spaces.

    Empty lines separate paragraphs. Control characters become spaces; marks that change the
    direction of text, and other invisible characters, are left out.
    """
    clean = "".join(_visible(char) for char in text.replace("\r\n", "\n").replace("\r", "\n"))
    blocks: list[list[str]] = [[]]
    for line in clean.split("\n"):
        words = line.split()
        if words:
            blocks[-1].extend(words)
        elif blocks[-1]:
            blocks.append([])
    return [" ".join(block) for block in blocks if block]


def one_line(text: str) -> str:
    """Return a text as one line."""
    return " ".join(paragraphs(text))


def _visible(char: str) -> str:
    if char == "\n":
        return char
    category = unicodedata.category(char)
    if category in _BREAKS:
        return "\n"
    if category in _SPACES:
        return " "
    return "" if category in _INVISIBLE else char
