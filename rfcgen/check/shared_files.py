"""Find values of a file that none of the instances which take the file can use."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from rfcgen.check.system_view import SystemView
from rfcgen.diagnostics import Diagnostic, Note, Severity
from rfcgen.diagnostics.suggest import nearest
from rfcgen.model.document import Use
from rfcgen.model.project import Project


def check_shared_files(view: SystemView, project: Project) -> Iterator[Diagnostic]:
    """Name each value for which no instance of the system has a parameter.

    Parts of a system that share a file need not have every value of it.
    """
    for uses in _takers(view).values():
        document = project.values(uses[0][1])
        if document is None or view.is_partial or any(one not in view.members for one, _ in uses):
            continue
        components = [view.members[instance].component for instance, _ in uses]
        known = {parameter.name for one in components for parameter in one.parameters}
        for name, raw in document.values:
            if name in known:
                continue
            meant = nearest(name, known)
            yield Diagnostic(
                "RFC338",
                f"no instance that takes the values of this file has a parameter '{name}'",
                raw.place.at("name"),
                tuple(Note(f"instance '{one}' takes them here", use.place) for one, use in uses),
                f"did you mean '{meant}'?" if meant else "remove it",
                Severity.WARNING,
            )


def _takers(view: SystemView) -> Mapping[Path, list[tuple[str, Use]]]:
    """Return for each values document the instances that take it, with where they say so."""
    found: dict[Path, list[tuple[str, Use]]] = {}
    for instance in view.spec.instances:
        for setting in instance.settings:
            if setting.file is not None:
                found.setdefault(setting.file.path, []).append((instance.name, setting.file))
    return found
