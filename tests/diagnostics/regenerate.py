"""Rewrite every ``.expected`` file from what the tool says now; review the difference."""

from collections.abc import Iterator
from pathlib import Path

from rfcgen.check import check_project, unsupported
from rfcgen.diagnostics import Diagnostic
from rfcgen.diagnostics.text import format_text
from rfcgen.spec import find_documents, locate, read_project

FOLDER = Path(__file__).parent.resolve()
MAINS = ("main.xml", "main.system.xml")
COMMANDS = {"RFC299": "new component", "RFC399": "integrate system"}
"""Codes that only a later command gives, with that command."""


def fixtures() -> Iterator[Path]:
    """Yield each fixture: a document, or a folder with several."""
    for path in sorted(FOLDER.glob("RFC*")):
        if path.suffix != ".expected":
            yield path


def code_of(fixture: Path) -> str:
    """Return the code that a fixture is about."""
    return fixture.name.partition("-")[0]


def expected_path(fixture: Path) -> Path:
    """Return where the expected output of a fixture stands."""
    name = fixture.name if fixture.is_dir() else fixture.stem
    return FOLDER / f"{name}.expected"


def diagnose(path: Path, command: str = "") -> tuple[Diagnostic, ...]:
    """Return what ``validate spec`` says about a document, or a later command after that."""
    main = next((path / name for name in MAINS if (path / name).exists()), path)
    documents, problems = find_documents([main])
    project, unreadable = read_project(documents)
    found = [*problems, *unreadable, *check_project(project, documents)]
    if command and not found:
        for document in documents:
            found += unsupported(project.documents[document], project, command)
    return locate(found)


def report(fixture: Path) -> str:
    """Return the exact text that a fixture must give."""
    found = diagnose(fixture, COMMANDS.get(code_of(fixture), ""))
    return format_text(found, root=FOLDER)


def main() -> None:
    """Rewrite all expected files, and remove those without a fixture."""
    wanted = {expected_path(fixture): report(fixture) for fixture in fixtures()}
    for stale in set(FOLDER.glob("*.expected")) - set(wanted):
        stale.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
