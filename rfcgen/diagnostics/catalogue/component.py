"""Codes RFC2xx, what a component or a type means."""

from rfcgen.diagnostics.catalogue import contexts, declarations, names, ports
from rfcgen.diagnostics.catalogue.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    *names.ENTRIES,
    *declarations.ENTRIES,
    *contexts.ENTRIES,
    *ports.ENTRIES,
    Entry(
        code="RFC299",
        title="a part of the component cannot be built yet",
        meaning="The document is valid, but this version of rfcgen reads the named parts without "
        "generating code for them. 'validate spec' accepts it; the command that would need the "
        "parts refuses it, so that nothing is missing silently.",
    ),
)
