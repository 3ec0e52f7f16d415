# Made by rfcgen from the types of arm, model ec23933b94a6.
# Do not edit: change the XML document, then run "rfcgen new types" on it.
"""Hold arrays that nobody can change."""

from typing import TypeVar

import numpy as np
import numpy.typing as npt

S = TypeVar("S", bound=np.generic)


def frozen_array(
    name: str,
    value: npt.ArrayLike,
    dtype: type[S],
    *,
    size: int | None = None,
    most: int | None = None,
) -> npt.NDArray[S]:
    """Return the value as a read-only array of its own; one that is so already is kept.

    Raise ValueError if it does not hold ``size`` items, or holds more than ``most``.
    """
    if _is_frozen(value, dtype):
        array = np.asarray(value, dtype=dtype)
    else:
        array = np.array(value, dtype=dtype)
        array.flags.writeable = False
    if array.ndim != 1:
        raise ValueError(f"{name} has {array.ndim} dimensions, not 1")
    if size is not None and len(array) != size:
        raise ValueError(f"{name} holds {len(array)} items, not {size}")
    if most is not None and len(array) > most:
        raise ValueError(f"{name} holds {len(array)} items, more than {most}")
    return array


def _is_frozen(value: npt.ArrayLike, dtype: type[S]) -> bool:
    return (
        isinstance(value, np.ndarray)
        and value.dtype == dtype
        and value.base is None
        and not value.flags.writeable
    )
