"""Codes RFC42x, packages that other packages need, and documents to start from."""

from rfcgen.diagnostics.catalogue.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="RFC420",
        title="a system needs a package that is not there",
        meaning="The wiring of a system imports the packages of its components and of their "
        "types. One of them has not been made yet, or lies in a folder where it is not looked "
        "for: the folder of its document, and the folders beside that document and beside the "
        "system's.",
        wrong="rfcgen integrate system arm.system.xml",
        right="rfcgen new component planner/component.xml\nrfcgen integrate system arm.system.xml",
    ),
    Entry(
        code="RFC421",
        title="a package is older than its document",
        meaning="The document of a component or of types has changed since its package was made. "
        "Wiring made now would not fit the package.",
        wrong="rfcgen integrate system arm.system.xml",
        right="rfcgen new component planner/component.xml\nrfcgen integrate system arm.system.xml",
    ),
    Entry(
        code="RFC422",
        title="the folder is not the package of a system",
        meaning="Only a folder with a manifest 'rfcgen.json' of a system can run.",
        wrong="rfcgen run system motion_core",
        right="rfcgen run system arm_motion",
    ),
    Entry(
        code="RFC423",
        title="a package of the system has gone",
        meaning="The manifest of the system names the folders of the packages that it is made "
        "of, relative to its own. One of them is no longer there.",
        wrong="mv planner old; rfcgen run system arm_motion",
        right="mv old planner; rfcgen run system arm_motion",
    ),
    Entry(
        code="RFC424",
        title="the operating system refused",
        meaning="A file could not be read or written: no space, no permission, or it has gone.",
        wrong="a full disk",
        right="a disk with space left",
    ),
    Entry(
        code="RFC425",
        title="the package of the system is not up to date",
        meaning="Asked to run a document, rfcgen runs the package beside it, but only if that is "
        "what the document would give now. The exit code is 3.",
        wrong="rfcgen run system arm.system.xml",
        right="rfcgen integrate system arm.system.xml\nrfcgen run system arm.system.xml",
    ),
    Entry(
        code="RFC426",
        title="the document exists already",
        meaning="A new document is never written over one that is there.",
        wrong="rfcgen new spec component Planner",
        right="rfcgen new spec component Planner --into elsewhere",
    ),
    Entry(
        code="RFC427",
        title="the name does not fit",
        meaning="The name of a document becomes a package and a class: letters, digits and '_', "
        "a letter first, no '_' at the end, at most 40 characters, and no name that Python or a "
        "library has already.",
        wrong="rfcgen new spec component numpy",
        right="rfcgen new spec component NumberBox",
    ),
    Entry(
        code="RFC428",
        title="a parameter of a system cannot be given on the command line",
        meaning="A parameter without a default must be given with --set, which takes a number, "
        "a text, a flag or a duration. A parameter of another type needs a default.",
        wrong='<parameter name="home" type="arm.Pose"/>',
        right='<parameter name="home" type="arm.Pose">\n'
        '  <default><set field="x" value="0"/></default>\n</parameter>',
    ),
)
