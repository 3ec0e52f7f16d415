"""Those who look on: a bench, a recorder, a plot."""

import logging
from collections.abc import Callable
from typing import Generic, ParamSpec

from rfcgen.runtime.running import call, report

P = ParamSpec("P")


class Observer(Generic[P]):
    """Show something to somebody; what that raises is logged once and harms nobody."""

    __slots__ = ("_callback", "_has_failed")

    def __init__(self, callback: Callable[P, object]) -> None:
        self._callback = callback
        self._has_failed = False

    def show(self, log: logging.Logger, label: str, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call back, in the thread of what is observed."""
        error = call(self._callback, *args, **kwargs)
        if error is not None and not self._has_failed:
            self._has_failed = True
            report(log, f"an observer of '{label}' failed", error)
