"""Say in our words what is not well-formed."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from xml.parsers.expat import errors

_NAME = re.compile(rb"[^\s=/>\"'<]+")
_END_TAG = re.compile(rb"</[^\s>]*")
_ENTITY = re.compile(rb"&[^\s;<&]*;?")
_START_TAG = re.compile(rb"<[^\s/>]*")
_AMPERSAND = "write '&amp;' for '&'"


@dataclass(frozen=True, slots=True)
class Malformed:
    """Say what is wrong between two offsets; ``open_tag`` if the element still open matters."""

    message: str
    start: int
    end: int
    help: str = ""
    open_tag: bool = False


def explain(code: int, data: bytes, offset: int, innermost: str) -> Malformed:
    """Return what an error number of expat means at an offset inside the element ``innermost``."""
    if not data.strip():
        advice = "'rfcgen new spec' writes a document to start from"
        return Malformed("the document is empty", offset, offset, advice)
    said = _BY_CODE.get(code)
    if said:
        return said(data, offset, innermost)
    message, advice = _PLAIN.get(code, ("the document is not well-formed XML", ""))
    return Malformed(message, offset, offset, advice)


def _invalid_token(data: bytes, offset: int, _innermost: str) -> Malformed:
    char = data[offset : offset + 1]
    before = data[:offset].rstrip()
    if char and char < b" " and char not in b"\t\r\n":
        return Malformed(f"control character U+{char[0]:04X} is not allowed", offset, offset)
    if char == b"&" or data[:offset].endswith(b"&"):
        start = data.rfind(b"&", 0, offset + 1)
        return Malformed("'&' begins no entity", start, start + 1, _AMPERSAND)
    if before.endswith(b"="):
        end = offset + 1 if char == b"<" else _end(_NAME, data, offset)
        return Malformed("the value has no quotes", offset, end, "write it between quotes")
    advice = "write '&lt;' for '<'" if char == b"<" else ""
    return Malformed("a character is not allowed here", offset, offset, advice)


def _mismatch(data: bytes, offset: int, innermost: str) -> Malformed:
    start = data.rfind(b"</", 0, offset + 2)
    end = _end(_END_TAG, data, start)
    found = data[start + 2 : end].decode("utf-8", "replace")
    return Malformed(
        f"</{found}> stands where <{innermost}> should end",
        start,
        end,
        f"write </{innermost}> before it, or correct one of the two names",
        open_tag=True,
    )


def _ends_early(_data: bytes, offset: int, innermost: str) -> Malformed:
    if not innermost:
        return Malformed("the document has no root element", offset, offset)
    message = f"the document ends inside <{innermost}>"
    return Malformed(message, offset, offset, f"write </{innermost}>", open_tag=True)


def _twice(data: bytes, offset: int, _innermost: str) -> Malformed:
    end = _end(_NAME, data, offset)
    name = data[offset:end].decode("utf-8", "replace")
    message = f"attribute '{name}' is given twice in one element"
    return Malformed(message, offset, end, "remove one of the two")


def _entity(data: bytes, offset: int, _innermost: str) -> Malformed:
    end = _end(_ENTITY, data, offset)
    name = data[offset:end].decode("utf-8", "replace")
    advice = f"{_AMPERSAND}, or the character itself for an entity of HTML"
    return Malformed(f"entity '{name}' is not defined", offset, end, advice)


def _prefix(data: bytes, offset: int, _innermost: str) -> Malformed:
    advice = 'declare it with xmlns:prefix="…", or write the name without it'
    end = _end(_START_TAG, data, offset)
    return Malformed("a prefix in this element has no namespace", offset, end, advice)


def _end(pattern: re.Pattern[bytes], data: bytes, offset: int) -> int:
    match = pattern.match(data, offset)
    return match.end() if match else offset


_Rule = Callable[[bytes, int, str], Malformed]
_BY_CODE: dict[int, _Rule] = {
    errors.codes[errors.XML_ERROR_INVALID_TOKEN]: _invalid_token,
    errors.codes[errors.XML_ERROR_TAG_MISMATCH]: _mismatch,
    errors.codes[errors.XML_ERROR_NO_ELEMENTS]: _ends_early,
    errors.codes[errors.XML_ERROR_DUPLICATE_ATTRIBUTE]: _twice,
    errors.codes[errors.XML_ERROR_UNDEFINED_ENTITY]: _entity,
    errors.codes[errors.XML_ERROR_UNBOUND_PREFIX]: _prefix,
}
_PLAIN: dict[int, tuple[str, str]] = {
    errors.codes[errors.XML_ERROR_SYNTAX]: ("text stands outside the root element", ""),
    errors.codes[errors.XML_ERROR_UNCLOSED_TOKEN]: (
        "a tag or comment that begins here never ends",
        "",
    ),
    errors.codes[errors.XML_ERROR_JUNK_AFTER_DOC_ELEMENT]: (
        "something follows the end of the root element",
        "put everything into one root element",
    ),
    errors.codes[errors.XML_ERROR_BAD_CHAR_REF]: (
        "no document may hold the character of this number",
        "",
    ),
    errors.codes[errors.XML_ERROR_MISPLACED_XML_PI]: (
        "the declaration <?xml …?> is not at the very start of the document",
        "remove what stands before it",
    ),
    errors.codes[errors.XML_ERROR_UNCLOSED_CDATA_SECTION]: (
        "a CDATA section never ends",
        "write ]]> at its end",
    ),
}
