"""Free text as Python and TOML strings that mean exactly that text."""

from collections.abc import Iterator

from rfcgen.render.width import width

_PLAIN = (
    (0x20, 0x7E), (0xA1, 0xAC), (0xAE, 0x2AF), (0x370, 0x482), (0x48A, 0x52F), (0x1E00, 0x1FFE),
    (0x2010, 0x2027), (0x2030, 0x205E), (0x2070, 0x20BF), (0x2190, 0x22FF), (0x2460, 0x25FC),
    (0x3001, 0x3029), (0x3041, 0x3096), (0x309B, 0x30FF), (0x3400, 0x4DBF), (0x4E00, 0x9FFF),
    (0xAC00, 0xD7A3), (0xFF01, 0xFF5E),
)  # fmt: skip
"""Characters that are printed as they are: visible, left to right, of undisputed width."""

_NAMED = {"\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def quoted(text: str) -> str:
    """Return a Python string literal on one line."""
    quote = preferred_quote(text)
    return quote + "".join(_escape(char, quote) for char in text) + quote


def split_quoted(text: str, columns: int) -> list[str]:
    """Return literals, none wider than the columns, that Python joins to the text."""
    parts: list[str] = []
    part = ""
    for word in _words(text):
        if part and width(quoted(part + word)) > columns:
            parts.append(part)
            part = ""
        for char in word:
            if part and width(quoted(part + char)) > columns:
                parts.append(part)
                part = ""
            part += char
    return [quoted(piece) for piece in [*parts, part]]


def preferred_quote(text: str) -> str:
    """Return the quote that needs fewer escapes, double when equal, as ruff has it."""
    return "'" if text.count('"') > text.count("'") else '"'


def toml_string(text: str) -> str:
    """Return a basic TOML string on one line."""
    escaped = "".join(_toml_escape(char) for char in text)
    return f'"{escaped}"'


def _words(text: str) -> Iterator[str]:
    """Yield words with the spaces behind them."""
    start = 0
    for position in range(1, len(text)):
        if text[position - 1] == " " and text[position] != " ":
            yield text[start:position]
            start = position
    yield text[start:]


def _escape(char: str, quote: str) -> str:
    if char == quote:
        return f"\\{char}"
    if char in _NAMED:
        return _NAMED[char]
    code = ord(char)
    if any(first <= code <= last for first, last in _PLAIN):
        return char
    if code <= 0xFF:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code <= 0xFFFF else f"\\U{code:08x}"


def _toml_escape(char: str) -> str:
    if char in '"\\':
        return f"\\{char}"
    if char.isprintable():
        return char
    return f"\\u{ord(char):04X}" if ord(char) <= 0xFFFF else f"\\U{ord(char):08X}"
