"""Codes RFC201 and RFC202, names in components and types."""

from rfcgen.diagnostics.catalogue.entry import Entry
from rfcgen.diagnostics.catalogue.examples import component, types

ENTRIES = (
    Entry(
        code="RFC201",
        title="a name cannot be used",
        meaning="Names become Python classes, packages and folders. A word of Python, a name that "
        "generated code uses itself, a device of Windows, or a package that would hide another "
        'module cannot be one. Choose another name; for the package alone, package="…" is '
        "enough.",
        wrong=component(name="numpy"),
        right=component(name="NumericPlanner"),
    ),
    Entry(
        code="RFC202",
        title="two names become the same",
        meaning="Methods and modules get their names from the names in the document: a port "
        "'state' with a handler gives the method 'on_data_state', a type 'JointState' the module "
        "'joint_state'. Here two things would get the same one.",
        wrong=types(
            """
            <enum name="DriveState"><value name="OFF"/></enum>
            <enum name="Drive_State"><value name="OFF"/></enum>
            """
        ),
        right=types(
            """
            <enum name="DriveState"><value name="OFF"/></enum>
            <enum name="DrivePhase"><value name="OFF"/></enum>
            """
        ),
    ),
)
