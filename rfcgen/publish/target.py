"""Look at the folder that shall hold a package, and refuse one that is not fit for it."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from rfcgen.diagnostics import Diagnostic, Span


def folder_problem(target: Path) -> Diagnostic | None:
    """Say why a folder cannot be written into, as far as looking tells."""
    present = target
    while not os.path.lexists(present) and present != present.parent:
        present = present.parent
    if not present.is_dir():
        what = "a file" if present.exists() else "a symbolic link that leads nowhere"
        return Diagnostic(
            "RFC401",
            f"'{present.name}' is {what}, not a folder",
            Span(present),
            help="choose another folder with --into",
        )
    if not os.access(present, os.W_OK | os.X_OK):
        return Diagnostic(
            "RFC402",
            f"folder '{present.name}' cannot be written",
            Span(present),
            help="change its permissions, or choose another folder with --into",
        )
    return None


def unreadable(target: Path, error: OSError) -> Diagnostic:
    """Say that something in a folder cannot be read."""
    place = Path(str(error.filename)) if error.filename else target
    reason = (error.strerror or str(error)).lower()
    return Diagnostic(
        "RFC402",
        f"'{place.name}' cannot be read: {reason}",
        Span(place),
        help="change its permissions, or choose another folder with --into",
    )


def path_problems(target: Path, paths: Iterable[str]) -> Iterator[Diagnostic]:
    """Yield what stands in the way of files: links that lead out, files in place of folders."""
    root = target.resolve()
    seen: set[Path] = set()
    for path in paths:
        for part in _parts(path):
            place = target / part
            if place in seen or not os.path.lexists(place):
                continue
            seen.add(place)
            problem = _place_problem(place, root, is_folder=part != path)
            if problem:
                yield problem


def _place_problem(place: Path, root: Path, *, is_folder: bool) -> Diagnostic | None:
    if place.is_symlink() and not place.resolve().is_relative_to(root):
        return Diagnostic(
            "RFC404",
            f"'{place.name}' is a symbolic link that leads out of '{root.name}'",
            Span(place),
            help="replace it by a folder or file of the package's own",
        )
    if is_folder and not place.is_dir():
        return Diagnostic(
            "RFC405",
            f"'{place.name}' is a file where the package needs a folder",
            Span(place),
            help="move it elsewhere",
        )
    if not is_folder and not place.is_file():
        return Diagnostic(
            "RFC405",
            f"'{place.name}' is {_what(place)} where the package needs a file",
            Span(place),
            help="move it elsewhere",
        )
    return None


def _what(place: Path) -> str:
    """Return what something is that is no file."""
    if place.is_dir():
        return "a folder"
    return "a device or pipe" if place.exists() else "a symbolic link that leads nowhere"


def _parts(path: str) -> Iterator[str]:
    """Yield the folders above a file, from the top, and the file."""
    pure = PurePosixPath(path)
    for parent in reversed(pure.parents[:-1]):
        yield parent.as_posix()
    yield path
