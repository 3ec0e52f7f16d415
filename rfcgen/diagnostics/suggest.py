"""Find the name the user may have meant."""

from collections.abc import Iterable
from difflib import get_close_matches


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known name that is most like the word, empty if none is close."""
    folded = {name.lower(): name for name in sorted(set(known))}
    close = get_close_matches(word.lower(), folded, n=1, cutoff=0.6)
    return folded[close[0]] if close else ""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return ``did you mean 'x'?``, or a list of what is known if nothing is close."""
    names = sorted(set(known))
    close = nearest(word, names)
    if close:
        return f"did you mean '{close}'?"
    if not names:
        return ""
    shown = ", ".join(f"'{name}'" for name in names[:8])
    return f"known here: {shown}" + (" …" if len(names) > 8 else "")
