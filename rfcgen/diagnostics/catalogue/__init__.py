"""Every diagnostic code, once."""

from rfcgen.diagnostics.catalogue import (
    component,
    files,
    internal,
    packages,
    runtime,
    system,
    tools,
    xml,
)
from rfcgen.diagnostics.catalogue.entry import Entry

__all__ = ["CATALOGUE", "Entry"]

CATALOGUE: dict[str, Entry] = {
    entry.code: entry
    for family in (xml, component, system, files, packages, runtime, tools, internal)
    for entry in family.ENTRIES
}
