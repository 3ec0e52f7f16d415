"""Free text stays text: in literals, docstrings, Markdown and TOML."""

import ast
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.render.docstrings import docstring
from rfcgen.render.expression import Quoted, call, lay_out, statement, tuple_of
from rfcgen.render.markdown import cell, paragraph
from rfcgen.render.plain_text import one_line
from rfcgen.render.strings import quoted, split_quoted, toml_string

HOSTILE = (
    "",
    '"',
    '"""',
    'ends in "',
    "ends in \\",
    '\\"""',
    '"starts',
    "''' \"\"\"",
    "{{ 7 * 7 }} {% raw %} {# x #}",
    "a\nb\r\nc\n\nd\t\x00\x07\x1b[31m",
    "\u202eabc\u202c \u200d \ufeff",
    "你好，世界 " * 20,
    "\U0001f916 \u0301 é 한국어 עברית",
    "x" * 300,
    "word 'it' \"q\" " * 20,
    "*/ --> <script> | # `code` [a](b) $x$",
    "line\u2028separator\u2029end",
)
text = st.text(st.characters(exclude_categories=["Cs"]), max_size=200)


@given(text)
def test_literal_means_the_text(value: str) -> None:
    assert ast.literal_eval(quoted(value)) == value
    assert quoted(value).isprintable()


@given(text, st.integers(20, 90))
def test_parts_join_to_the_text(value: str, columns: int) -> None:
    parts = split_quoted(value, columns)
    assert ast.literal_eval(f"({' '.join(parts)})") == value


@given(text)
def test_toml_string_means_the_text(value: str) -> None:
    assert tomllib.loads(f"x = {toml_string(value)}")["x"] == value


@given(text, st.sampled_from([0, 4, 8]))
def test_docstring_is_one_string_with_the_words(value: str, indent: int) -> None:
    source = docstring(value, indent)
    expression = ast.parse(source, mode="eval").body
    assert isinstance(expression, ast.Constant)
    words = str(expression.value).split()
    assert "".join(words) == "".join(one_line(value).split()) or not one_line(value)


@pytest.mark.parametrize("value", HOSTILE)
def test_docstring_lines_fit(value: str) -> None:
    first, *rest = docstring(value, 8).splitlines()
    assert len(first) + 8 <= 100
    assert all(len(line) <= 100 for line in rest)


def test_formatter_leaves_all_text_alone(tmp_path: Path) -> None:
    blocks = []
    for number, value in enumerate(HOSTILE):
        blocks.append(statement(f"a{number} = ", Quoted(value)))
        blocks.append(statement(f"b{number} = ", call("f", Quoted(value), key=Quoted(value))))
        blocks.append(statement(f"c{number} = ", tuple_of([Quoted(value), Quoted("x")])))
        blocks.append(f"\n\ndef f{number}() -> None:\n    {docstring(value)}\n\n")
    path = tmp_path / "made.py"
    path.write_text('"""Texts."""\n\n' + "\n".join(blocks), encoding="utf-8", newline="\n")
    done = subprocess.run(
        [
            *(sys.executable, "-m", "ruff", "format"),
            *("--isolated", "--no-cache", "--line-length=100", "--diff", path),
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    changed = [
        line
        for line in done.stdout.splitlines()
        if line.startswith(("-", "+")) and line[1:] and not line.startswith(("---", "+++"))
    ]
    assert changed == [], done.stdout


def test_markdown_has_no_markup_left() -> None:
    assert cell("a | b\n`c` <d> {{e}} *f*") == r"a \| b \`c\` \<d\> \{\{e\}\} \*f\*"
    assert paragraph("1. one\n\n# two\n\n- three") == "1\\. one\n\n\\# two\n\n\\- three"
    assert cell("1.0.0") == "1.0.0"


def test_single_item_call_keeps_its_comma_away() -> None:
    inner = call("g", *("a" * 30 for _ in range(4)))
    assert lay_out(call("f", x=inner)).splitlines()[1] == "    x=g("
    assert lay_out(call("f", x=inner)).splitlines()[-2:] == ["    )", ")"]
