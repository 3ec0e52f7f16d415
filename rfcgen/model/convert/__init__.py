"""Turn a value as written into a typed value, or say why it does not fit."""

from rfcgen.model.convert.leaf import exact, is_on_grid
from rfcgen.model.convert.outcome import Converted, Problem
from rfcgen.model.convert.value import convert

__all__ = ["Converted", "Problem", "convert", "exact", "is_on_grid"]
