"""Show how a file on disk differs from the one the generator would write."""

from difflib import unified_diff
from itertools import islice

_MOST_LINES = 40


def difference(path: str, found: str, wanted: str) -> str:
    """Return a unified difference, cut where it becomes long."""
    lines = unified_diff(
        wanted.splitlines(),
        found.splitlines(),
        f"{path} (generated)",
        f"{path} (edited)",
        lineterm="",
    )
    shown = list(islice(lines, _MOST_LINES))
    rest = sum(1 for _ in lines)
    if rest:
        shown.append(f"… {rest} more lines")
    return "\n".join(shown)
