"""What the README says happens does happen."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, re.DOTALL)
DOCUMENT = Path("thermostat") / "component.xml"


def block(start: str) -> str:
    """Return the code block that begins so."""
    (found,) = [text for _, text in BLOCKS if text.startswith(start)]
    return found


def rfcgen(arguments: list[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rfcgen", *arguments],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Follow the section on a component from idea to test."""
    folder = tmp_path_factory.mktemp("workshop")
    for line in block("rfcgen new spec").splitlines():
        program, *arguments = shlex.split(line, comments=True)
        assert program == "rfcgen"
        done = rfcgen(arguments, folder)
        assert done.returncode == 0, (line, done.stdout, done.stderr)
    return folder


def test_the_kernel_begins_as_shown(workshop: Path) -> None:
    kernel = workshop / "thermostat" / "src" / "thermostat" / "component.py"
    assert block("class Thermostat") in kernel.read_text(encoding="utf-8")


def test_a_mistake_is_shown_as_printed(workshop: Path) -> None:
    good = (workshop / DOCUMENT).read_text(encoding="utf-8")
    (workshop / DOCUMENT).write_text(good.replace('"float64"', '"float46"', 1), encoding="utf-8")
    done = rfcgen(["validate", "spec", "thermostat"], workshop)
    (workshop / DOCUMENT).write_text(good, encoding="utf-8")
    assert done.returncode == 1
    assert block("thermostat/component.xml:") in done.stderr


@pytest.mark.parametrize("target", re.findall(r"\]\(([\w./]+)\)", README))
def test_links_lead_somewhere(target: str) -> None:
    assert (ROOT / target).exists()


@pytest.mark.parametrize("target", re.findall(r"`make (\w+)`", README))
def test_targets_exist(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
