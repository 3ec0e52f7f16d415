"""The scaffold prints values as they are and leaves nothing elsewhere."""

from pathlib import Path

import pytest

from rfcgen.publish.scaffolding import scaffold_files
from rfcgen.render.scaffold import Scaffold

BRACES = "{{ 7 * 7 }} {% raw %} {{ cookiecutter.package }} {# gone #} '\"\\"


def scaffold(text: str) -> Scaffold:
    return Scaffold(
        "types",
        {
            "package": "arm_types",
            "summary_toml": '"x"',
            "description_markdown": text,
            "dependencies": {"names": ["numpy"]},
        },
    )


def test_values_are_not_rendered_themselves() -> None:
    files = scaffold_files(scaffold(BRACES)).files
    assert BRACES in files["README.md"].splitlines()
    assert '    "numpy",' in files["pyproject.toml"].splitlines()
    assert files["src/arm_types/py.typed"] == ""


def test_nothing_is_written_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.chdir(home)
    scaffold_files(scaffold("Types."))
    assert list(home.rglob("*")) == []


def test_missing_value_is_our_bug_not_an_empty_text() -> None:
    with pytest.raises(Exception, match="has no attribute"):
        scaffold_files(Scaffold("types", {"package": "arm_types"}))
