"""The command line as a user meets it: results, diagnostics, exit codes."""

import json
import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from rfcgen import __version__
from rfcgen.diagnostics.catalogue import CATALOGUE

COMMAND = (sys.executable, "-m", "rfcgen")
TYPES = """<types xmlns="urn:rfcgen:1" namespace="arm">
  <struct name="Pose">
    <field name="x" type="{type}"/>
  </struct>
</types>
"""


def rfcgen(*arguments: str, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def write_types(folder: Path, of_field: str = "float64") -> None:
    (folder / "arm.types.xml").write_text(TYPES.format(type=of_field), encoding="utf-8")


def test_version(tmp_path: Path) -> None:
    done = rfcgen("--version", cwd=tmp_path)
    assert (done.stdout, done.stderr, done.returncode) == (f"rfcgen {__version__}\n", "", 0)


def test_validate_a_good_document(tmp_path: Path) -> None:
    write_types(tmp_path)
    done = rfcgen("validate", "spec", "arm.types.xml", cwd=tmp_path)
    assert (done.stdout, done.stderr, done.returncode) == ("1 document, no mistakes\n", "", 0)


def test_validate_a_folder(tmp_path: Path) -> None:
    write_types(tmp_path)
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "note.xml").write_text("<note/>", encoding="utf-8")
    done = rfcgen("validate", "spec", ".", cwd=tmp_path)
    assert (done.stdout, done.returncode) == ("1 document, no mistakes\n", 0)


def test_validate_shows_the_mistake_and_counts(tmp_path: Path) -> None:
    write_types(tmp_path, "flot64")
    done = rfcgen("validate", "spec", "arm.types.xml", cwd=tmp_path)
    assert (done.stdout, done.returncode) == ("", 1)
    first, source, carets, *_, last = done.stderr.splitlines()
    assert first.startswith("arm.types.xml:3:")
    assert "error[RFC" in first
    assert source.endswith('<field name="x" type="flot64"/>')
    assert source[carets.index("^") : carets.rindex("^") + 1].strip('"') == "flot64"
    assert last == "1 error"


def test_validate_as_json_puts_everything_on_stdout(tmp_path: Path) -> None:
    write_types(tmp_path, "flot64")
    done = rfcgen("validate", "spec", "arm.types.xml", "--format", "json", cwd=tmp_path)
    assert (done.stderr, done.returncode) == ("", 1)
    said = json.loads(done.stdout)
    assert said["documents"] == ["arm.types.xml"]
    assert (said["errors"], said["warnings"]) == (1, 0)
    assert said["diagnostics"][0]["path"] == "arm.types.xml"
    assert said["diagnostics"][0]["line"] == 3


def test_explain_a_code(tmp_path: Path) -> None:
    done = rfcgen("explain", "rfc900", cwd=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("RFC900: rfcgen itself failed\n\n")


def test_explain_lists_every_code(tmp_path: Path) -> None:
    done = rfcgen("explain", cwd=tmp_path)
    assert [line.split()[0] for line in done.stdout.splitlines()] == sorted(CATALOGUE)


def test_explain_as_json(tmp_path: Path) -> None:
    said = json.loads(rfcgen("explain", "RFC900", "--format", "json", cwd=tmp_path).stdout)
    assert (said["code"], said["errors"]) == ("RFC900", 0)


def test_explain_an_unknown_code(tmp_path: Path) -> None:
    done = rfcgen("explain", "RFC90", cwd=tmp_path)
    assert (done.stdout, done.returncode) == ("", 2)
    assert "no such code 'RFC90'; did you mean 'RFC9" in done.stderr


@pytest.mark.parametrize("kind", ["types", "component", "system"])
def test_a_new_document_is_valid(kind: str, tmp_path: Path) -> None:
    made = rfcgen("new", "spec", kind, "Example" if kind != "types" else "example", cwd=tmp_path)
    assert (made.stderr, made.returncode) == ("", 0)
    name = made.stdout.removesuffix(": created\n")
    assert (tmp_path / name).is_file()
    done = rfcgen("validate", "spec", name, cwd=tmp_path)
    assert (done.stderr, done.returncode) == ("", 0)


def test_a_new_document_never_replaces_one(tmp_path: Path) -> None:
    write_types(tmp_path)
    before = (tmp_path / "arm.types.xml").read_bytes()
    done = rfcgen("new", "spec", "types", "arm", cwd=tmp_path)
    assert done.returncode == 1
    assert "arm.types.xml: error[RFC426]: 'arm.types.xml' exists already" in done.stderr
    assert (tmp_path / "arm.types.xml").read_bytes() == before


@pytest.mark.parametrize("name", ["class", "CON", "../x", "numpy", "a b", "x_", "", "x" * 41])
def test_a_new_document_needs_a_fit_name(name: str, tmp_path: Path) -> None:
    done = rfcgen("new", "spec", "component", name, cwd=tmp_path)
    assert done.returncode == 1
    assert done.stderr.count("error[RFC427]") == 1
    assert "    = help: " in done.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("typed", "advice"),
    [
        (["valdate"], "did you mean 'validate'?"),
        (["validate", "a.xml"], "type 'rfcgen validate spec a.xml'"),
        (["new", "componant"], "did you mean 'component'?"),
    ],
)
def test_a_mistyped_command_is_advised(typed: list[str], advice: str, tmp_path: Path) -> None:
    done = rfcgen(*typed, cwd=tmp_path)
    assert (done.stdout, done.returncode) == ("", 2)
    assert advice in done.stderr


def test_a_reader_that_goes_away_is_no_bug(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "explain"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=30) in (0, 1)


def on_a_terminal(*arguments: str, cwd: Path, **environment: str) -> str:
    """Run with stderr on a terminal; return what appears there."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=cwd,
        env={**os.environ, "TERM": "xterm", **environment},
        stdout=subprocess.DEVNULL,
        stderr=theirs,
    ) as process:
        os.close(theirs)
        shown = b""
        while chunk := _read(ours):
            shown += chunk
        process.wait(timeout=30)
    os.close(ours)
    return shown.decode()


def _read(descriptor: int) -> bytes:
    try:
        return os.read(descriptor, 4096)
    except OSError:
        return b""


def test_colour_appears_on_a_terminal_only(tmp_path: Path) -> None:
    write_types(tmp_path, "flot64")
    command = ("validate", "spec", "arm.types.xml")
    assert "\x1b[31;1merror[RFC" in on_a_terminal(*command, cwd=tmp_path)
    assert "\x1b" not in on_a_terminal(*command, cwd=tmp_path, NO_COLOR="1")
    assert "\x1b" not in rfcgen(*command, cwd=tmp_path).stderr


def test_shell_completion_offers_the_verbs(tmp_path: Path) -> None:
    words = {"COMP_WORDS": "rfcgen va", "COMP_CWORD": "1", "_RFCGEN_COMPLETE": "bash_complete"}
    done = rfcgen(cwd=tmp_path, **words)
    assert done.stdout.split() == ["plain,validate"]
