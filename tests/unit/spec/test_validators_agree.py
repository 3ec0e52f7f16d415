"""lxml decides and our walk explains: they agree on what is wrong, and xmlschema with both.

Only one difference is known: xmlschema lets any Unicode space stand between elements.
"""

import copy
import random
from pathlib import Path

import pytest
from lxml import etree
from xmlschema import XMLSchema10

from rfcgen.spec.parsing import Tree, drop_blank_text, parse
from rfcgen.spec.reasons import find_reasons
from rfcgen.spec.schema import check_schema, schema_path
from rfcgen.spec.source import Source

HERE = Path(__file__).parent
SOUND = sorted((HERE / "documents").glob("*.xml"))
FIXTURES = sorted((HERE.parents[1] / "diagnostics").rglob("*.xml"))
MUTATIONS = 700
NAMES = (
    "name",
    "type",
    "depth",
    "priority",
    "x",
    "bitrate",
    "number",
    "period",
    "value",
    "context",
)
TAGS = ("description", "ports", "data-in", "value", "set", "execution", "extension", "remove")
JUNK = [
    *(
        "",
        "0",
        "-1",
        "a b",
        " a",
        "a ",
        "a..b",
        "a.b",
        "a.b.c",
        "10ms",
        "10 ms",
        "+5",
        "1.0",
        "007",
    ),
    *("true", "TRUE", "é", "x" * 41, "x" * 65, "a_", "_a", "a__b", "float64[..]", "float64[3][3]"),
    *("\u00a0", "a\tb", "1e3", "٣", "１", "0.5", "0s", "0.0ms", "0Hz", "00", "1kHz", "INF", "a\nb"),
    *("\u2003a", "a b  c", "a.b c.d", "Å", "1_000", "0x10", "99", "100", "wait", "main", "slow"),
]


@pytest.fixture(scope="module")
def verdict() -> etree.XMLSchema:
    return etree.XMLSchema(file=str(schema_path()))


@pytest.fixture(scope="module")
def second() -> XMLSchema10:
    return XMLSchema10(str(schema_path()))


def tree_of(root: etree._Element) -> Tree:
    order = {element: number for number, element in enumerate(root.iter("*"))}
    return Tree(Source(Path("mutant.xml"), ""), root, order)


@pytest.mark.parametrize("path", [*SOUND, *FIXTURES], ids=lambda path: path.name)
def test_on_documents(path: Path, verdict: etree.XMLSchema, second: XMLSchema10) -> None:
    tree = parse(path)
    if not isinstance(tree, Tree):
        return
    valid = verdict.validate(tree.root)
    assert second.is_valid(tree.root) is valid
    assert bool(find_reasons(tree, schema_path())) is not valid
    if path in SOUND:
        assert valid
        assert check_schema(tree) == ()


def mutate(root: etree._Element, chance: random.Random) -> str:
    """Change one thing, and say which."""
    element = chance.choice(list(root.iter("*")))
    parent = element.getparent()
    kind = chance.randrange(9)
    if kind <= 2 and element.attrib:
        name = chance.choice(sorted(map(str, element.attrib)))
        element.set(name, chance.choice(JUNK))
        return f"{element.tag} {name}={element.get(name)!r}"
    if kind == 3 and element.attrib:
        name = chance.choice(sorted(map(str, element.attrib)))
        del element.attrib[name]
        return f"{element.tag} without {name}"
    if kind == 4 and parent is not None:
        parent.append(copy.deepcopy(element))
        return f"{element.tag} again"
    if kind == 5 and parent is not None:
        parent.insert(0, element)
        return f"{element.tag} first"
    if kind == 6 and parent is not None:
        parent.remove(element)
        return f"no {element.tag}"
    if kind == 7:
        tag = chance.choice(TAGS)
        element.insert(0, element.makeelement(f"{{urn:rfcgen:1}}{tag}"))
        return f"{tag} in {element.tag}"
    if kind == 8:
        element.text = chance.choice(["text", "  ", "é", "\n"])
        return f"text {element.text!r} in {element.tag}"
    name = chance.choice(NAMES)
    element.set(name, chance.choice(JUNK))
    return f"{element.tag} {name}={element.get(name)!r}"


@pytest.mark.parametrize("seed", range(7))
def test_on_mutated_documents(seed: int, verdict: etree.XMLSchema, second: XMLSchema10) -> None:
    chance = random.Random(seed)
    roots = [tree.root for path in SOUND if isinstance(tree := parse(path), Tree)]
    refused = 0
    for _ in range(MUTATIONS // 7):
        root = copy.deepcopy(chance.choice(roots))
        what = [mutate(root, chance) for _ in range(chance.choice([1, 1, 2]))]
        drop_blank_text(root)
        valid = verdict.validate(root)
        assert second.is_valid(root) is valid, what
        assert bool(find_reasons(tree_of(root), schema_path())) is not valid, what
        refused += not valid
    assert refused > MUTATIONS // 7 // 4


def test_a_space_that_is_not_of_xml_is_text(verdict: etree.XMLSchema) -> None:
    for path in SOUND:
        tree = parse(path)
        assert isinstance(tree, Tree)
        tree.root.text = "\u00a0"
        assert not verdict.validate(tree.root)
        assert [one.code for one in find_reasons(tree, schema_path())] == ["RFC116"]
