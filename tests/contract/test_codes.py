"""Every code that no document shows is shown by a test of its own."""

import re
from pathlib import Path

from rfcgen.diagnostics.catalogue import CATALOGUE

ROOT = Path(__file__).parents[2]
SHOWN_BY_DOCUMENTS = "123"


def named_below(folder: Path) -> set[str]:
    return {
        code
        for path in folder.rglob("*.py")
        for code in re.findall(r"RFC\d{3}", path.read_text(encoding="utf-8"))
    }


def test_every_other_code_is_named_by_a_test() -> None:
    others = {code for code in CATALOGUE if code[3] not in SHOWN_BY_DOCUMENTS}
    assert others - named_below(ROOT / "tests") == set()


def test_every_code_that_is_given_is_in_the_catalogue() -> None:
    assert named_below(ROOT / "rfcgen") - set(CATALOGUE) == set()
