"""The methods of a generated dataclass: checks of sizes, freezing of arrays, equality."""

from collections.abc import Iterator, Sequence

from rfcgen.model.names import identifier
from rfcgen.model.types import ArrayKind, TypeReference
from rfcgen.render.expression import Expression, Group, call, flat, lay_out
from rfcgen.render.imports import Import
from rfcgen.render.local_names import LocalNames
from rfcgen.render.members import Member
from rfcgen.render.python_types import dtype
from rfcgen.render.width import LINE_LENGTH, width

_BODY = 8
_STEP = 4


def checks_of(record: str, members: Sequence[Member], local: LocalNames) -> tuple[str, ...]:
    """Return the statements that run when a value is made."""
    calls = [_check(record, member, local) for member in members]
    return tuple(lay_out(one, indent=_BODY).strip() for one in calls if one is not None)


def helper_imports(members: Sequence[Member], package: str, local: LocalNames) -> Iterator[Import]:
    """Yield the functions that the checks call; ``package`` holds their modules."""
    for member in members:
        if member.is_array:
            yield local.name(f"{package}._arrays", "frozen_array")
        elif function := _size_check(member.type):
            yield local.name(f"{package}._sizes", function)


def equality_of(record: str, members: Sequence[Member], local: LocalNames) -> tuple[str, ...]:
    """Return the lines of ``__eq__``; none where Python's own will do."""
    if not any(member.is_array for member in members):
        return ()
    thing, truth = local.built_in("object"), local.built_in("bool")
    return (
        f"def __eq__(self, other: {thing}) -> {truth}:",
        f"    if {local.built_in('type')}(other) is not {record}:",
        f"        return {local.built_in('NotImplemented')}",
        f"    {_comparison(members, local)}",
    )


def _comparison(members: Sequence[Member], local: LocalNames) -> str:
    terms = [_same(member, local) for member in members]
    line = f"return {' and '.join(flat(term) for term in terms)}"
    if _BODY + width(line) <= LINE_LENGTH:
        return line
    lines = [_term(term, "and " if place else "") for place, term in enumerate(terms)]
    return "\n".join(["return (", *lines, " " * _BODY + ")"])


def _check(record: str, member: Member, local: LocalNames) -> Group | None:
    attribute = identifier(member.name)
    label, value = f'"{record}.{member.name}"', f"self.{attribute}"
    shape = member.type.shape
    if member.is_array and shape is not None:
        bounds = {ArrayKind.FIXED: "size", ArrayKind.BOUNDED: "most"}
        bound = {bounds[shape.kind]: str(shape.size)} if shape.kind in bounds else {}
        kind = dtype(member.type, local)
        frozen = call(local.of("frozen_array"), label, value, kind, **bound)
        setter = f"{local.built_in('object')}.__setattr__"
        return call(setter, "self", f'"{attribute}"', frozen)
    function = _size_check(member.type)
    if not function or shape is None:
        return None
    return call(local.of(function), label, value, str(shape.size))


def _size_check(reference: TypeReference) -> str:
    """Return the helper that checks the length of a tuple, or nothing."""
    shape = reference.shape
    if shape is None or shape.is_optional or shape.kind is ArrayKind.OPEN:
        return ""
    return "check_size" if shape.kind is ArrayKind.FIXED else "check_most"


def _same(member: Member, local: LocalNames) -> Expression:
    name = identifier(member.name)
    if member.is_array:
        return call(f"{local.of('np')}.array_equal", f"self.{name}", f"other.{name}")
    return f"self.{name} == other.{name}"


def _term(same: Expression, before: str) -> str:
    line = lay_out(same, indent=_BODY + _STEP, before=before)
    if isinstance(same, Group) or width(line) <= LINE_LENGTH:
        return line
    return line.replace(" == ", f"\n{' ' * (_BODY + _STEP)}== ")
