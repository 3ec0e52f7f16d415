"""Durations for a reader."""

_UNITS = ((1_000_000_000, "s"), (1_000_000, "ms"), (1_000, "us"), (1, "ns"))


def shown_duration(nanoseconds: int) -> str:
    """Return ``10 ms`` for 10,000,000: the largest unit that is not more than the duration."""
    size, unit = next(
        ((size, unit) for size, unit in _UNITS if nanoseconds >= size), (1_000_000_000, "s")
    )
    whole, rest = divmod(nanoseconds, size)
    fraction = f"{rest:0{len(str(size)) - 1}d}".rstrip("0") if rest else ""
    return f"{whole}.{fraction} {unit}" if fraction else f"{whole} {unit}"
