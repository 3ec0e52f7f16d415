"""Codes RFC9xx, our own bugs."""

from rfcgen.diagnostics.catalogue.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="RFC900",
        title="rfcgen itself failed",
        meaning="The tool met a state that its authors thought impossible. Nothing you wrote is "
        "to blame. The exit code is 70; run the command again with --traceback and report "
        "what it prints.",
    ),
)
