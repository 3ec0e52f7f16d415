"""Know which file or folder a path of the user means."""

import os
from pathlib import Path


def real_path(path: Path) -> Path:
    """Return the absolute path without symbolic links; a circle of links is left as it is.

    ``Path.resolve`` raises on such a circle, which is the user's mistake and not ours.
    """
    return Path(os.path.realpath(path))


def name_of(path: Path) -> str:
    """Return the name of a file or folder, also where the path ends in ``.`` or ``..``."""
    return path.name if path.name not in ("", "..") else real_path(path).name or path.as_posix()
