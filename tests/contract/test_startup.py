"""No command imports what it does not need."""

import subprocess
import sys
from pathlib import Path

import pytest

HEAVY = {"lxml", "xmlschema", "jinja2", "cookiecutter", "can", "numpy"}
CODE = """
import sys
from rfcgen.cli.app import main
try:
    main(sys.argv[1:])
except SystemExit as end:
    print("", *sorted({name.split(".")[0] for name in sys.modules}), file=sys.stderr)
    sys.exit(end.code)
"""
TYPES = '<types xmlns="urn:rfcgen:1" namespace="arm"><struct name="Pose">{}</struct></types>'


def loaded(*arguments: str, cwd: Path, code: int = 0) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", CODE, *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return HEAVY & set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["new", "--help"],
        ["new", "component", "--help"],
        ["validate", "spec", "--help"],
        ["debug", "component", "--help"],
        ["test", "component", "--help"],
        ["integrate", "system", "--help"],
        ["run", "system", "--help"],
        ["explain", "RFC900"],
        ["explain"],
    ],
    ids=" ".join,
)
def test_help_and_explain_load_nothing_heavy(arguments: list[str], tmp_path: Path) -> None:
    assert loaded(*arguments, cwd=tmp_path) == set()


def test_validate_loads_lxml_only(tmp_path: Path) -> None:
    field = '<field name="x" type="float64"/>'
    (tmp_path / "arm.types.xml").write_text(TYPES.format(field), encoding="utf-8")
    assert loaded("validate", "spec", "arm.types.xml", cwd=tmp_path) == {"lxml"}


def test_validate_asks_xmlschema_only_about_errors(tmp_path: Path) -> None:
    (tmp_path / "arm.types.xml").write_text(TYPES.format("<fild/>"), encoding="utf-8")
    found = loaded("validate", "spec", "arm.types.xml", cwd=tmp_path, code=1)
    assert found == {"lxml", "xmlschema"}


def test_running_a_folder_loads_nothing_heavy(tmp_path: Path) -> None:
    assert loaded("run", "system", ".", cwd=tmp_path, code=1) == set()


def test_making_packages_loads_no_library_of_the_run_time(tmp_path: Path) -> None:
    field = '<field name="x" type="float64[100]"/>'
    (tmp_path / "arm.types.xml").write_text(TYPES.format(field), encoding="utf-8")
    found = loaded("new", "types", "arm.types.xml", cwd=tmp_path)
    assert found == {"lxml", "jinja2", "cookiecutter"}


@pytest.mark.parametrize("verb", ["debug", "test"])
def test_working_with_a_package_loads_no_library_of_the_generator(
    verb: str, tmp_path: Path
) -> None:
    assert loaded(verb, "component", ".", cwd=tmp_path, code=1) <= {"numpy"}
