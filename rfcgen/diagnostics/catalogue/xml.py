"""Codes RFC1xx, XML and schema."""

from rfcgen.diagnostics.catalogue.entry import Entry

_TYPES = '<types xmlns="urn:rfcgen:1" namespace="arm">{}</types>'
_COMPONENT = """<component xmlns="urn:rfcgen:1" name="Planner">
  <execution name="main" mode="periodic" period="10ms"/>{}
</component>"""
_SYSTEM = """<system xmlns="urn:rfcgen:1" name="Arm">
  {}
</system>"""

_READING = (
    Entry(
        code="RFC101",
        title="file cannot be read",
        meaning="The file does not exist, or the operating system does not let rfcgen read it. If "
        "another document refers to it, that place is shown.",
        wrong=_COMPONENT.replace(
            "\n  <exe", '\n  <use-types href="amr.types.xml"/>\n  <exe'
        ).format(""),
        right=_COMPONENT.replace(
            "\n  <exe", '\n  <use-types href="arm.types.xml"/>\n  <exe'
        ).format(""),
    ),
    Entry(
        code="RFC102",
        title="not a file",
        meaning="The path names a directory, a device or a pipe where a document is expected.",
        wrong=_SYSTEM.format('<use-component href="planner"/>'),
        right=_SYSTEM.format('<use-component href="planner/component.xml"/>'),
    ),
    Entry(
        code="RFC103",
        title="document too large",
        meaning="A document may have 4 MiB, 100000 elements, 64 elements inside each other and 100 "
        "attributes in one element. These bounds keep hostile documents from exhausting memory; "
        "nothing that people write comes near them.",
    ),
    Entry(
        code="RFC104",
        title="encoding not readable",
        meaning="Documents are read in UTF-8, ASCII, or UTF-16 with a byte order mark. The "
        "encoding that the document declares must be the one it has.",
        wrong='<?xml version="1.0" encoding="GBK"?>\n' + _TYPES.format(""),
        right='<?xml version="1.0" encoding="UTF-8"?>\n' + _TYPES.format(""),
    ),
    Entry(
        code="RFC105",
        title="not well-formed XML",
        meaning="The document breaks the rules of XML itself: a tag that does not end, a stray "
        "'&' or '<', two root elements. Reading stops at the first such place.",
        wrong=_COMPONENT.format('\n  <ports><data-in name="state" type="float64">\n  </ports>'),
        right=_COMPONENT.format('\n  <ports><data-in name="state" type="float64"/>\n  </ports>'),
    ),
    Entry(
        code="RFC106",
        title="DOCTYPE not allowed",
        meaning="rfcgen reads no DTD and expands no entities of a document's own, because they can "
        "fetch files or grow without bound. The schema of rfcgen takes their place.",
        wrong="<!DOCTYPE types>\n" + _TYPES.format(""),
        right=_TYPES.format(""),
    ),
    Entry(
        code="RFC107",
        title="no rfcgen document",
        meaning="The root element of a document is <types>, <component>, <system> or <values> in "
        "the namespace urn:rfcgen:1. A directory must have such a document somewhere below it.",
        wrong='<component name="Planner"/>',
        right=_COMPONENT.format(""),
    ),
)

_SCHEMA = (
    Entry(
        code="RFC108",
        title="element not allowed here",
        meaning="The element is unknown, or belongs elsewhere. Elements of your own namespaces "
        "are kept in <extension>.",
        wrong=_COMPONENT.format('\n  <ports><data-input name="state" type="float64"/></ports>'),
        right=_COMPONENT.format('\n  <ports><data-in name="state" type="float64"/></ports>'),
    ),
    Entry(
        code="RFC109",
        title="element missing",
        meaning="An element lacks a child that it cannot be without.",
        wrong='<component xmlns="urn:rfcgen:1" name="Planner"/>',
        right=_COMPONENT.format(""),
    ),
    Entry(
        code="RFC110",
        title="element in the wrong order",
        meaning="The sections of a document come in a fixed order, each once. Inside a section "
        "the order is free.",
        wrong=_COMPONENT.format("\n  <configuration/>\n  <ports/>"),
        right=_COMPONENT.format("\n  <ports/>\n  <configuration/>"),
    ),
    Entry(
        code="RFC111",
        title="unknown attribute",
        meaning="The element has no attribute of that name.",
        wrong=_COMPONENT.format('\n  <ports><data-in name="state" tpye="float64"/></ports>'),
        right=_COMPONENT.format('\n  <ports><data-in name="state" type="float64"/></ports>'),
    ),
    Entry(
        code="RFC112",
        title="attribute missing",
        meaning="The element lacks an attribute that it cannot be without.",
        wrong=_COMPONENT.format('\n  <ports><data-in name="state"/></ports>'),
        right=_COMPONENT.format('\n  <ports><data-in name="state" type="float64"/></ports>'),
    ),
    Entry(
        code="RFC113",
        title="attribute value not well written",
        meaning="The value does not have the form that the attribute asks for.",
        wrong=_COMPONENT.replace("10ms", "10 ms").format(""),
        right=_COMPONENT.format(""),
    ),
    Entry(
        code="RFC114",
        title="given twice",
        meaning="Two items that must differ have the same name.",
        wrong=_TYPES.format('<enum name="A"><value name="X"/><value name="X"/></enum>'),
        right=_TYPES.format('<enum name="A"><value name="X"/><value name="Y"/></enum>'),
    ),
    Entry(
        code="RFC115",
        title="name not declared in this document",
        meaning="An attribute names an execution context or a mode that the document does not "
        "declare.",
        wrong=_COMPONENT.format(
            '\n  <ports><data-in name="a" type="bool" context="slow"/></ports>'
        ),
        right=_COMPONENT.format(
            '\n  <ports><data-in name="a" type="bool" context="main"/></ports>'
        ),
    ),
    Entry(
        code="RFC116",
        title="text not allowed here",
        meaning="Only <description> holds text; everything else is said in attributes.",
        wrong=_COMPONENT.format("\n  <ports>none yet</ports>"),
        right=_COMPONENT.format("\n  <ports><!-- none yet --></ports>"),
    ),
    Entry(
        code="RFC117",
        title="document does not fit the schema",
        meaning="The schema refuses the document and rfcgen has no words of its own for the "
        "reason. The message is that of the XML library; please report it.",
    ),
)

_BEYOND_SCHEMA = (
    Entry(
        code="RFC120",
        title="reference is no relative path",
        meaning="Documents refer to each other by paths relative to themselves, with '/' between "
        "folders, so that a folder can be moved and read on every machine. Nothing is fetched "
        "from a network.",
        wrong=_SYSTEM.format('<use-component href="https://example.org/component.xml"/>'),
        right=_SYSTEM.format('<use-component href="planner/component.xml"/>'),
    ),
    Entry(
        code="RFC121",
        title="reference to another kind of document",
        meaning="The document that is referred to is of another kind than this place needs.",
        wrong=_SYSTEM.format('<use-component href="arm.types.xml"/>'),
        right=_SYSTEM.format('<use-types href="arm.types.xml"/>'),
    ),
    Entry(
        code="RFC122",
        title="value given in no form or in several",
        meaning="A value has exactly one form: the attribute value, one <value> for each item of "
        "an array, or one <set> for each field of a struct; in a system also from and file.",
        wrong=_SYSTEM.format(
            '<instances><instance name="a" component="A">'
            '<set parameter="p" value="1" from="q"/></instance></instances>'
        ),
        right=_SYSTEM.format(
            '<instances><instance name="a" component="A">'
            '<set parameter="p" value="1"/></instance></instances>'
        ),
    ),
    Entry(
        code="RFC123",
        title="payload given twice",
        meaning="What an operation, action or fault carries is either a named type or fields of "
        "its own.",
        wrong=_TYPES.format(
            '<interface name="I"><operation name="o" request="Pose"><request>'
            '<field name="a" type="bool"/></request></operation></interface>'
        ),
        right=_TYPES.format(
            '<interface name="I"><operation name="o"><request>'
            '<field name="a" type="bool"/></request></operation></interface>'
        ),
    ),
)

ENTRIES: tuple[Entry, ...] = (*_READING, *_SCHEMA, *_BEYOND_SCHEMA)
