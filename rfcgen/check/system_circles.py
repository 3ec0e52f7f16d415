"""Find systems that are made of themselves."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from rfcgen.check.circles import circles
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.document import Use
from rfcgen.model.project import Project
from rfcgen.model.system import SystemSpec

_HELP = "a system cannot be a part of itself; refer to another file"


def check_system_circles(project: Project, roots: Iterable[Path]) -> Iterator[Diagnostic]:
    """Tell each circle of systems that the roots lead to once, with every reference of it."""
    graph: dict[Path, list[tuple[Path, Use]]] = {}
    waiting = list(roots)
    while waiting:
        path = waiting.pop(0)
        spec = project.documents.get(path)
        if isinstance(spec, SystemSpec) and path not in graph:
            graph[path] = [(use.path, use) for use in _parts(spec)]
            waiting += [use.path for use in _parts(spec)]
    for path, steps in graph.items():
        yield from (_itself(use) for target, use in steps if target == path)
    others = {path: [step for step in steps if step[0] != path] for path, steps in graph.items()}
    for circle in circles(others):
        yield _in_a_circle(circle[0][0], [use for _, use in circle])


def _parts(spec: SystemSpec) -> tuple[Use, ...]:
    return (spec.extends, *spec.systems) if spec.extends else spec.systems


def _itself(use: Use) -> Diagnostic:
    verb = "extends" if use.place.attribute == "extends" else "contains"
    return Diagnostic("RFC319", f"the system {verb} itself", use.place, help=_HELP)


def _in_a_circle(start: Path, uses: list[Use]) -> Diagnostic:
    steps = " → ".join((start.name, *(use.path.name for use in uses)))
    first, *others = uses
    notes = tuple(Note(f"{one.place.path.name} refers to {one.href}", one.place) for one in others)
    return Diagnostic(
        "RFC319", f"systems are made of each other in a circle: {steps}", first.place, notes, _HELP
    )
