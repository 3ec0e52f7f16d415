"""Which context runs on the present thread, and the one call into code that is not ours."""

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, ParamSpec

if TYPE_CHECKING:
    from rfcgen.runtime.context import Context

P = ParamSpec("P")


class _Local(threading.local):
    context: "Context | None" = None


local = _Local()
"""``local.context`` is the context whose callback runs on this thread, or None."""


def call(function: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> BaseException | None:
    """Call into a kernel or a driver and return what it raised, if anything.

    Nothing that it raises, ``SystemExit`` included, may end a thread of the run time.
    """
    try:
        function(*args, **kwargs)
    except BaseException as error:  # noqa: BLE001 - the one place; the caller handles it
        return error
    return None
