"""Whatever is thrown at the command line: one clear diagnostic, and nothing half-written."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

BOUND_BY_MODES = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search")
"""Even root is bound by file modes without these capabilities."""

COMPONENT = """<?xml version="1.0" encoding="UTF-8"?>
<component xmlns="urn:rfcgen:1" name="{name}">
  <description>{description}</description>
  <execution name="main" mode="periodic" period="10ms"/>
  <kernel language="python"/>
</component>
"""


def component(name: str = "Good", description: str = "What it is for.") -> str:
    return COMPONENT.format(name=name, description=description)


def rfcgen(
    *arguments: str | Path, cwd: Path, timeout: float = 60, prefix: Sequence[str] = ()
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*prefix, sys.executable, "-m", "rfcgen", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
        timeout=timeout,
    )


def tree(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def codes(stderr: str) -> list[str]:
    """Return the code of every diagnostic."""
    return [part.split("]")[0] for part in stderr.split("error[")[1:]]


BILLION_LAUGHS = (
    '<!DOCTYPE c [<!ENTITY a "lol">'
    + "".join(
        f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefgh", "bcdefghi", strict=True)
    )
    + ']><component xmlns="urn:rfcgen:1" name="Laugh"><description>&i;</description></component>'
)
EXTERNAL_ENTITY = (
    '<!DOCTYPE c [<!ENTITY secret SYSTEM "secret.txt">]>'
    '<component xmlns="urn:rfcgen:1" name="Thief"><description>&secret;</description></component>'
)
DEEP = '<component xmlns="urn:rfcgen:1" name="Deep">' + "<a>" * 100_000 + "</a>" * 100_000
MALFORMED: dict[str, bytes] = {
    "tag-not-closed": component().replace("</component>", "").encode(),
    "not-xml": b"name: Good\n",
    "empty": b"",
    "wrong-encoding": component(description="Größe").encode("latin-1"),
    "unknown-encoding": component().replace("UTF-8", "klingon").encode(),
    "nul-byte": component().replace("What", "\0").encode(),
    "billion-laughs": BILLION_LAUGHS.encode(),
    "external-entity": EXTERNAL_ENTITY.encode(),
    "deep-nesting": DEEP.encode(),
    "another-language": b'<robot name="r2"/>',
}
COMMANDS = (("validate", "spec"), ("new", "component"))


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("case", MALFORMED)
def test_malformed_document(case: str, command: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("the treasure", encoding="utf-8")
    (tmp_path / "component.xml").write_bytes(MALFORMED[case])
    before = tree(tmp_path)
    done = rfcgen(*command, "component.xml", cwd=tmp_path)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1, done.stderr
    assert done.stderr.startswith("component.xml:")
    assert "the treasure" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert tree(tmp_path) == before


@pytest.mark.parametrize(
    "command", [("new", "types"), ("integrate", "system"), ("run", "system")], ids=" ".join
)
def test_every_command_reads_with_the_same_care(command: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "component.xml").write_bytes(MALFORMED["tag-not-closed"])
    done = rfcgen(*command, "component.xml", cwd=tmp_path)
    assert done.returncode == 1
    assert codes(done.stderr) == ["RFC105"]
    assert list(tree(tmp_path)) == ["component.xml"]


def test_huge_file_is_refused_at_once(tmp_path: Path) -> None:
    with (tmp_path / "component.xml").open("wb") as file:
        file.write(b'<component xmlns="urn:rfcgen:1" name="Huge"><!--')
        file.truncate(100_000_000)
    done = rfcgen("validate", "spec", "component.xml", cwd=tmp_path, timeout=10)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1
    assert "component.xml: error[RFC" in done.stderr


@pytest.mark.parametrize(
    "name", ["class", "CON", "../x", "numpy", "Numpy", "", "a b", "Ends_", "机器人", "X" * 41]
)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_unfit_component_name(name: str, command: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "component.xml").write_text(component(name), encoding="utf-8")
    before = tree(tmp_path)
    done = rfcgen(*command, "component.xml", cwd=tmp_path)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1, done.stderr
    assert "component.xml:2:" in done.stderr
    assert "    = help: " in done.stderr
    assert tree(tmp_path) == before


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_missing_file(command: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "component.xml").write_text(component(), encoding="utf-8")
    done = rfcgen(*command, "componet.xml", cwd=tmp_path)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1
    assert done.stderr.startswith("componet.xml: error[")


@pytest.mark.parametrize(
    "command", [("new", "component"), ("new", "types"), ("integrate", "system")]
)
def test_folder_where_a_file_is_expected(command: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "component").mkdir()
    done = rfcgen(*command, "component", cwd=tmp_path)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1
    assert tree(tmp_path) == {}


@pytest.fixture
def ordinary() -> Sequence[str]:
    """Return what to type before a command so that file modes bind it."""
    if os.geteuid() != 0:
        return ()
    if shutil.which("setpriv") is None:
        pytest.skip("root may read and write everything, and there is no setpriv")
    return BOUND_BY_MODES


def test_file_that_cannot_be_read(ordinary: Sequence[str], tmp_path: Path) -> None:
    path = tmp_path / "component.xml"
    path.write_text(component(), encoding="utf-8")
    path.chmod(0)
    done = rfcgen("validate", "spec", "component.xml", cwd=tmp_path, prefix=ordinary)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1, done.stderr


def test_folder_that_cannot_be_written(ordinary: Sequence[str], tmp_path: Path) -> None:
    (tmp_path / "component.xml").write_text(component(), encoding="utf-8")
    tmp_path.chmod(0o555)
    done = rfcgen("new", "component", "component.xml", cwd=tmp_path, prefix=ordinary)
    tmp_path.chmod(0o755)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1, done.stderr
    assert list(tree(tmp_path)) == ["component.xml"]


def test_target_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "component.xml").write_text(component(), encoding="utf-8")
    before = tree(tmp_path)
    done = rfcgen("new", "component", "component.xml", "--into", "component.xml", cwd=tmp_path)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1
    assert tree(tmp_path) == before


def test_target_below_a_device(tmp_path: Path) -> None:
    (tmp_path / "component.xml").write_text(component(), encoding="utf-8")
    done = rfcgen("new", "component", "component.xml", "--into", "/proc/nothing", cwd=tmp_path)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1


def test_target_of_somebody_else(tmp_path: Path) -> None:
    (tmp_path / "component.xml").write_text(component(), encoding="utf-8")
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").write_text("Dear", encoding="utf-8")
    before = tree(tmp_path)
    done = rfcgen("new", "component", "component.xml", "--into", "letters", cwd=tmp_path)
    assert done.returncode == 1
    assert len(codes(done.stderr)) == 1
    assert tree(tmp_path) == before


HARMFUL = (
    'quotes " \' """ braces {{ 7 * 7 }} {% raw %} ${HOME} backslashes \\ \\n \\" \\u{41}',
    'ends in a quote"',
    "ends in a backslash\\",
    "first line\n\n  import os; os.abort()\n\nlast line",
    "mark \u202e hidden",
)


@pytest.mark.parametrize("text", HARMFUL)
def test_harmful_descriptions_stay_text(text: str, tmp_path: Path) -> None:
    escaped = text.replace("&", "&amp;").replace("<", "&lt;")
    (tmp_path / "component.xml").write_text(component(description=escaped), encoding="utf-8")
    made = rfcgen("new", "component", "component.xml", cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    assert not any(b"49" in line for line in tree(tmp_path)["README.md"].splitlines())
    for path in tmp_path.rglob("*.py"):
        compile(path.read_text(encoding="utf-8"), path, "exec")
    done = subprocess.run(
        [sys.executable, "-c", "import good; print(good.Good.profile.name)"],
        cwd=tmp_path / "src",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "Good\n", done.stderr
