"""Small rules of English for messages."""

_SPOKEN_YOU = ("uint", "uni")


def with_article(noun: str) -> str:
    """Return the noun after ``a`` or ``an``."""
    sounds_open = noun[0] in "aeiou" and not noun.startswith(_SPOKEN_YOU)
    return f"an {noun}" if sounds_open else f"a {noun}"
