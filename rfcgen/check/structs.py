"""Find structs that contain themselves."""

from collections.abc import Iterator

from rfcgen.check.circles import circles
from rfcgen.check.scope import Scope
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.document import TypesSpec
from rfcgen.model.types import Field, StructType


def check_structs(spec: TypesSpec, scope: Scope) -> Iterator[Diagnostic]:
    """Refuse each circle of structs at the document that declares its first struct."""
    graph = {
        name: [(field.type.name, field) for field in declaration.fields if not field.type.is_scalar]
        for name, declaration in sorted(
            scope.table.declarations.items(),
            key=lambda item: (item[1].place.path, item[1].place.element),
        )
        if isinstance(declaration, StructType)
    }
    for circle in circles(graph):
        if circle[0][1].place.path == spec.path:
            yield _contains_itself(circle)


def _contains_itself(circle: tuple[tuple[str, Field], ...]) -> Diagnostic:
    (name, first), *others = circle
    steps = " → ".join(f"'{owner}'" for owner in (*(owner for owner, _ in circle), name))
    notes = tuple(
        Note(f"'{owner}' holds '{field.type.name}' in '{field.name}'", field.place.at("type"))
        for owner, field in others
    )
    return Diagnostic(
        "RFC205",
        f"struct '{name}' contains itself: {steps}",
        first.place.at("type"),
        notes,
        "remove one of these fields, or refer to the other value by a number or a name",
    )
