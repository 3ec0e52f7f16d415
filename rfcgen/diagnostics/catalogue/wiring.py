"""Codes RFC307 to RFC320, connectors and links."""

from rfcgen.diagnostics.catalogue.entry import Entry
from rfcgen.diagnostics.catalogue.examples import system

_BOTH = (
    '<instance name="planner" component="Planner"/>\n<instance name="drives" component="Drives"/>'
)
_GATEWAY = (
    '<instance name="planner" component="Planner"/>\n<instance name="gateway" component="Gateway"/>'
)
_BUSES = (
    '<instance name="gateway" component="Gateway"/>\n<instance name="drives" component="Drives"/>'
)
_SETPOINT = '<connect from="planner.setpoint" to="drives.setpoint"/>'


def _planner_and_drives(connectors: str) -> str:
    return system(_BOTH, connectors)


def _gateway_and_drives(connectors: str) -> str:
    return system(_BUSES, connectors, uses=("gateway", "drives"))


ENTRIES = (
    Entry(
        code="RFC307",
        title="a connector goes the wrong way",
        meaning="Data and events go from an output to an input, calls and goals from a consumer "
        "to a provider.",
        wrong=_planner_and_drives('<connect from="drives.setpoint" to="planner.setpoint"/>'),
        right=_planner_and_drives(_SETPOINT),
    ),
    Entry(
        code="RFC308",
        title="two ports of different kinds",
        meaning="A connector joins data with data, events with events, a service consumer with a "
        "service provider, an action consumer with an action provider. Link ports are joined by "
        "<link>, and only they.",
        wrong=system(
            _GATEWAY,
            '<connect from="planner.setpoint" to="gateway.stop"/>',
            uses=("planner", "gateway"),
        ),
        right=_planner_and_drives(_SETPOINT),
    ),
    Entry(
        code="RFC309",
        title="the two ends of a connector differ in type",
        meaning="Both ends must have the very same type, interface or action; nothing is "
        "converted on the way.",
        wrong=_planner_and_drives('<connect from="planner.setpoint" to="drives.speed"/>'),
        right=_planner_and_drives(_SETPOINT),
    ),
    Entry(
        code="RFC310",
        title="the two ends of a connector differ in unit",
        meaning="Both ports say a unit, and not the same. Units are compared as texts and never "
        "converted.",
        wrong=_planner_and_drives('<connect from="planner.speed" to="drives.speed"/>'),
        right=_planner_and_drives(_SETPOINT),
    ),
    Entry(
        code="RFC311",
        title="a second writer or provider",
        meaning='A data input has one writer unless it says writers="many"; a consumer has one '
        "provider.",
        wrong=system(
            f'{_BOTH}\n<instance name="second" component="Planner"/>',
            f'{_SETPOINT}\n<connect from="second.setpoint" to="drives.setpoint"/>',
        ),
        right=_planner_and_drives(_SETPOINT),
    ),
    Entry(
        code="RFC312",
        title="a required port is not connected",
        meaning="Data inputs, consumers and links are required unless they say "
        'required="false". In a system each of them must be connected, joined, or exported for '
        "a larger system to connect.",
        wrong=system(
            '<instance name="logger" component="Logger">'
            '<set parameter="file" value="a.csv"/></instance>',
            uses=("logger",),
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
        code="RFC313",
        title="an instance is connected to itself",
        meaning="An output that leads to an input of the same instance carries, without a delay, a "
        "value that this cycle has still to compute; a call into one's own context could never be "
        "answered.",
        wrong=system(
            '<instance name="gateway" component="Gateway"/>',
            '<connect from="gateway.solver" to="gateway.kinematics"/>',
            uses=("gateway",),
        ),
        right=system(
            '<instance name="gateway" component="Gateway"/>\n'
            '<instance name="solver" component="Gateway"/>',
            '<connect from="gateway.solver" to="solver.kinematics"/>',
            uses=("gateway",),
        ),
    ),
    Entry(
        code="RFC314",
        title="a connector's attribute does not fit its reader",
        meaning="Depth, overflow and timeout of a connector bound its share of the reader's queue: "
        "the reader must have one, at least as deep. Max-age and delay are for data.",
        wrong=_planner_and_drives(
            '<connect from="planner.setpoint" to="drives.setpoint" depth="4"/>'
        ),
        right=_planner_and_drives(
            '<connect from="planner.setpoint" to="drives.setpoint" max-age="50ms"/>'
        ),
    ),
    Entry(
        code="RFC315",
        title="a link joins different media",
        meaning="A link is a byte stream or a CAN bus; all its ports must be of that medium.",
        wrong=_gateway_and_drives('<link name="bus" join="drives.bus gateway.ground"/>'),
        right=_gateway_and_drives('<link name="bus" join="drives.bus gateway.bus"/>'),
    ),
    Entry(
        code="RFC316",
        title="a port is joined twice",
        meaning="A link port is one end of one link. One link may join any number of ports.",
        wrong=_gateway_and_drives('<link name="bus" join="drives.bus gateway.bus gateway.bus"/>'),
        right=_gateway_and_drives('<link name="bus" join="drives.bus gateway.bus"/>'),
    ),
    Entry(
        code="RFC317",
        title="an attribute of a link does not fit",
        meaning="Bit rate and frames belong to CAN buses. A link has at most one address; that of "
        "a CAN bus names the interface and the channel, as in 'socketcan:can0'. A parameter used "
        "as an address is a string.",
        wrong=_gateway_and_drives('<link name="bus" join="drives.bus" address="can0"/>'),
        right=_gateway_and_drives('<link name="bus" join="drives.bus" address="socketcan:can0"/>'),
    ),
    Entry(
        code="RFC318",
        title="a link leads nowhere",
        meaning="The link joins a single port and has no address, so nothing can come through it. "
        "Only a warning.",
        wrong=_gateway_and_drives('<link name="bus" join="drives.bus"/>'),
        right=_gateway_and_drives('<link name="bus" join="drives.bus gateway.bus"/>'),
    ),
    Entry(
        code="RFC320",
        title="data goes in a circle without a delay",
        meaning="Within one cycle components run in the order of the data. In a circle there is no "
        "first one: say which connector carries the value of the cycle before, with "
        'delay="true".',
        wrong=_planner_and_drives(
            f'{_SETPOINT}\n<connect from="drives.state" to="planner.state"/>'
        ),
        right=_planner_and_drives(
            f'{_SETPOINT}\n<connect from="drives.state" to="planner.state" delay="true"/>'
        ),
    ),
)
