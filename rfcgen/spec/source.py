"""Read a file as text, safely: bounded, from regular files only, in a known encoding."""

import codecs
import os
import re
import stat
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Place, Span
from rfcgen.spec.limits import LIMITS

_DECLARATION = re.compile(r"""<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]*)["'][^>]*\?>""")
_LINE_END = re.compile(r"\r\n|\n|\r")
_READABLE = {"utf-8": "utf-8", "ascii": "ascii", "utf-16": "utf-16"}
_HELP = 'save the file in UTF-8 and declare encoding="UTF-8" in its first line, or nothing'


@dataclass(frozen=True, slots=True)
class Source:
    """Hold the text of a document, without a byte order mark."""

    path: Path
    text: str

    @property
    def data(self) -> bytes:
        """Return the text in UTF-8, which every parser is told to read."""
        return self.text.encode("utf-8")


def read_source(path: Path, at: Place | Span) -> Source | Diagnostic:
    """Read a document, or say at the place that asked for it why that is impossible."""
    data = _read_bytes(path, at)
    return data if isinstance(data, Diagnostic) else _decode(data, path)


def _read_bytes(path: Path, at: Place | Span) -> bytes | Diagnostic:
    try:
        # Without O_NONBLOCK, opening a named pipe would wait for its writer.
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    except FileNotFoundError:
        return Diagnostic("RFC101", f"file '{path.name}' does not exist", at)
    except OSError as error:
        return _unreadable(path, error, at)
    try:
        mode, size = os.fstat(descriptor).st_mode, os.fstat(descriptor).st_size
        if not stat.S_ISREG(mode):
            what = "directory" if stat.S_ISDIR(mode) else "device or pipe"
            return Diagnostic("RFC102", f"'{path.name}' is a {what}, not a file", at)
        data = b"" if size > LIMITS.size else _read_bounded(descriptor)
    except OSError as error:
        return _unreadable(path, error, at)
    finally:
        os.close(descriptor)
    if max(size, len(data)) > LIMITS.size:
        limit = LIMITS.size // (1024 * 1024)
        return Diagnostic("RFC103", f"the document is larger than {limit} MiB", Span(path))
    return data


def _read_bounded(descriptor: int) -> bytes:
    pieces: list[bytes] = []
    left = LIMITS.size + 1
    while left > 0 and (piece := os.read(descriptor, left)):
        pieces.append(piece)
        left -= len(piece)
    return b"".join(pieces)


def _unreadable(path: Path, error: OSError, at: Place | Span) -> Diagnostic:
    reason = (error.strerror or "unknown reason").lower()
    return Diagnostic("RFC101", f"file '{path.name}' cannot be read: {reason}", at)


def _decode(data: bytes, path: Path) -> Source | Diagnostic:
    encoding = _marked_encoding(data)
    if encoding is None:
        return _wrong_encoding(path, "the document is in UTF-32 or in UTF-16 without its mark")
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        return _undecodable(data, path, encoding, error)
    text = text.removeprefix("\ufeff")
    declared = _DECLARATION.match(text)
    if declared is None:
        return Source(path, text)
    return _check_declared(Source(path, text), declared[1], encoding)


def _marked_encoding(data: bytes) -> str | None:
    """Return what the first bytes say, None for what rfcgen does not read."""
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        return None
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return "utf-16"
    return None if b"\0" in data[:4] else "utf-8"


def _undecodable(data: bytes, path: Path, encoding: str, error: UnicodeDecodeError) -> Diagnostic:
    declared = _DECLARATION.match(data[:200].decode("latin-1"))
    if declared and _normal(declared[1]) not in _READABLE:
        return _unsupported(path, declared[1])
    if encoding != "utf-8":
        return _wrong_encoding(path, "the document begins as UTF-16 but is not")
    # what stands before the wrong byte is UTF-8; what follows may be anything
    before = _LINE_END.split(data[: error.start].decode("utf-8"))
    rest = _LINE_END.split(data[error.start :].decode("utf-8", "replace"), maxsplit=1)[0]
    span = Span(path, len(before), len(before[-1]) + 1, 1, before[-1] + rest)
    return _wrong_encoding(path, f"byte 0x{data[error.start]:02X} is not UTF-8", span)


def _check_declared(source: Source, declared: str, encoding: str) -> Source | Diagnostic:
    normal = _normal(declared)
    if normal not in _READABLE:
        return _unsupported(source.path, declared)
    if normal == "ascii" and not source.text.isascii():
        return _wrong_encoding(source.path, "the document declares ASCII but holds other letters")
    if (normal == "utf-16") != (encoding == "utf-16"):
        actual = encoding.upper()
        return _wrong_encoding(
            source.path, f"the document declares encoding '{declared}' but is {actual}"
        )
    return source


def _normal(name: str) -> str:
    try:
        return codecs.lookup(name).name
    except LookupError:
        return name.lower()


def _unsupported(path: Path, declared: str) -> Diagnostic:
    return _wrong_encoding(path, f"encoding '{declared}' is not supported")


def _wrong_encoding(path: Path, message: str, span: Span | None = None) -> Diagnostic:
    return Diagnostic("RFC104", message, span or Span(path, 1, 1), help=_HELP)
