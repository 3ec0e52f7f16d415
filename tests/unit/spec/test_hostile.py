"""Hostile files cost neither time nor memory, and give one clear diagnostic."""

import os
import time
import tracemalloc
from pathlib import Path

import pytest

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.spec import locate, read_project

ROOT = '<types xmlns="urn:rfcgen:1" namespace="arm"'
MEGABYTE = 1024 * 1024


@pytest.fixture(scope="module", autouse=True)
def _schemas(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Build the schemas first: that is done once per run and is no cost of a file."""
    path = tmp_path_factory.mktemp("first") / "invalid.xml"
    path.write_text(f"{ROOT}><oops/></types>")
    read_project([path])


def problems_of(path: Path) -> tuple[Diagnostic, ...]:
    """Read a file within bounds of time and memory."""
    tracemalloc.start()
    begin = time.process_time()
    project, problems = read_project([path])
    found = locate(problems)
    taken = time.process_time() - begin
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert taken < 5
    assert most < 200 * MEGABYTE
    assert bool(project.documents) is not bool(found)
    return found


def only(path: Path) -> tuple[str, int]:
    """Return code and line of the only diagnostic of a file."""
    (found,) = problems_of(path)
    assert isinstance(found.place, Span)
    assert found.place.path == Path(os.path.realpath(path))
    return found.code, found.place.line


def laughs() -> str:
    entities = "".join(f'<!ENTITY l{level + 1} "{f"&l{level};" * 10}">' for level in range(9))
    body = "<description>&l9;</description></types>"
    return f'<!DOCTYPE types [<!ENTITY l0 "lol">{entities}]>{ROOT}>{body}'


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param(laughs(), "RFC106", id="billion laughs"),
        pytest.param(
            f'<!DOCTYPE a [<!ENTITY e "{"x" * 100_000}">]>{ROOT}><description>{"&e;" * 50_000}'
            "</description></types>",
            "RFC106",
            id="quadratic blowup",
        ),
        pytest.param(
            f'<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>{ROOT}/>',
            "RFC106",
            id="external entity",
        ),
        pytest.param(
            f'<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd">{ROOT}/>', "RFC106", id="external DTD"
        ),
        pytest.param(
            f'<!DOCTYPE a [<!ENTITY % p SYSTEM "file:///etc/passwd">%p;]>{ROOT}/>',
            "RFC106",
            id="parameter entity",
        ),
        pytest.param("<a>" * 1_000_000, "RFC103", id="deep nesting, not closed"),
        pytest.param("<a>" * 100_000 + "</a>" * 100_000, "RFC103", id="deep nesting"),
        pytest.param(f"{ROOT}>{'<a/>' * 500_000}</types>", "RFC103", id="many elements"),
        pytest.param(
            ROOT + "".join(f' a{n}="1"' for n in range(200_000)) + "/>",
            "RFC103",
            id="many attributes",
        ),
        pytest.param(
            ROOT + "".join(f' xmlns:a{n}="u{n}"' for n in range(100_000)) + "/>",
            "RFC103",
            id="many namespaces",
        ),
        pytest.param(f"{ROOT}><!--{'-' * 1_000_000}", "RFC105", id="endless comment"),
        pytest.param(f'<types xmlns="{"u" * 3_000_000}"/>', "RFC107", id="long namespace"),
        pytest.param(
            f'<types xmlns="urn:rfcgen:1" namespace="{"a" * 3_000_000}"/>', "RFC113", id="long name"
        ),
        pytest.param(
            f'<types xmlns="urn:rfcgen:1" namespace="{"a_" * 1_500_000}"/>',
            "RFC113",
            id="long name of parts",
        ),
        pytest.param(
            f'{ROOT}><xi:include xmlns:xi="http://www.w3.org/2001/XInclude" '
            'href="/etc/passwd" parse="text"/></types>',
            "RFC108",
            id="XInclude",
        ),
        pytest.param("\0" * 100, "RFC104", id="NUL bytes"),
        pytest.param(f"{ROOT}>\0</types>", "RFC105", id="NUL in text"),
        pytest.param("", "RFC105", id="empty"),
        pytest.param(" \n\n", "RFC105", id="blank"),
    ],
)
def test_hostile_text(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "hostile.xml"
    path.write_text(text, encoding="utf-8")
    assert only(path)[0] == code


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.xml"
    with path.open("wb") as file:
        file.truncate(100 * MEGABYTE)
    assert only(path) == ("RFC103", 0)


def test_of_very_many_mistakes_the_first_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "mistakes.xml"
    path.write_text(f"{ROOT}>{'<emun/>' * 90_000}</types>")
    found = problems_of(path)
    assert {one.code for one in found} == {"RFC108"}
    assert len(found) == 100
    assert "only the first 100" in found[-1].notes[0].message


def test_processing_instructions_and_schema_hints_are_harmless(tmp_path: Path) -> None:
    path = tmp_path / "hints.xml"
    path.write_text(
        '<?xml version="1.0"?><?xml-stylesheet href="http://127.0.0.1:1/a"?>'
        f'{ROOT} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" '
        'xsi:schemaLocation="urn:rfcgen:1 http://127.0.0.1:1/evil.xsd"/><?php exit(); ?>'
    )
    assert problems_of(path) == ()


def test_places_that_are_no_files(tmp_path: Path) -> None:
    pipe, loop = tmp_path / "pipe.xml", tmp_path / "loop.xml"
    os.mkfifo(pipe)
    loop.symlink_to(loop)
    assert only(tmp_path) == ("RFC102", 0)
    assert only(pipe) == ("RFC102", 0)
    assert only(Path("/dev/zero")) == ("RFC102", 0)
    assert only(loop) == ("RFC101", 0)
    assert only(tmp_path / "missing.xml") == ("RFC101", 0)
    assert only(tmp_path / ("x" * 300)) == ("RFC101", 0)
    assert only(Path("/proc/self/mem"))[0] in ("RFC101", "RFC102")


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_without_permission(tmp_path: Path) -> None:
    path = tmp_path / "secret.xml"
    path.write_text(f"{ROOT}/>")
    path.chmod(0)
    assert only(path) == ("RFC101", 0)
