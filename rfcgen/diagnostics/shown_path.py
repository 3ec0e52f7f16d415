"""Write a path the way the reader would type it."""

import os
from pathlib import Path


def shown_path(path: Path, root: Path | None) -> str:
    """Return the path relative to ``root`` where that is shorter, with forward slashes."""
    if root is None or not path.is_absolute():
        return path.as_posix()
    relative = Path(os.path.relpath(path, root)).as_posix()
    absolute = path.as_posix()
    return relative if path.is_relative_to(root) or len(relative) < len(absolute) else absolute
