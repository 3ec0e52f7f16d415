"""Small rules of English for messages."""


def with_article(noun: str) -> str:
    """Return the noun after ``a`` or ``an``."""
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"
