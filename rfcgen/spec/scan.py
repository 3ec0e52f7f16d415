"""Walk through a document without building a tree: well-formed, bounded, no DOCTYPE.

This pass comes before lxml, so that a hostile document never reaches a parser which builds what
it describes. It stops at the first thing that is wrong.
"""

import re
from dataclasses import dataclass, field
from xml.parsers import expat

from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.spec.limits import LIMITS
from rfcgen.spec.lines import Lines
from rfcgen.spec.malformed import explain
from rfcgen.spec.source import Source

_TAG = re.compile(rb"<[^\s/>\[]+")


@dataclass(slots=True)
class _Stopped(Exception):  # noqa: N818  (it ends the scan, whatever the reason)
    code: str
    message: str
    offset: int


@dataclass(slots=True)
class Scan:
    """Follow the parser; ``starts`` holds the byte offset of every start tag, in order."""

    parser: expat.XMLParserType
    data: bytes
    starts: list[int] = field(default_factory=list)
    open: list[int] = field(default_factory=list)
    namespaces: int = 0

    def begin(self, _name: str, attributes: list[str]) -> None:
        """Note a start tag."""
        offset = self.parser.CurrentByteIndex
        self.open.append(len(self.starts))
        self.starts.append(offset)
        count = len(attributes) // 2 + self.namespaces
        self.namespaces = 0
        for size, limit, what in (
            (len(self.open), LIMITS.depth, "elements inside each other"),
            (len(self.starts), LIMITS.elements, "elements"),
            (count, LIMITS.attributes, "attributes in one element"),
        ):
            if size > limit:
                raise _Stopped("RFC103", f"the document has more than {limit} {what}", offset)

    def finish(self, _name: str) -> None:
        """Note an end tag."""
        self.open.pop()

    def declare(self, _prefix: str | None, _uri: str) -> None:
        """Count a namespace declaration as an attribute."""
        self.namespaces += 1

    def refuse(self, *_: object) -> None:
        """Stop at a DOCTYPE, before anything in it is read."""
        # expat has read up to the subset or the end of the declaration
        offset = self.data.rfind(b"<!DOCTYPE", 0, self.parser.CurrentByteIndex + 1)
        raise _Stopped("RFC106", "the document has a DOCTYPE", max(offset, 0))


def scan(source: Source) -> tuple[int, ...] | Diagnostic:
    """Return the byte offset of each start tag, or the first thing that is wrong."""
    data = source.data
    parser = expat.ParserCreate("utf-8", namespace_separator=" ")
    parser.ordered_attributes = True
    state = Scan(parser, data)
    parser.StartElementHandler = state.begin
    parser.EndElementHandler = state.finish
    parser.StartNamespaceDeclHandler = state.declare
    parser.StartDoctypeDeclHandler = state.refuse
    try:
        parser.Parse(data, True)  # noqa: FBT003  (expat takes it by position only)
    except _Stopped as stop:
        return _stopped(stop, Lines(source))
    except expat.ExpatError as error:
        return _malformed(error.code, Lines(source), max(parser.ErrorByteIndex, 0), state)
    return tuple(state.starts)


def _stopped(stop: _Stopped, lines: Lines) -> Diagnostic:
    name = _TAG.match(lines.data, stop.offset)
    end = name.end() if name else stop.offset + 1
    help_text = "remove the DOCTYPE; rfcgen reads no DTD" if stop.code == "RFC106" else ""
    return Diagnostic(stop.code, stop.message, lines.span(stop.offset, end), help=help_text)


def _malformed(code: int, lines: Lines, offset: int, state: Scan) -> Diagnostic:
    start = state.starts[state.open[-1]] if state.open else 0
    tag = _TAG.match(lines.data, start)
    end = tag.end() if tag and state.open else start
    innermost = lines.data[start + 1 : end].decode("utf-8", "replace")
    said = explain(code, lines.data, offset, innermost)
    notes = (Note(f"<{innermost}> begins here", lines.span(start, end)),) if said.open_tag else ()
    return Diagnostic("RFC105", said.message, lines.span(said.start, said.end), notes, said.help)
