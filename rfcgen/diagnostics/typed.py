"""Write a command the way a shell takes it."""

import shlex
from pathlib import Path


def typed(*words: str | Path) -> str:
    """Return a command in quotes, each of its words as a shell needs it."""
    line = shlex.join(word.as_posix() if isinstance(word, Path) else word for word in words)
    quote = '"' if "'" in line else "'"
    return f"{quote}{line}{quote}"
