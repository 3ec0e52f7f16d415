"""Find the user's line in an exception."""

import linecache
import sys
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

LINES = 20
"""How much of a message is kept; a comparison of two long values has hundreds."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An exception, and the line of the user's own code that it came through last.

    ``path`` is None where no line is known, as for a cause that is only a text; ``source`` is that
    line as it stands.
    """

    message: str
    path: Path | None = None
    line: int = 0
    function: str = ""
    source: str = ""


def explain(cause: BaseException | str, own: Path) -> Failure:
    """Describe an exception; ``own`` is the folder of the code whose author is reading."""
    if isinstance(cause, str):
        return Failure(cause)
    if isinstance(cause, SyntaxError) and cause.filename:
        source = (cause.text or "").rstrip()
        message = f"{type(cause).__name__}: {cause.msg}"
        return Failure(message, Path(cause.filename), cause.lineno or 0, source=source)
    frame = _last_own(traceback.extract_tb(cause.__traceback__), own)
    return Failure(_message(cause)) if frame is None else _at(frame, _message(cause))


def find_running(message: str, own: Path) -> tuple[Failure, ...]:
    """Return, for each thread that is in the user's code now, the innermost line of it."""
    stacks = (traceback.extract_stack(frame) for frame in sys._current_frames().values())
    frames = (_last_own(stack, own, anywhere=False) for stack in stacks)
    return tuple(_at(frame, message) for frame in frames if frame is not None)


def _at(frame: traceback.FrameSummary, message: str) -> Failure:
    line = frame.lineno or 0
    source = linecache.getline(frame.filename, line).rstrip()
    return Failure(message, Path(frame.filename), line, frame.name, source=source)


def _last_own(
    frames: Sequence[traceback.FrameSummary], own: Path, *, anywhere: bool = True
) -> traceback.FrameSummary | None:
    """Return the innermost frame in the user's files, else in the folder, else ``anywhere``."""
    inside = [frame for frame in frames if Path(frame.filename).is_relative_to(own)]
    written = [frame for frame in inside if "_generated" not in Path(frame.filename).parts]
    groups = (written, inside, _real(frames) if anywhere else [])
    return next((group[-1] for group in groups if group), None)


def _real(frames: Iterable[traceback.FrameSummary]) -> list[traceback.FrameSummary]:
    return [frame for frame in frames if not frame.filename.startswith("<")]


def _message(cause: BaseException) -> str:
    text = "".join(traceback.format_exception_only(cause)).strip()
    lines = [line.rstrip() for line in text.splitlines()]
    return "\n".join([*lines[:LINES], "…"] if len(lines) > LINES else lines)
