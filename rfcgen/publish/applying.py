"""Carry a plan out: all of it, or nothing."""

import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from errno import EEXIST
from pathlib import Path
from tempfile import mkdtemp

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.publish.manifest import FILE_NAME
from rfcgen.publish.plan import Action, Change, Plan


def apply_plan(plan: Plan) -> tuple[Diagnostic, ...]:
    """Write and remove what the plan says; on a failure put everything back as it was.

    Each file appears whole: it is written beside the others first and then renamed.
    """
    if not plan.is_possible or not plan.work:
        return plan.diagnostics
    undo: list[Callable[[], object]] = []
    try:
        _carry_out(plan, undo)
    except OSError as error:
        return (*plan.diagnostics, _failure(plan.target, error))
    finally:
        for step in reversed(undo):
            with suppress(OSError):  # what can still be put back is put back
                step()
    return plan.diagnostics


def _carry_out(plan: Plan, undo: list[Callable[[], object]]) -> None:
    """Do the work; ``undo`` holds what puts everything back, and is empty in the end."""
    _make_folder(plan.target, undo)
    staging = Path(mkdtemp(prefix=".rfcgen-", dir=plan.target))
    undo.append(lambda: shutil.rmtree(staging, ignore_errors=True))
    ordered = sorted(plan.work, key=lambda change: (change.path == FILE_NAME, change.path))
    for number, change in enumerate(ordered):
        if change.action is not Action.REMOVE:
            _write(staging / f"new-{number}", plan.texts[change.path])
    for number, change in enumerate(ordered):
        _exchange(plan.target, change, staging, number, undo)
    undo.clear()
    shutil.rmtree(staging, ignore_errors=True)
    for change in ordered:
        if change.action is Action.REMOVE:
            _remove_empty_folders(plan.target, (plan.target / change.path).parent)


def _exchange(
    target: Path, change: Change, staging: Path, number: int, undo: list[Callable[[], object]]
) -> None:
    """Keep the old file of a change aside and put the new one, if any, in its place."""
    place = target / change.path
    old, new = staging / f"old-{number}", staging / f"new-{number}"
    _make_folder(place.parent, undo)
    if change.action is Action.CREATE and os.path.lexists(place):
        raise FileExistsError(EEXIST, "it has just appeared", str(place))
    if change.action is Action.CREATE:
        undo.append(lambda: place.unlink(missing_ok=True))
    else:
        _keep(place, old)
        undo.append(lambda: old.replace(place))
    if change.action is Action.REMOVE:
        place.unlink()
    else:
        new.replace(place)


def _write(path: Path, text: str) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        file.write(text)


def _keep(place: Path, copy: Path) -> None:
    """Give a file a second name, or copy it where the file system knows no second names."""
    try:
        copy.hardlink_to(place)
    except OSError:
        shutil.copy2(place, copy)


def _make_folder(folder: Path, undo: list[Callable[[], object]]) -> None:
    if folder.is_dir():
        return
    _make_folder(folder.parent, undo)
    folder.mkdir()
    undo.append(lambda: folder.rmdir())


def _remove_empty_folders(target: Path, folder: Path) -> None:
    while folder != target:
        try:
            folder.rmdir()
        except FileNotFoundError:
            pass  # removed already, with another of its files
        except OSError:
            return  # somebody's files are in it
        folder = folder.parent


def _failure(target: Path, error: OSError) -> Diagnostic:
    reason = (error.strerror or str(error)).lower()
    name = Path(str(error.filename)).name if error.filename else target.name
    return Diagnostic(
        "RFC409",
        f"'{name}' cannot be written: {reason}; nothing was changed",
        Span(target),
        help="remove the cause and run again",
    )
