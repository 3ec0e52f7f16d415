"""Read the manifest in a folder, or say what is wrong with it."""

from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.publish.manifest import FILE_NAME, Manifest, ManifestError, read_manifest
from rfcgen.publish.real_path import name_of


def load_manifest(folder: Path) -> Manifest | Diagnostic | None:
    """Return the manifest of a folder, why it cannot be used, or None where there is none."""
    path = folder / FILE_NAME
    if not path.is_file():
        return None
    try:
        return read_manifest(path.read_text(encoding="utf-8"))
    except ManifestError as error:
        return _damaged(path, str(error))
    except UnicodeDecodeError:
        return _damaged(path, "it is not UTF-8")


def _damaged(path: Path, why: str) -> Diagnostic:
    return Diagnostic(
        "RFC406",
        f"manifest '{FILE_NAME}' of '{name_of(path.parent)}' cannot be read: {why}",
        Span(path),
        help="restore it from version control, or delete it and make the package again",
    )
