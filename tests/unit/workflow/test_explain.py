import pytest

from rfcgen.diagnostics.catalogue import CATALOGUE, Entry
from rfcgen.workflow.explain import explain_code, find_entry, list_codes


@pytest.mark.parametrize("written", ["RFC900", "rfc900", "900"])
def test_a_code_may_be_written_short(written: str) -> None:
    assert find_entry(written) is CATALOGUE["RFC900"]


@pytest.mark.parametrize("written", ["", "RFC", "RFC90", "RFC9000", "XYZ900", "RFC999"])
def test_an_unknown_code_has_no_entry(written: str) -> None:
    assert find_entry(written) is None


def test_an_explanation_shows_both_examples() -> None:
    entry = Entry("RFC000", "title", "meaning " * 30, "<wrong>\n  x\n</wrong>", "<right/>")
    text = explain_code(entry)
    assert text.startswith("RFC000: title\n\nmeaning")
    assert "Wrong:\n\n    <wrong>\n      x\n    </wrong>\n\nRight:\n\n    <right/>" in text
    assert max(map(len, text.splitlines())) <= 88


def test_an_entry_without_examples_is_short() -> None:
    assert explain_code(Entry("RFC000", "title", "meaning")) == "RFC000: title\n\nmeaning"


def test_every_code_is_listed() -> None:
    assert len(list_codes().splitlines()) == len(CATALOGUE)
