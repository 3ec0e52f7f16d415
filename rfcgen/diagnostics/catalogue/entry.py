"""The form of a catalogue entry."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entry:
    """Explain one code: what it means, a document that shows it, and the same mended."""

    code: str
    title: str
    meaning: str
    wrong: str = ""
    right: str = ""
