"""The instances of a system and their settings."""

from rfcgen.model.system import ContextOverride, Instance, Setting
from rfcgen.model.values import RawValue
from rfcgen.spec.reading.node import Node
from rfcgen.spec.reading.references import read_use
from rfcgen.spec.reading.timing import read_timing
from rfcgen.spec.reading.values import read_value

_FORMS = (
    'write parameter="…" with a value or with from="…"; or file="…" alone, for all '
    "parameters of those names"
)


def read_instance(node: Node) -> Instance:
    """Return an instance."""
    return Instance(
        name=node.text("name"),
        component=node.text("component"),
        place=node.place,
        description=node.description,
        overrides=tuple(
            ContextOverride(item.text("name"), read_timing(item), item.place)
            for item in node.children("execution")
        ),
        settings=tuple(read_setting(item) for item in node.children("set")),
    )


def read_setting(node: Node) -> Setting:
    """Return what one ``<set>`` of an instance says; exactly one form is right."""
    has_value = (
        node.has("value") or node.child("value") is not None or node.child("set") is not None
    )
    forms = [
        name
        for name, given in (
            ("a value", has_value),
            ("'from'", node.has("from")),
            ("'file'", node.has("file")),
        )
        if given
    ]
    if len(forms) > 1:
        node.report("RFC122", f"<set> has {' and '.join(forms)}", node.place, _FORMS)
    elif node.has("file") and node.has("parameter"):
        node.report("RFC122", "<set> has 'parameter' and 'file'", node.place, _FORMS)
    elif not node.has("file") and not node.has("parameter"):
        node.report("RFC122", "<set> names no parameter", node.place, _FORMS)
    return Setting(
        place=node.place,
        parameter=node.text("parameter"),
        value=_value(node, given=has_value),
        source=node.text("from"),
        file=read_use(node, "file") if node.has("file") else None,
    )


def _value(node: Node, *, given: bool) -> RawValue | None:
    if not given and (node.has("from") or node.has("file")):
        return None
    return read_value(node)
