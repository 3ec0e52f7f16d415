"""Find the documents below a directory."""

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from xml.parsers import expat

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.spec.limits import NAMESPACE
from rfcgen.spec.source import Source, read_source

_SKIPPED = frozenset({"_generated", "__pycache__", "build", "dist", "node_modules"})
_ENVIRONMENT = "pyvenv.cfg"


def find_documents(paths: Iterable[Path]) -> tuple[tuple[Path, ...], tuple[Diagnostic, ...]]:
    """Return the files as given, and every document of ours below the directories.

    Folders that are hidden or hold generated files or virtual environments are skipped, and
    symbolic links are not followed. A directory without any document is a diagnostic.
    """
    found: dict[Path, None] = {}
    problems: list[Diagnostic] = []
    for path in paths:
        if not path.is_dir():
            found[path] = None
            continue
        below = [file for file in _xml_files(path, problems) if _is_ours(file)]
        if not below:
            problems.append(
                Diagnostic(
                    "RFC107",
                    f"no document below directory '{path.name or path}'",
                    Span(path),
                    help=f'a document is a file *.xml whose root element has xmlns="{NAMESPACE}"',
                )
            )
        found.update(dict.fromkeys(below))
    return tuple(found), tuple(problems)


def _xml_files(directory: Path, problems: list[Diagnostic]) -> Iterator[Path]:
    def note(error: OSError) -> None:
        reason = (error.strerror or "unknown reason").lower()
        place = Span(Path(error.filename or directory))
        problems.append(Diagnostic("RFC101", f"directory cannot be read: {reason}", place))

    for folder, folders, files in os.walk(directory, onerror=note):
        if _ENVIRONMENT in files:
            folders.clear()
            continue
        folders[:] = sorted(
            name for name in folders if not name.startswith(".") and name not in _SKIPPED
        )
        for name in sorted(files):
            file = Path(folder, name)
            if name.endswith(".xml") and not name.startswith(".") and not file.is_symlink():
                yield file


class _Found(Exception):  # noqa: N818  (it only ends the parsing)
    pass


def _is_ours(file: Path) -> bool:
    """Tell whether the root is in our namespace; if there is no root, whether the text names it.

    A file that cannot be read counts as ours, so that it is not passed over in silence.
    """
    source = read_source(file, Span(file))
    if not isinstance(source, Source):
        return True
    roots: list[str] = []

    def begin(name: str, _attributes: dict[str, str]) -> None:
        roots.append(name)
        raise _Found

    def refuse(*_: object) -> None:
        raise _Found

    parser = expat.ParserCreate("utf-8", namespace_separator=" ")
    parser.StartElementHandler = begin
    parser.StartDoctypeDeclHandler = refuse
    with suppress(_Found, expat.ExpatError):
        parser.Parse(source.data, True)  # noqa: FBT003  (expat takes it by position only)
    return roots[0].startswith(f"{NAMESPACE} ") if roots else NAMESPACE in source.text
