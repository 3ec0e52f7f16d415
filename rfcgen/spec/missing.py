"""Say of a file that is not there what may have been meant."""

from pathlib import Path, PurePosixPath

from rfcgen.diagnostics import Diagnostic, Place, Span
from rfcgen.diagnostics.suggest import nearest


def missing_file(path: Path, written: str, at: Place | Span) -> Diagnostic:
    """Return the diagnostic for a file; ``written`` is its path as the user gave it."""
    message = f"file '{written}' does not exist"
    return Diagnostic("RFC101", message, at, help=_meant(path, PurePosixPath(written)))


def _meant(path: Path, written: PurePosixPath) -> str:
    if not path.parent.is_dir():
        folder = written.parent if written.parent.name else path.parent.name
        return f"there is no folder '{folder}'"
    ending = _ending(path.name)
    others = [name for name in _names(path.parent) if _ending(name) == ending]
    meant = nearest(path.name, others)
    return f"did you mean '{written.with_name(meant)}'?" if meant else ""


def _ending(name: str) -> str:
    """Return ``.types.xml`` of ``arm.types.xml``: what tells the kind of a document."""
    return "".join(Path(name).suffixes[-2:])


def _names(folder: Path) -> list[str]:
    try:
        return [path.name for path in folder.iterdir()]
    except OSError:
        return []
