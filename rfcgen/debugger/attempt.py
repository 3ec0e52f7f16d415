"""Run the user's code: the one place in the debugger where any exception may arrive."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rfcgen.debugger.failure import Failure, explain

T = TypeVar("T")


def attempt(action: Callable[[], T], own: Path) -> T | Failure:
    """Return what the action returns, or a description of what it raises.

    ``own`` is the folder of the user's code. A kernel that leaves the process is caught as well.
    """
    try:
        return action()
    except (Exception, SystemExit) as raised:  # noqa: BLE001 - the user's code may raise anything
        return explain(raised, own)
