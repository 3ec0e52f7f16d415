# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Check how many items a field holds."""

from collections.abc import Sized


def check_size(name: str, value: Sized, size: int) -> None:
    """Raise ValueError unless the value holds exactly ``size`` items."""
    if len(value) != size:
        raise ValueError(f"{name} holds {len(value)} items, not {size}")


def check_most(name: str, value: Sized, most: int) -> None:
    """Raise ValueError if the value holds more than ``most`` items."""
    if len(value) > most:
        raise ValueError(f"{name} holds {len(value)} items, more than {most}")
