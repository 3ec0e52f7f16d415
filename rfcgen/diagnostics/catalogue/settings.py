"""Codes RFC330 to RFC341, settings and overrides of instances."""

from rfcgen.diagnostics.catalogue.entry import Entry
from rfcgen.diagnostics.catalogue.examples import system


def _planner(inner: str, parameter: str = "") -> str:
    head = f"<configuration>\n  {parameter}\n</configuration>" if parameter else ""
    return system(
        f'<instance name="planner" component="Planner">\n  {inner}\n</instance>',
        uses=("planner",),
        head=head,
    )


_SPEED = '<set parameter="max_speed" value="1"/>'
_FROM = '<set parameter="max_speed" from="speed"/>'

ENTRIES = (
    Entry(
        code="RFC330",
        title="unknown parameter",
        meaning='The component has no parameter of that name. With file="…" every value of the '
        "file must be a parameter.",
        wrong=_planner('<set parameter="top_speed" value="1"/>'),
        right=_planner(_SPEED),
    ),
    Entry(
        code="RFC331",
        title="a setting is no value of its parameter",
        meaning="The value must be of the parameter's type and satisfy its facets, wherever it "
        "comes from: the system's document, a values document, or the default of a system "
        "parameter.",
        wrong=_planner('<set parameter="max_speed" value="3"/>'),
        right=_planner(_SPEED),
    ),
    Entry(
        code="RFC332",
        title="a parameter is set twice",
        meaning="Each parameter of an instance has one value, set in the system's document or in "
        "one values document.",
        wrong=_planner(f'{_SPEED}\n  <set parameter="max_speed" value="2"/>'),
        right=_planner(_SPEED),
    ),
    Entry(
        code="RFC333",
        title="a parameter has no value",
        meaning="A parameter without a default must be set by every system.",
        wrong=system(
            '<instance name="drives" component="Drives"/>\n'
            '<instance name="logger" component="Logger"/>',
            '<connect from="drives.state" to="logger.state"/>',
            uses=("drives", "logger"),
        ),
        right=system(
            '<instance name="drives" component="Drives"/>\n'
            '<instance name="logger" component="Logger">'
            '<set parameter="file" value="a.csv"/></instance>',
            '<connect from="drives.state" to="logger.state"/>',
            uses=("drives", "logger"),
        ),
    ),
    Entry(
        code="RFC334",
        title="unknown system parameter",
        meaning="'from' and 'address-from' name a parameter in the system's own <configuration>.",
        wrong=_planner(_FROM, '<parameter name="sped" type="float64" default="1"/>'),
        right=_planner(_FROM, '<parameter name="speed" type="float64" default="1"/>'),
    ),
    Entry(
        code="RFC335",
        title="a system parameter of another type",
        meaning="A system parameter hands its value on as it is, so both must have the same type.",
        wrong=_planner(_FROM, '<parameter name="speed" type="float32" default="1"/>'),
        right=_planner(_FROM, '<parameter name="speed" type="float64" default="1"/>'),
    ),
    Entry(
        code="RFC340",
        title="unknown context",
        meaning="An <execution> inside an instance changes attributes of a context that the "
        "component declares; it cannot add one.",
        wrong=_planner('<execution name="fast" period="5ms"/>'),
        right=_planner('<execution name="main" period="5ms"/>'),
    ),
    Entry(
        code="RFC341",
        title="a context is overridden twice",
        meaning="All changes to one context of an instance stand in one <execution>.",
        wrong=_planner('<execution period="5ms"/>\n  <execution name="main" priority="80"/>'),
        right=_planner('<execution name="main" period="5ms" priority="80"/>'),
    ),
)
