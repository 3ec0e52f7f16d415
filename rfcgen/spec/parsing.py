"""Parse a document that has passed the scan. Nothing is fetched, expanded or executed."""

from dataclasses import dataclass
from pathlib import Path

from lxml import etree

from rfcgen.diagnostics import Diagnostic, Place, Span, did_you_mean
from rfcgen.spec.limits import NAMESPACE
from rfcgen.spec.scan import scan
from rfcgen.spec.source import Source, read_source

XML_SPACE = " \t\r\n"
"""What XML counts as blank; Python's own idea is wider."""

KINDS = ("types", "component", "system", "values")
"""The root elements, one for each kind of document."""


@dataclass(frozen=True, slots=True)
class Tree:
    """Hold a parsed document; ``order`` numbers its elements in document order."""

    source: Source
    root: etree._Element
    order: dict[etree._Element, int]

    @property
    def path(self) -> Path:
        """Return the file of the document."""
        return self.source.path

    @property
    def kind(self) -> str:
        """Return the kind of document that the root element tells."""
        return local_name(self.root)

    def place(self, element: etree._Element, attribute: str = "", word: str = "") -> Place:
        """Return the place of an element, or of an attribute or word of it."""
        return Place(self.path, self.order[element], attribute, word)


def local_name(element: etree._Element) -> str:
    """Return an element's name without its namespace."""
    return str(element.tag).rpartition("}")[2]


def parse(path: Path, at: Place | Span | None = None) -> Tree | Diagnostic:
    """Parse a document of ours, or say what is wrong; a missing file is reported at ``at``."""
    source = read_source(path, at or Span(path))
    if isinstance(source, Diagnostic):
        return source
    problem = scan(source)
    if isinstance(problem, Diagnostic):
        return problem
    try:
        root = etree.fromstring(source.data, _parser())
    except etree.XMLSyntaxError as error:
        line, column = error.position
        return Diagnostic("RFC105", "the document is not well-formed XML", Span(path, line, column))
    drop_blank_text(root)
    tree = Tree(source, root, {element: number for number, element in enumerate(root.iter("*"))})
    return _wrong_root(tree) or tree


def drop_blank_text(root: etree._Element) -> None:
    """Empty each element that holds only blanks, which a schema counts as content."""
    for element in root.iter("*"):
        if len(element) == 0 and element.text and not element.text.strip(XML_SPACE):
            element.text = None


def _parser() -> etree.XMLParser:
    return etree.XMLParser(
        encoding="utf-8",
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        dtd_validation=False,
        attribute_defaults=False,
        huge_tree=False,
        remove_comments=True,
        remove_pis=True,
        collect_ids=False,
    )


def _wrong_root(tree: Tree) -> Diagnostic | None:
    name = etree.QName(tree.root)
    place = tree.place(tree.root)
    if name.namespace != NAMESPACE:
        actual = f"namespace '{name.namespace}'" if name.namespace else "no namespace"
        return Diagnostic(
            "RFC107",
            f"root element <{name.localname}> has {actual}",
            place,
            help=f'write xmlns="{NAMESPACE}" in the root element of an rfcgen document',
        )
    if name.localname in KINDS:
        return None
    return Diagnostic(
        "RFC107",
        f"no kind of document has root element <{name.localname}>",
        place,
        help=did_you_mean(name.localname, KINDS),
    )
