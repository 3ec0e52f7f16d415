"""Made-up numbers that lie within limits."""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from rfcgen.model.convert import exact


@dataclass(frozen=True, slots=True)
class Range:
    """Hold what a number must satisfy; None where nothing is said."""

    lower: Fraction | None = None
    upper: Fraction | None = None
    excludes_lower: bool = False
    excludes_upper: bool = False
    origin: Fraction = Fraction(0)

    def on_grid(self, step: Fraction, number: int) -> Fraction | None:
        """Return a multiple of the step from the origin, if one lies in the range."""
        first = last = None
        if self.lower is not None:
            place = (self.lower - self.origin) / step
            first = math.floor(place) + 1 if self.excludes_lower else math.ceil(place)
        if self.upper is not None:
            place = (self.upper - self.origin) / step
            last = math.ceil(place) - 1 if self.excludes_upper else math.floor(place)
        if first is not None and last is not None and first > last:
            return None
        return self.origin + step * _choose(first, last, number)

    def between(self, number: int) -> Fraction:
        """Return a number anywhere in the range."""
        if self.lower is not None and self.upper is not None:
            return self.lower + (self.upper - self.lower) * (number + 1) / 4
        if self.lower is not None:
            return self.lower + number + 1
        return (self.upper or Fraction(0)) - number - 1


def range_of(facets: Mapping[str, int | float], outer: tuple[int, int] | None) -> Range:
    """Return the range that facets leave of what the type itself can hold."""
    finite = {name: exact(value) for name, value in facets.items() if math.isfinite(value)}
    lowers = [(finite[name], name == "above") for name in ("minimum", "above") if name in finite]
    uppers = [(finite[name], name == "below") for name in ("maximum", "below") if name in finite]
    if outer is not None:
        lowers.append((Fraction(outer[0]), False))
        uppers.append((Fraction(outer[1]), False))
    lower, excludes_lower = max(lowers, default=(None, False))
    upper, excludes_upper = min(
        uppers, key=lambda bound: (bound[0], not bound[1]), default=(None, False)
    )
    origin = finite.get("minimum", Fraction(0))
    return Range(lower, upper, excludes_lower, excludes_upper, origin)


def pick(limits: Range, steps: Iterable[Fraction], number: int) -> Fraction:
    """Return a number on the first of the grids that has one in the range."""
    for step in steps:
        found = limits.on_grid(step, number)
        if found is not None:
            return found
    return limits.between(number)


def _choose(first: int | None, last: int | None, number: int) -> int:
    """Return an index, near zero and not at the very edge where there is room."""
    if first is not None and first <= 0 and (last is None or last >= number + 1):
        return number + 1
    if first is None:
        return min(number + 1, last - number) if last is not None else number + 1
    return first + number if last is None or first + number <= last else last
