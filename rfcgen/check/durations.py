"""Write durations as documents do."""

_UNITS = (("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1_000), ("ns", 1))


def shown_duration(nanoseconds: int) -> str:
    """Return ``10ms`` for 10,000,000: the largest unit that needs no fraction."""
    for unit, size in _UNITS:
        if nanoseconds % size == 0 and nanoseconds:
            return f"{nanoseconds // size}{unit}"
    return "0"
