"""Encodings are what the document declares, or the document is refused."""

from pathlib import Path

import pytest

from rfcgen.diagnostics import Span
from rfcgen.spec.source import Source, read_source

TEXT = "<漢>é</漢>"


def declared(encoding: str, text: str = TEXT) -> str:
    return f'<?xml version="1.0" encoding="{encoding}"?>{text}'


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (TEXT.encode(), TEXT),
        (TEXT.encode("utf-8-sig"), TEXT),
        (TEXT.encode("utf-16"), TEXT),
        (b"\xfe\xff" + TEXT.encode("utf-16-be"), TEXT),
        (declared("UTF-8").encode(), declared("UTF-8")),
        (declared("utf8").encode(), declared("utf8")),
        (declared("UTF-16").encode("utf-16"), declared("UTF-16")),
        (declared("US-ASCII", "<a/>").encode(), declared("US-ASCII", "<a/>")),
    ],
)
def test_readable(tmp_path: Path, data: bytes, text: str) -> None:
    path = tmp_path / "document.xml"
    path.write_bytes(data)
    assert read_source(path, Span(path)) == Source(path, text)


@pytest.mark.parametrize(
    ("data", "message", "line", "column"),
    [
        (TEXT.encode("utf-16-le"), "in UTF-32 or in UTF-16 without its mark", 1, 1),
        (TEXT.encode("utf-32"), "in UTF-32 or in UTF-16 without its mark", 1, 1),
        (declared("GBK").encode("gbk", "replace"), "'GBK' is not supported", 1, 1),
        (declared("UTF-7").encode("utf-7"), "'UTF-7' is not supported", 1, 1),
        (declared("no-such").encode(), "'no-such' is not supported", 1, 1),
        (declared("").encode(), "'' is not supported", 1, 1),
        (declared("UTF-16").encode(), "declares encoding 'UTF-16' but is UTF-8", 1, 1),
        (declared("UTF-8").encode("utf-16"), "declares encoding 'UTF-8' but is UTF-16", 1, 1),
        (declared("ASCII").encode(), "declares ASCII but holds other letters", 1, 1),
        (b"\xff\xfe<", "begins as UTF-16 but is not", 1, 1),
        ("<a>\r\né\n".encode() + b"x\xff", "byte 0xFF is not UTF-8", 3, 2),
        (b"\xff", "byte 0xFF is not UTF-8", 1, 1),
    ],
)
def test_unreadable(tmp_path: Path, data: bytes, message: str, line: int, column: int) -> None:
    path = tmp_path / "document.xml"
    path.write_bytes(data)
    found = read_source(path, Span(path))
    assert not isinstance(found, Source)
    assert found.code == "RFC104"
    assert message in found.message
    assert isinstance(found.place, Span)
    assert (found.place.line, found.place.column) == (line, column)
