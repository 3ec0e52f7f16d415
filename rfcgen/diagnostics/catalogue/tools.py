"""Codes RFC6xx, debug and test tools."""

from rfcgen.diagnostics.catalogue.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="RFC601",
        title="the folder is not a component package",
        meaning="'debug component' and 'test component' work on the folder that 'new component' "
        "has written: it holds 'rfcgen.json' of kind 'component' and the generated files below "
        "'src'.",
        wrong="rfcgen debug component motion_core/src",
        right="rfcgen debug component motion_core",
    ),
    Entry(
        code="RFC602",
        title="the manifest is damaged",
        meaning="'rfcgen.json' says where the types packages of a component are. It belongs to "
        "the generator and is not edited by hand; 'new component' writes it again.",
        wrong='{"kind": "component", "types": "../arm_types"',
        right='{"kind": "component", "types": ["../arm_types"]}',
    ),
    Entry(
        code="RFC603",
        title="a types package is missing",
        meaning="The component's ports carry types of another package, and the folder that the "
        "manifest names for it holds no sources. Generate it, or generate the component again "
        "if it has moved.",
        wrong="rfcgen new component motion_core/component.xml",
        right="rfcgen new types arm.types.xml\nrfcgen new component motion_core/component.xml",
    ),
    Entry(
        code="RFC604",
        title="the component cannot be imported",
        meaning="Importing the package raised an exception: a syntax error, a missing module, or "
        "code at the top of a module that fails. The place is the last line of your own code "
        "that the exception passed.",
        wrong="from arm_types import JointStat",
        right="from arm_types import JointState",
    ),
    Entry(
        code="RFC605",
        title="the package does not offer its class",
        meaning="The import package must hold the class that the document names, derived from "
        "the generated base, so that tools and systems find it.",
        wrong="# src/motion_core/__init__.py is empty",
        right="# src/motion_core/__init__.py\n"
        "from motion_core.component import MotionCore as MotionCore",
    ),
    Entry(
        code="RFC606",
        title="the class lacks a method",
        meaning="The generated base declares methods that only you can write, such as "
        "'on_execute'. The class must define each of them.",
        wrong="class MotionCore(MotionCoreBase):\n    pass",
        right="class MotionCore(MotionCoreBase):\n    def on_execute(self) -> None:\n        ...",
    ),
    Entry(
        code="RFC607",
        title="no instance of the component can be made",
        meaning="A parameter without default has no value, a value given with --set does not "
        "fit its parameter, or the class itself raised an exception when it was called.",
        wrong="rfcgen debug component can_drives",
        right="rfcgen debug component can_drives --set 'axes=[1, 2]'",
    ),
    Entry(
        code="RFC608",
        title="a debug command is not understood",
        meaning="A command of a script, of -c or of standard input is unknown, names a port or "
        "parameter that does not exist, or gives a value that does not fit. The commands after "
        "it are not run, because they would start from another state than was meant. 'help' "
        "lists the commands.",
        wrong="rfcgen debug component motion_core -c 'initialise; step'",
        right="rfcgen debug component motion_core -c 'initialize; activate; step'",
    ),
    Entry(
        code="RFC609",
        title="the run time cannot go on",
        meaning="While a debug command ran, the run time found that nothing can ever run again, "
        "for example because a write waits without a time-out for a reader that is not there. "
        "The message names what waits.",
        wrong='<data-in name="order" type="arm.Order" buffer="fifo" overflow="wait"/>',
        right='<data-in name="order" type="arm.Order" buffer="fifo" overflow="wait" timeout="1s"/>',
    ),
    Entry(
        code="RFC610",
        title="pytest is not installed",
        meaning="'test component' runs your tests and the generated ones with pytest, which is "
        "not among the packages that rfcgen always needs.",
        wrong="pip install rfcgen",
        right="pip install 'rfcgen[test]'",
    ),
    Entry(
        code="RFC611",
        title="no test was run",
        meaning="The package has no tests, or -k leaves none of them. A run that tests nothing "
        "says nothing about the component, so it does not pass.",
        wrong="rfcgen test component motion_core -k lifecicle",
        right="rfcgen test component motion_core -k lifecycle",
    ),
    Entry(
        code="RFC612",
        title="a test did not end",
        meaning="A test, or the import of the tests, took longer than --timeout allows, and the "
        "test process was stopped. The place is the line at which it was then, where that is "
        "in the package. On the virtual clock a wait costs no time, so this is mostly a loop "
        "that does not end.",
        wrong="while self.ports.state.read() is None:\n    pass",
        right="if self.ports.state.read() is None:\n    return",
    ),
    Entry(
        code="RFC613",
        title="the test process broke",
        meaning="pytest itself stopped before the tests were through: conftest.py cannot be "
        "imported, an option in pyproject.toml is wrong, or the process was ended by a test. "
        "The note shows its last lines.",
        wrong="import os\n\ndef test_ends() -> None:\n    os._exit(3)",
        right="def test_ends() -> None:\n    ...",
    ),
)
