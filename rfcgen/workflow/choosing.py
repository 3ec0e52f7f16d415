"""Choose the document that is meant where the user names a folder."""

from itertools import islice
from pathlib import Path

from rfcgen.diagnostics import Diagnostic
from rfcgen.spec.parsing import parse

_FEW = 4
_PATTERNS = {
    "types": "*.types.xml",
    "component": "component.xml",
    "system": "*.system.xml",
}
"""What documents are usually called; one that cannot be parsed is known by its name alone."""


def documents_in(folder: Path, kind: str) -> tuple[Path, ...]:
    """Return the documents of a kind that lie directly in a folder."""
    return tuple(path for path in sorted(folder.glob("*.xml")) if _is_of_kind(path, kind))


def documents_below(folder: Path, kind: str) -> tuple[Path, ...]:
    """Return the first few documents of a kind in the folders directly inside a folder."""
    folders = (path for path in sorted(folder.glob("*/")) if not path.name.startswith("."))
    return tuple(islice((one for path in folders for one in documents_in(path, kind)), _FEW))


def _is_of_kind(path: Path, kind: str) -> bool:
    if path.name.startswith("."):
        return False
    tree = parse(path)
    if isinstance(tree, Diagnostic):
        return path.match(_PATTERNS[kind])
    return tree.kind == kind
