"""A circle of data is found exactly when there is one."""

from itertools import pairwise
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from rfcgen.check import check_project
from rfcgen.diagnostics import Place
from rfcgen.model.component import ComponentSpec, Context, ExecutionMode, Timing
from rfcgen.model.document import Use
from rfcgen.model.ports import DataIn, DataOut, Writers
from rfcgen.model.project import Project
from rfcgen.model.system import Connector, Instance, PortPath, SystemSpec
from rfcgen.model.types import TypeReference

SYSTEM, COMPONENT = Path("/system.xml"), Path("/component.xml")
NODES = 6
Edge = tuple[int, int, bool]


def component() -> ComponentSpec:
    place = Place(COMPONENT)
    number = TypeReference("uint8")
    return ComponentSpec(
        name="Node",
        path=COMPONENT,
        place=place,
        contexts=(Context("main", Timing(ExecutionMode.PERIODIC, 10), place),),
        ports=(
            DataIn(name="before", place=place, type=number, required=False, writers=Writers.MANY),
            DataOut(name="after", place=place, type=number),
        ),
    )


def system(edges: list[Edge]) -> SystemSpec:
    place = Place(SYSTEM)
    return SystemSpec(
        name="Net",
        path=SYSTEM,
        place=place,
        components=(Use("component.xml", COMPONENT, place),),
        instances=tuple(Instance(f"n{index}", "Node", place) for index in range(NODES)),
        connectors=tuple(
            Connector(
                PortPath(f"n{source}", "after"),
                PortPath(f"n{target}", "before"),
                Place(SYSTEM, index + 1),
                delay=delay,
            )
            for index, (source, target, delay) in enumerate(edges)
        ),
    )


def has_circle(edges: list[Edge]) -> bool:
    """Remove nodes that nothing leads to until none is left, or only circles."""
    left = {(source, target) for source, target, delay in edges if not delay and source != target}
    while True:
        targets = {target for _, target in left}
        kept = {edge for edge in left if edge[0] in targets}
        if kept == left:
            return bool(left)
        left = kept


NODE = st.integers(0, NODES - 1)
EDGES = st.lists(st.tuples(NODE, NODE, st.booleans()), max_size=14)


@given(EDGES)
def test_a_circle_is_found_exactly_when_there_is_one(edges: list[Edge]) -> None:
    project = Project({SYSTEM: system(edges), COMPONENT: component()})
    found = [one for one in check_project(project, [SYSTEM]) if one.code == "RFC320"]
    assert bool(found) == has_circle(edges)
    for diagnostic in found:
        names = diagnostic.message.partition(": ")[2].replace("'", "").split(" → ")
        steps = list(pairwise(names))
        assert names[0] == names[-1]
        assert len(set(names)) == len(steps)
        undelayed = {(f"n{source}", f"n{target}") for source, target, delay in edges if not delay}
        assert set(steps) <= undelayed
        assert len(diagnostic.notes) == len(steps) - 1
