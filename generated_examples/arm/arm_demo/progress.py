"""Show how far the run is: one living line on a terminal, a few plain ones elsewhere."""

import time
from typing import TextIO

from arm_demo.samples import NANOSECONDS

_BAR = 32
_REDRAW_S = 0.1
_PLAIN_LINES = 4


class Progress:
    """Prints the logical time of a run that lasts ``total`` nanoseconds."""

    def __init__(self, out: TextIO, *, total: int) -> None:
        self._out = out
        self._total = total
        self._is_live = out.isatty()
        self._begin = time.perf_counter()
        self._next_redraw = 0.0
        self._next_line = total // _PLAIN_LINES

    @property
    def elapsed_s(self) -> float:
        """Return the real time since the start."""
        return time.perf_counter() - self._begin

    def show(self, now: int) -> None:
        """Show the logical time, if it is time to."""
        if self._is_live:
            if self.elapsed_s >= self._next_redraw or now >= self._total:
                self._next_redraw = self.elapsed_s + _REDRAW_S
                self._out.write(f"\r  {self._text(now)}")
                self._out.flush()
        elif now >= self._next_line:
            self._next_line += self._total // _PLAIN_LINES
            self._out.write(f"  {self._text(now)}\n")

    def close(self) -> None:
        """Show the end."""
        if self._is_live:
            self.show(self._total)
            self._out.write("\n")

    def _text(self, now: int) -> str:
        share = min(now / self._total, 1.0)
        bar = ("█" * round(share * _BAR)).ljust(_BAR, "░")
        speed = now / NANOSECONDS / max(self.elapsed_s, 1e-9)
        return (
            f"{bar} {now / NANOSECONDS:6.1f} of {self._total / NANOSECONDS:.0f} s, "
            f"{speed:5.1f} × real time"
        )
