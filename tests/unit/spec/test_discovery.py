"""Directories give our documents, and nothing else."""

from pathlib import Path

from rfcgen.spec import find_documents

OURS = '<types xmlns="urn:rfcgen:1" namespace="a"/>'


def put(path: Path, text: str = OURS) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_a_directory_gives_the_documents_below_it(tmp_path: Path) -> None:
    wanted = [
        put(tmp_path / "a.types.xml"),
        put(tmp_path / "b" / "broken.xml", "<types xmlns='urn:rfcgen:1'"),
        put(tmp_path / "b" / "doctype.xml", f"<!DOCTYPE types>{OURS}"),
        put(tmp_path / "b" / "prefixed.xml", '<!-- x --><r:system xmlns:r="urn:rfcgen:1"/>'),
    ]
    put(tmp_path / "foreign.xml", "<project><!-- urn:rfcgen:1 --></project>")
    put(tmp_path / "other.xml", '<types xmlns="urn:rfcgen:10"/>')
    put(tmp_path / "broken.xml", "<<<")
    put(tmp_path / "notes.txt")
    put(tmp_path / ".hidden" / "a.xml")
    put(tmp_path / ".hidden.xml")
    put(tmp_path / "src" / "_generated" / "a.xml")
    put(tmp_path / "venv" / "pyvenv.cfg", "")
    put(tmp_path / "venv" / "lib" / "a.xml")
    (tmp_path / "link.xml").symlink_to(wanted[0])
    (tmp_path / "around").symlink_to(tmp_path)
    assert find_documents([tmp_path]) == (tuple(wanted), ())


def test_files_stay_as_given_and_once(tmp_path: Path) -> None:
    file, missing = put(tmp_path / "a.xml", "anything"), tmp_path / "missing.xml"
    put(tmp_path / "d" / "a.xml")
    found, problems = find_documents(
        [missing, file, tmp_path / "d", file, tmp_path / "d" / "a.xml"]
    )
    assert found == (missing, file, tmp_path / "d" / "a.xml")
    assert problems == ()


def test_a_directory_without_documents_is_a_problem(tmp_path: Path) -> None:
    put(tmp_path / "pom.xml", "<project/>")
    found, (problem,) = find_documents([tmp_path])
    assert found == ()
    assert (problem.code, problem.place.path) == ("RFC107", tmp_path)
