"""Values: as text, as items, as members, or as a table."""

from rfcgen.model.values import RawValue
from rfcgen.spec.reading.node import Node

_FORMS = 'write value="…", or one <value> for each item, or one <set field="…"> for each field'


def read_value(node: Node) -> RawValue:
    """Return the value that an element holds."""
    items = tuple(node.children("value"))
    members = tuple(node.children("set"))
    text = node.optional("value")
    if text is not None and (items or members):
        node.report(
            "RFC122",
            f"<{node.name}> gives its value twice, as attribute and as children",
            node.place.at("value"),
            _FORMS,
        )
    elif text is None and not items and not members:
        node.report("RFC122", f"<{node.name}> gives no value", node.place, _FORMS)
    columns = node.words("columns")
    if node.has("columns"):
        _check_table(node, items, members)
    _check_fields(node, members)
    return RawValue(
        node.place if text is None else node.place.at("value"),
        text,
        tuple(read_value(item) for item in items),
        tuple((member.text("field"), read_value(member)) for member in members),
        columns,
    )


def read_default(node: Node) -> RawValue | None:
    """Return the default of a field or parameter, from the attribute or the element."""
    text, child = node.optional("default"), node.child("default")
    if child is None:
        return None if text is None else RawValue(node.place.at("default"), text)
    if text is not None:
        node.report(
            "RFC122",
            f"default of '{node.text('name')}' is given twice, as attribute and as element",
            node.place.at("default"),
            "keep one of the two",
        )
    return read_value(child)


def _check_table(node: Node, items: tuple[Node, ...], members: tuple[Node, ...]) -> None:
    place = node.place.at("columns")
    columns = node.words("columns")
    twice = sorted({name for name in columns if columns.count(name) > 1})
    if twice:
        node.report("RFC122", f"column '{twice[0]}' is given twice", place, "name each field once")
    if members or node.has("value"):
        node.report(
            "RFC122",
            "a table holds rows only",
            place,
            'write one <value value="…"/> for each row',
        )
    for row in items:
        if not row.has("value") or row.child("value") or row.child("set"):
            node.report(
                "RFC122",
                "a row of a table is a text",
                row.place,
                'write value="…" with one item for each column',
            )


def _check_fields(node: Node, members: tuple[Node, ...]) -> None:
    seen: set[str] = set()
    for member in members:
        name = member.text("field")
        if name in seen:
            node.report(
                "RFC122",
                f"field '{name}' is set twice",
                member.place.at("field"),
                "remove one of the two",
            )
        seen.add(name)
