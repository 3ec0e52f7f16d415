"""The names of constants that stand for named things."""

from collections.abc import Iterable


def constant_names(names: Iterable[str], *, owner: str) -> dict[str, str]:
    """Return the constant of each name: in capitals, no two alike and none like its ``owner``.

    No name in a document ends in ``_``, so the ``_`` behind a second ``GAIN`` keeps it apart.
    """
    found: dict[str, str] = {}
    taken = {owner, "I", "O"}  # ruff finds the letters too like 1 and 0
    for name in names:
        constant = name.upper()
        while constant in taken:
            constant = f"{constant}_"
        taken.add(constant)
        found[name] = constant
    return found
