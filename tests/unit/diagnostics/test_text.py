import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.diagnostics import Diagnostic, Note, Place, Severity, Span
from rfcgen.diagnostics.text import format_text, summarise

ROOT = Path("/project")
SOURCE = '  <data-out name="setpoint" type="arm.JointAngle"/>'


def at(
    source: str, thing: str, *, line: int = 12, path: str = "/project/arm/component.xml"
) -> Span:
    return Span(Path(path), line, source.index(thing) + 1, len(thing), source)


def shown(span: Span | Place, *notes: Note, message: str = "wrong", help_text: str = "") -> str:
    return format_text([Diagnostic("RFC203", message, span, notes, help_text)], root=ROOT)


def columns(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def marked(span: Span) -> tuple[str, str]:
    """Return the source line as shown and what stands above the carets."""
    _, line, carets = shown(span).splitlines()
    body, marks = line.partition("| ")[2], carets.partition("| ")[2]
    start, width = len(marks) - len(marks.lstrip()), marks.count("^")
    position, above = 0, ""
    for char in body:
        above += char if start <= position < start + width else ""
        position += columns(char)
    return body, above


def test_the_form_of_the_house() -> None:
    note = Note("types of 'arm' are declared in arm.types.xml")
    message = "port 'setpoint' has unknown type 'arm.JointAngle'"
    text = shown(
        at(SOURCE, '"arm.JointAngle"'),
        note,
        message=message,
        help_text="did you mean 'arm.JointAngles'?",
    )
    assert text.splitlines() == [
        "arm/component.xml:12:34: error[RFC203]: port 'setpoint' has unknown type 'arm.JointAngle'",
        '   12 |   <data-out name="setpoint" type="arm.JointAngle"/>',
        "      |                                  ^^^^^^^^^^^^^^^^",
        "    = note: types of 'arm' are declared in arm.types.xml",
        "    = help: did you mean 'arm.JointAngles'?",
    ]


def test_a_note_shows_its_own_place_and_source() -> None:
    other = Span(Path("/project/drives.xml"), 5, 3, 8, "  <data-in/>")
    text = shown(at(SOURCE, "setpoint"), Note("the input is declared here", other))
    assert text.splitlines()[-3:] == [
        "    = note: drives.xml:5:3: the input is declared here",
        "    5 |   <data-in/>",
        "      |   ^^^^^^^^",
    ]


def test_notes_and_help_of_several_lines_are_indented() -> None:
    text = shown(Place(Path("/project/a.xml")), Note("one\n\n  two"), help_text="three\nfour")
    assert text.splitlines()[1:] == [
        "    = note: one",
        "",
        "              two",
        "    = help: three",
        "            four",
    ]


def test_a_place_without_a_line_names_the_file_only() -> None:
    assert shown(Span(Path("/project/a.xml"))) == "a.xml: error[RFC203]: wrong\n"
    assert shown(Place(Path("/project/a.xml"), 7, "name")) == "a.xml: error[RFC203]: wrong\n"


def test_diagnostics_are_divided_by_a_blank_line() -> None:
    one = Diagnostic("RFC203", "wrong", Span(Path("/project/a.xml")))
    assert format_text([one, one], root=ROOT).splitlines()[1] == ""
    assert format_text([]) == ""


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/project/a.xml", "a.xml"),
        ("/project/b/../a.xml", "a.xml"),
        ("/other/a.xml", "/other/a.xml"),
        ("relative/a.xml", "relative/a.xml"),
        ("/project/a\nb.xml", "a\\nb.xml"),
    ],
)
def test_paths_are_shown_the_short_way(path: str, expected: str) -> None:
    assert shown(Span(Path(path))).startswith(f"{expected}: error")


@pytest.mark.parametrize(
    "source",
    [
        "\t\t<port name='thing'/>",
        "<机器人 name='thing'/>",
        "<port note='\u202e\x1b' name='thing'/>",
        "<a b='" + "x" * 5000 + "' name='thing'/>" + "<y/>" * 5000,
        "机" * 5000 + "thing" + "\t" * 5000,
    ],
)
def test_the_carets_stand_under_the_thing(source: str) -> None:
    line, above = marked(at(source, "thing"))
    assert above == "thing"
    assert columns(line) <= 102
    assert line.isprintable()


def test_a_thing_longer_than_the_line_is_cut() -> None:
    line, above = marked(Span(Path("/project/a.xml"), 1, 1, 9000, "<" + "机" * 8999))
    assert line.endswith("…")
    assert line.startswith(above)


@pytest.mark.parametrize(("column", "length"), [(4, 1), (9, 1), (1, 0), (2, 900)])
def test_a_place_outside_the_line_still_has_a_caret(column: int, length: int) -> None:
    assert shown(Span(Path("/project/a.xml"), 1, column, length, "<a>")).count("^") >= 1


def test_a_line_number_of_any_length_keeps_the_bars_aligned() -> None:
    _, line, carets = shown(at(SOURCE, "setpoint", line=12345678)).splitlines()
    assert line.index("|") == carets.index("|")


def test_control_characters_of_a_message_are_escaped() -> None:
    assert shown(Span(Path("/project/a.xml")), message="'\x1b[31m\u202e\ud800'") == (
        "a.xml: error[RFC203]: '\\x1b[31m\\u202e\\ud800'\n"
    )


def test_colour_changes_nothing_but_colour() -> None:
    one = Diagnostic("RFC203", "wrong", at(SOURCE, "setpoint"), (Note("so"),), "thus")
    plain, coloured = (format_text([one], root=ROOT, colour=colour) for colour in (False, True))
    for code in ("31;1", "34;1", "1", "0"):
        coloured = coloured.replace(f"\x1b[{code}m", "")
    assert coloured == plain


@pytest.mark.parametrize(
    ("errors", "warnings", "expected"),
    [(0, 0, ""), (1, 0, "1 error"), (1, 2, "1 error, 2 warnings"), (0, 1, "1 warning")],
)
def test_summary_counts(errors: int, warnings: int, expected: str) -> None:
    place = Span(Path("a.xml"))
    every = [Diagnostic("RFC203", "wrong", place)] * errors
    every += [Diagnostic("RFC203", "odd", place, severity=Severity.WARNING)] * warnings
    assert summarise(every) == expected


@given(st.text(), st.integers(1, 400), st.integers(-5, 400))
def test_any_text_at_any_place_stays_on_its_lines(text: str, column: int, length: int) -> None:
    source = text * 7
    lines = shown(Span(Path("/project/a.xml"), 3, column, length, source), message=text).split("\n")
    assert len(lines) == (4 if source.strip() else 2)
    hidden = {unicodedata.category(char) for line in lines for char in line}
    assert not hidden & {"Cc", "Cf", "Cs", "Zl", "Zp"}
