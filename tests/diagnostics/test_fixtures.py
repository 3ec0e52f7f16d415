"""Each mistake gives exactly the expected text; every code has a fixture and a true example."""

import re
import runpy
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

from rfcgen.diagnostics import Diagnostic
from rfcgen.diagnostics.catalogue import CATALOGUE, Entry

_SCRIPT = runpy.run_path(str(Path(__file__).with_name("regenerate.py")))
report = cast(Callable[[Path], str], _SCRIPT["report"])
diagnose = cast(Callable[[Path], tuple[Diagnostic, ...]], _SCRIPT["diagnose"])
code_of = cast(Callable[[Path], str], _SCRIPT["code_of"])
expected_path = cast(Callable[[Path], Path], _SCRIPT["expected_path"])
FIXTURES = list(cast(Callable[[], Iterator[Path]], _SCRIPT["fixtures"])())
PARTS = Path(__file__).parent / "parts"

FAMILIES = "123"
WITHOUT_FIXTURE = {
    "RFC117": "tests/unit/spec/test_project.py::test_the_schema_may_refuse_what_we_cannot_explain"
}
"""Codes that no file can show, with the test that shows them."""

_CODES = re.compile(r"^[^ ]+: (?:error|warning)\[(RFC\d{3})\]", re.MULTILINE)
_ROOTS = ("<types", "<component", "<system", "<values")


@pytest.mark.parametrize("fixture", FIXTURES, ids=lambda path: path.name)
def test_a_mistake_gives_the_expected_text(fixture: Path) -> None:
    text = report(fixture)
    assert text == expected_path(fixture).read_text(encoding="utf-8")
    assert code_of(fixture) == _CODES.findall(text)[0]


def test_nothing_is_expected_without_a_fixture() -> None:
    expected = {expected_path(fixture) for fixture in FIXTURES}
    assert set(Path(__file__).parent.glob("*.expected")) == expected


def test_every_code_has_a_fixture() -> None:
    shown = {code_of(fixture) for fixture in FIXTURES} | set(WITHOUT_FIXTURE)
    wanted = {code for code in CATALOGUE if code[3] in FAMILIES}
    assert shown == wanted


def test_every_code_that_is_given_is_in_the_catalogue() -> None:
    sources = Path(__file__).parents[2] / "rfcgen"
    given = {
        code
        for folder in ("spec", "check")
        for path in (sources / folder).rglob("*.py")
        for code in re.findall(r'"(RFC\d{3})"', path.read_text(encoding="utf-8"))
    }
    assert given <= set(CATALOGUE)


@pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.code)
def test_an_entry_explains(entry: Entry) -> None:
    assert entry.title
    assert not entry.title.endswith(".")
    assert entry.meaning.endswith(".")
    assert bool(entry.wrong) == bool(entry.right)


@pytest.mark.parametrize(
    "entry",
    [entry for entry in CATALOGUE.values() if entry.code[3] in FAMILIES and entry.wrong],
    ids=lambda entry: entry.code,
)
def test_the_examples_of_an_entry_are_true(entry: Entry, tmp_path: Path) -> None:
    if not entry.wrong.lstrip().startswith(_ROOTS):
        pytest.skip("not a whole document")
    shutil.copytree(PARTS, tmp_path, dirs_exist_ok=True)
    example = tmp_path / "example.xml"
    example.write_text(entry.wrong, encoding="utf-8")
    given = {one.code for one in diagnose(example)}
    assert entry.code in given
    assert given == {entry.code} or entry.code[3] == "1"
    example.write_text(entry.right, encoding="utf-8")
    # the schema's examples may use what is not there: only their own family must be silent
    left = [one.code for one in diagnose(example)]
    assert not [code for code in left if entry.code[3] != "1" or code[3] == "1"]
