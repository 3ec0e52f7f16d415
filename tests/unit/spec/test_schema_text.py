"""The schema explains itself, in every editor, and matches every text in linear time."""

import re
import time
from pathlib import Path

import pytest
from lxml import etree

from rfcgen.spec.schema import schema_path

XS = "{http://www.w3.org/2001/XMLSchema}"
FILES = [schema_path(), *sorted((schema_path().parent / "parts").glob("*.xsd"))]
LEXICAL = schema_path().parent / "parts" / "lexical.xsd"
SIMPLE = [one.get("name", "") for one in etree.parse(LEXICAL).getroot().iter(f"{XS}simpleType")]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_element_and_attribute_is_documented(path: Path) -> None:
    undocumented = [
        f"{one.tag} {one.get('name')}"
        for one in etree.parse(path).getroot().iter(f"{XS}element", f"{XS}attribute")
        if len((one.findtext(f"{XS}annotation/{XS}documentation") or "").split()) < 2
    ]
    assert undocumented == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_only_strings_are_built_in(path: Path) -> None:
    root = etree.parse(path).getroot()
    types = {
        value
        for one in root.iter(f"{XS}attribute", f"{XS}element", f"{XS}restriction")
        for value in (one.get("type"), one.get("base"))
        if value and value.startswith("xs:")
    }
    assert types <= {"xs:string"}
    for pattern in root.iter(f"{XS}pattern"):
        assert pattern.get("value", "").isascii()


def test_whatever_has_an_open_pattern_has_a_length() -> None:
    for one in etree.parse(LEXICAL).getroot().iter(f"{XS}restriction"):
        pattern = one.find(f"{XS}pattern")
        if pattern is not None and re.search(r"[*+]", pattern.get("value", "")):
            bounded = one.find(f"{XS}maxLength") is not None or one.get("base") != "xs:string"
            assert bounded, pattern.get("value")


def test_every_simple_type_says_what_it_is_and_how_to_write_it() -> None:
    for one in etree.parse(LEXICAL).getroot().iter(f"{XS}simpleType"):
        text = one.findtext(f"{XS}annotation/{XS}documentation") or ""
        if one.find(f"{XS}restriction/{XS}enumeration") is None:
            assert ": " in text, one.get("name")


@pytest.fixture(scope="module")
def lexical() -> etree.XMLSchema:
    elements = "".join(
        f'<xs:element name="{name}"><xs:complexType>'
        f'<xs:attribute name="v" type="r:{name}"/></xs:complexType></xs:element>'
        for name in SIMPLE
    )
    return etree.XMLSchema(
        etree.fromstring(
            '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="urn:rfcgen:1" '
            f'targetNamespace="urn:rfcgen:1"><xs:include schemaLocation="{LEXICAL.as_uri()}"/>'
            f"{elements}</xs:schema>"
        )
    )


@pytest.mark.parametrize("name", SIMPLE)
def test_long_values_take_linear_time(lexical: etree.XMLSchema, name: str) -> None:
    for unit in ("a", "a_", "aa bb ", "a.b.", "a_a_b.", "a1_b.c ", " ", "1", "0", "1.5s "):
        for tail in ("", "!", "_", "."):
            document = etree.fromstring(f'<{name} xmlns="urn:rfcgen:1" v="{unit * 20_000}{tail}"/>')
            begin = time.process_time()
            lexical.validate(document)
            assert time.process_time() - begin < 0.5, (unit, tail)
