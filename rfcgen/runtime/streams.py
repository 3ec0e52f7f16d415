"""The standard streams of a launched system, which may be closed or lose their reader."""

import os
import sys
from pathlib import Path
from typing import TextIO


def open_missing_streams() -> None:
    """Let output that was closed before the start lead nowhere.

    Its number is taken at once, so that no device that is opened later gets to read messages.
    """
    nowhere = Path(os.devnull)
    if sys.stdout is None:
        sys.stdout = nowhere.open("w", encoding="utf-8")
    if sys.stderr is None:
        sys.stderr = nowhere.open("w", encoding="utf-8")


def write(stream: TextIO, text: str) -> None:
    """Write a text at once; where nobody reads any more, this and all that follows is lost."""
    try:
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
