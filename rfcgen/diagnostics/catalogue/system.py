"""Codes RFC3xx, system wiring and timing."""

from rfcgen.diagnostics.catalogue import instances, settings, wiring
from rfcgen.diagnostics.catalogue.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    *instances.ENTRIES,
    *wiring.ENTRIES,
    *settings.ENTRIES,
    Entry(
        code="RFC399",
        title="a part of the system cannot be built yet",
        meaning="The document is valid, but this version of rfcgen reads the named parts without "
        "generating code for them. 'validate spec' accepts it; 'integrate system' and 'run "
        "system' refuse it, so that nothing is missing silently.",
    ),
)
