"""Write a path the way the user who typed another one would type it."""

import os
from pathlib import Path

from rfcgen.publish.real_path import real_path


def typed_path(document: Path, origin: Path, typed: Path) -> Path:
    """Return the path of ``document`` for a user who typed ``typed`` and meant ``origin``."""
    relative = os.path.relpath(document, origin.parent)
    written = Path(os.path.normpath(typed.parent / relative))
    return written if real_path(written) == real_path(document) else document
