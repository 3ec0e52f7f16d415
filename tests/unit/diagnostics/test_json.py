import json
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Place, Severity, Span
from rfcgen.diagnostics.json import format_json

SPAN = Span(Path("/project/a.xml"), 2, 5, 3, "<a b='c'/>")


def test_the_form_is_stable() -> None:
    one = Diagnostic(
        "RFC203",
        "port 'x' is odd",
        SPAN,
        (Note("plain"), Note("placed", Place(Path("/project/b.xml")))),
        "type 'y'",
        Severity.WARNING,
    )
    assert json.loads(
        format_json([one], result={"documents": ["a.xml"]}, root=Path("/project"))
    ) == {
        "format": 1,
        "documents": ["a.xml"],
        "errors": 0,
        "warnings": 1,
        "diagnostics": [
            {
                "code": "RFC203",
                "severity": "warning",
                "message": "port 'x' is odd",
                "path": "a.xml",
                "line": 2,
                "column": 5,
                "length": 3,
                "notes": [
                    {"message": "plain"},
                    {"message": "placed", "path": "b.xml", "line": 0, "column": 0, "length": 0},
                ],
                "help": "type 'y'",
            }
        ],
    }


def test_any_text_survives() -> None:
    text = 'quote " brace { newline \n mark \u202e 机'
    assert (
        json.loads(format_json([Diagnostic("RFC203", text, SPAN)]))["diagnostics"][0]["message"]
        == text
    )
