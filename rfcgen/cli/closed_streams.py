"""Give the process the standard streams that whoever started it has closed."""

import os
import sys


def open_closed_streams() -> None:
    """Connect each closed stream to nowhere, so that no other file takes its number."""
    for number, name, mode in ((0, "stdin", "r"), (1, "stdout", "w"), (2, "stderr", "w")):
        if getattr(sys, name) is None:
            _connect(number)
            setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115 - it lasts as long as the process


def _connect(number: int) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    if nowhere == number:
        os.set_inheritable(nowhere, True)  # noqa: FBT003 - by position only
    else:
        os.dup2(nowhere, number)
        os.close(nowhere)
