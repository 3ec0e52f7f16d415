"""The reference names every element and attribute, and its examples are true to the schema."""

import re
from pathlib import Path

import pytest
from lxml import etree

from rfcgen.spec.schema import schema_path

XS = "{http://www.w3.org/2001/XMLSchema}"
TEXT = (Path(__file__).parents[3] / "docs" / "spec-language.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```xml\n(<(?:types|component|system).*?)```", TEXT, re.DOTALL)


def test_every_element_and_attribute_is_named() -> None:
    names = {
        one.get("name", "")
        for path in (schema_path().parent / "parts").glob("*.xsd")
        for one in etree.parse(path).getroot().iter(f"{XS}element", f"{XS}attribute")
    }
    words = set(re.findall(r"[a-z][a-z-]*", TEXT))
    assert names - words == set()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text[1:9])
def test_the_examples_are_valid(example: str) -> None:
    etree.XMLSchema(file=str(schema_path())).assertValid(etree.fromstring(example))
