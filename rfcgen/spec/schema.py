"""Ask the schema whether a document is valid, and why not. Each schema is built once per run."""

from functools import cache
from pathlib import Path

from lxml import etree

from rfcgen.diagnostics import Diagnostic
from rfcgen.resources import schemas
from rfcgen.spec.limits import NAMESPACE
from rfcgen.spec.parsing import Tree

_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
_HARMLESS = frozenset(
    {f"{{{_INSTANCE}}}schemaLocation", f"{{{_INSTANCE}}}noNamespaceSchemaLocation"}
)


def schema_path() -> Path:
    """Return the file of the schema."""
    return Path(str(schemas() / "rfcgen.xsd"))


@cache
def _verdict() -> etree.XMLSchema:
    return etree.XMLSchema(file=str(schema_path()))


def check_schema(tree: Tree) -> tuple[Diagnostic, ...]:
    """Return every way in which a document breaks the schema; none if it is valid."""
    substituted = tuple(_substitutions(tree))
    schema = _verdict()
    if _accepts(schema, tree):
        return substituted
    # Importing xmlschema and building its schema takes 0.3 s, which valid documents do not owe.
    from rfcgen.spec.reasons import find_reasons

    reasons = find_reasons(tree, schema_path())
    return substituted + reasons or (_unexplained(tree, schema),)


def _accepts(schema: etree.XMLSchema, tree: Tree) -> bool:
    try:
        return schema.validate(tree.root)
    except etree.XMLSchemaValidateError:  # libxml2 gave up, as on a value far too long
        return False


def _substitutions(tree: Tree) -> list[Diagnostic]:
    """Refuse xsi:type and xsi:nil, which would let a document choose its own grammar."""
    return [
        Diagnostic(
            "RFC111",
            f"attribute 'xsi:{etree.QName(name).localname}' is not allowed",
            tree.place(element, f"@{name}"),
            help="remove it",
        )
        for element in tree.order
        for name in element.attrib
        if str(name).startswith(f"{{{_INSTANCE}}}") and name not in _HARMLESS
    ]


def _unexplained(tree: Tree, schema: etree.XMLSchema) -> Diagnostic:
    said = next(iter(schema.error_log), None)
    if said is None:
        return Diagnostic("RFC117", "the schema refuses the document", tree.place(tree.root))
    at = next((one for one in tree.order if (one.sourceline or 0) >= said.line), tree.root)
    message = said.message.replace(f"{{{NAMESPACE}}}", "").rstrip(".")
    return Diagnostic("RFC117", f"the schema refuses the document: {message}", tree.place(at))
