"""The span of a place is exactly the text that stands there."""

from pathlib import Path
from xml.sax.saxutils import escape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.diagnostics import Diagnostic, Note, Place, Span
from rfcgen.spec import locate
from rfcgen.spec.positions import Positions
from rfcgen.spec.source import Source

HERE = Path("document.xml")
NAMES = ["name", "type", "unit", "a", "aa", "x-y", "größe"]
TEXTS = st.text(st.sampled_from("ab>/='é漢🤖 .<&\"{}\\"), max_size=12)
SPACES = st.sampled_from([" ", "  ", "\n", "\r\n  ", "\t", "\r"])


def positions(text: str) -> Positions:
    return Positions(Source(HERE, text))


def cut(text: str, span: Span) -> str:
    """Return what a span covers."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert lines[span.line - 1] == span.source
    return span.source[span.column - 1 : span.column - 1 + span.length]


@st.composite
def start_tags(draw: st.DrawFn, prefix: str = "") -> tuple[str, dict[str, str]]:
    """Draw an open start tag, and the source text of the value of each attribute."""
    written, values = f"<{prefix}element", {}
    for name in draw(st.lists(st.sampled_from(NAMES), unique=True, max_size=4)):
        quote = draw(st.sampled_from("\"'"))
        value = escape(draw(TEXTS), {quote: "&quot;" if quote == '"' else "&apos;", ">": ">"})
        values[name] = f"{quote}{value}{quote}"
        equals = draw(st.sampled_from(["=", " =", "= ", "\n=\n"]))
        written += f"{draw(SPACES)}{name}{equals}{values[name]}"
    return written, values


@st.composite
def documents(draw: st.DrawFn) -> tuple[str, list[dict[str, str]]]:
    """Draw a document, and for each element the source texts of its attributes."""
    parts, values = [f'<root xmlns:p="urn:p">{draw(SPACES)}'], [{"xmlns:p": '"urn:p"'}]
    for _ in range(draw(st.integers(1, 6))):
        tag, given_values = draw(start_tags(draw(st.sampled_from(["", "p:"]))))
        parts.append(
            draw(st.sampled_from(["", "é🤖", "<!-- <element a='b'> -->", "<?x <element ?>"]))
        )
        parts.append(draw(st.sampled_from(["<![CDATA[<element name='x'>]]>", ""])))
        parts.append(f"{tag}{draw(st.sampled_from(['/>', ' />']))}{draw(SPACES)}")
        values.append(given_values)
    return "".join(parts) + "</root>", values


@given(documents())
def test_every_attribute_is_found(document: tuple[str, list[dict[str, str]]]) -> None:
    text, elements = document
    found = positions(text)
    for number, values in enumerate(elements):
        assert cut(text, found.span(Place(HERE, number))).startswith("<")
        for name, written in values.items():
            place = Place(HERE, number, name)
            assert cut(text, found.span(place)) == written
            assert cut(text, found.span(place.at(f"@{name}"))) == name


@pytest.mark.parametrize(
    ("attribute", "word", "expected"),
    [
        ("join", "", '"a.b  b.b'),
        ("join", "b.b", "b.b"),
        ("join", "&c", "&amp;c"),
        ("join", "b", "b"),
        ("join", "missing", '"a.b  b.b'),
        ("absent", "", "<link"),
    ],
)
def test_words(attribute: str, word: str, expected: str) -> None:
    text = '<s>\n\t<link join="a.b  b.b\n b &amp;c"/></s>'
    assert cut(text, positions(text).span(Place(HERE, 1, attribute, word))) == expected


def test_part_of_a_dotted_word() -> None:
    text = '<s from="planner.setpoint"/>'
    span = positions(text).span(Place(HERE, 0, "from", "setpoint"))
    assert (cut(text, span), span.column) == ("setpoint", 18)


def test_a_prefixed_attribute_is_found_by_its_full_name() -> None:
    text = '<s xmlns:r="urn:r" topic="no" r:topic="yes"/>'
    span = positions(text).span(Place(HERE, 0, "{urn:r}topic"))
    assert cut(text, span) == '"yes"'


def test_what_is_not_there_is_the_whole_file() -> None:
    assert positions("<s/>").span(Place(HERE, 7)) == Span(HERE)
    assert positions("<s").span(Place(HERE)) == Span(HERE)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_every_encoding_counts_characters(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "document.xml"
    mark = "\ufeff" if encoding in ("utf-16-le", "utf-16-be") else ""
    path.write_bytes(f"{mark}<漢>\r\n🤖<a b='1'/></漢>".encode(encoding))
    (found,) = locate([Diagnostic("RFC113", "wrong", Place(path, 1, "b"))])
    assert found.place == Span(path, 2, 7, 3, "🤖<a b='1'/></漢>")


def test_locate_sorts_and_says_nothing_twice(tmp_path: Path) -> None:
    path, other = tmp_path / "a.xml", tmp_path / "b.xml"
    path.write_text("<a>\n<b c='1' d='2'/>\n</a>")
    second = Diagnostic("RFC113", "second", Place(path, 1, "d"), (Note("first", Place(path)),))
    first = Diagnostic("RFC113", "first", Place(path, 1, "c"))
    lost = Diagnostic("RFC101", "gone", Place(other, 3, "x"))
    found = locate([lost, second, first, second])
    assert [one.message for one in found] == ["first", "second", "gone"]
    assert found[1].notes == (Note("first", Span(path, 1, 1, 2, "<a>")),)
    assert found[2].place == Span(other)
