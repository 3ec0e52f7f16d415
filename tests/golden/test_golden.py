"""Did the output change? If it was meant to, run ``regenerate.py`` and review the difference."""

import runpy
from pathlib import Path

HERE = Path(__file__).parent
EXPECTED = HERE / "expected"


def test_packages_are_as_expected(tmp_path: Path) -> None:
    made = runpy.run_path(str(HERE / "regenerate.py"))["make_packages"](tmp_path)
    expected = {
        path.relative_to(EXPECTED).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(EXPECTED.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert sorted(made) == sorted(expected)
    for name, text in made.items():
        assert text == expected[name], name
