"""Codes RFC301 to RFC306, systems and their instances."""

from rfcgen.diagnostics.catalogue.entry import Entry
from rfcgen.diagnostics.catalogue.examples import system

_PLANNER = '<instance name="planner" component="Planner"/>'
_BOTH = f'{_PLANNER}\n<instance name="drives" component="Drives"/>'

ENTRIES = (
    Entry(
        code="RFC301",
        title="a name in a system cannot be used",
        meaning="The system becomes a Python class in a package of its own, each instance an "
        "attribute of it. A word of Python, the name of another module, or a member that every "
        "system has cannot be one.",
        wrong=system('<instance name="start" component="Planner"/>', uses=("planner",)),
        right=system('<instance name="starter" component="Planner"/>', uses=("planner",)),
    ),
    Entry(
        code="RFC302",
        title="two packages would have one name",
        meaning="The system and the components it uses become packages that run side by side, so "
        'their names must differ. A component can choose another with package="…".',
        wrong=system(_PLANNER, uses=("planner",), name="Planner"),
        right=system(_PLANNER, uses=("planner",), name="PlannerDemo"),
    ),
    Entry(
        code="RFC303",
        title="one component comes from two files",
        meaning="Two used documents declare a component of the same name, perhaps in two "
        "versions. A system can hold only one of them.",
        wrong=system(_PLANNER, uses=("planner", "planner_next")),
        right=system(_PLANNER, uses=("planner_next",)),
    ),
    Entry(
        code="RFC304",
        title="unknown instance",
        meaning="A port of a connector, link or export is written 'instance.port'; the system has "
        "no instance of that name.",
        wrong=system(_BOTH, '<connect from="planer.setpoint" to="drives.setpoint"/>'),
        right=system(_BOTH, '<connect from="planner.setpoint" to="drives.setpoint"/>'),
    ),
    Entry(
        code="RFC305",
        title="unknown port",
        meaning="The component of the instance has no port of that name.",
        wrong=system(_BOTH, '<connect from="planner.setpoint" to="drives.set_point"/>'),
        right=system(_BOTH, '<connect from="planner.setpoint" to="drives.setpoint"/>'),
    ),
    Entry(
        code="RFC306",
        title="unknown component",
        meaning="An instance names its component as the component's own document does. That "
        "document must be made known with <use-component>.",
        wrong=system(
            f'{_PLANNER}\n<instance name="second" component="Plannr"/>', uses=("planner",)
        ),
        right=system(
            f'{_PLANNER}\n<instance name="second" component="Planner"/>', uses=("planner",)
        ),
    ),
)
