"""Find the name that was meant; the debugger stands on the run time alone, so it has its own."""

from collections.abc import Iterable
from difflib import get_close_matches


def suggest(word: str, known: Iterable[str]) -> str:
    """Return ``did you mean 'x'?``, or what is known here if nothing is close."""
    names = sorted(set(known))
    folded = {name.lower(): name for name in names}
    close = get_close_matches(word.lower(), folded, n=1, cutoff=0.6)
    if close:
        return f"did you mean '{folded[close[0]]}'?"
    return f"known here: {', '.join(names)}" if names else ""
