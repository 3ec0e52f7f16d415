"""Codes RFC4xx, files and ownership."""

from rfcgen.diagnostics.catalogue.entry import Entry

ENTRIES: tuple[Entry, ...] = (
    Entry(
        code="RFC401",
        title="the target is not a folder",
        meaning="A package is a folder, but the path given (or a part of it) is a file or a "
        "symbolic link that leads nowhere. Nothing was written.",
        wrong="rfcgen new component component.xml --into notes.txt",
        right="rfcgen new component component.xml --into planner",
    ),
    Entry(
        code="RFC402",
        title="the target is closed to you",
        meaning="The folder cannot be written, or something in it cannot be read, with the "
        "permissions that the command has. Nothing was written.",
        wrong="rfcgen new component component.xml --into /usr/lib/planner",
        right="rfcgen new component component.xml --into planner",
    ),
    Entry(
        code="RFC403",
        title="the target belongs to something else",
        meaning="The folder already holds files that rfcgen did not make, or the package of "
        "another document. A package is only written into an empty or absent folder, into the "
        "folder of its own document, or over an earlier state of itself.",
        wrong="rfcgen new types arm.types.xml --into ~/papers",
        right="rfcgen new types arm.types.xml --into arm_types",
    ),
    Entry(
        code="RFC404",
        title="a symbolic link leads out of the target",
        meaning="A folder or file of the package is a symbolic link to a place outside it. "
        "rfcgen writes only inside the target, so it writes nothing at all.",
        wrong="planner/docs -> /srv/shared/docs",
        right="planner/docs, a folder of its own",
    ),
    Entry(
        code="RFC405",
        title="a file stands where a folder is needed, or the reverse",
        meaning="The package has a folder of that name where you have a file, or a file where "
        "you have a folder, a pipe or a symbolic link that leads nowhere. Move yours elsewhere "
        "and run again.",
        wrong="planner/docs, a file",
        right="planner/docs/component.md",
    ),
    Entry(
        code="RFC406",
        title="the manifest cannot be read",
        meaning="The file rfcgen.json says which files the generator may replace. Without it, "
        "rfcgen cannot know which are yours and touches none. Restore it from version control.",
        wrong='{"format": 1, "tool": "0.1.0", …   (cut off)',
        right="rfcgen.json as rfcgen wrote it",
    ),
    Entry(
        code="RFC407",
        title="a generator file was edited by hand",
        meaning="The file belongs to the generator, but is not what the generator wrote; the "
        "difference is shown. It is never overwritten silently. Move your change into a file of "
        "your own, such as component.py, then delete this one and run again. The exit code is 3.",
        wrong="src/planner/_generated/base.py with a method of yours",
        right="src/planner/component.py with a method of yours",
    ),
    Entry(
        code="RFC408",
        title="a file is in the way",
        meaning="The generator needs to write a file that exists already and that it did not "
        "make. Move it elsewhere and run again.",
        wrong="docs/component.md of your own",
        right="docs/planner.md of your own",
    ),
    Entry(
        code="RFC409",
        title="writing failed",
        meaning="The operating system refused to write or rename a file: no space, no "
        "permission, or somebody else holds it. All files are as they were before.",
        wrong="a full disk",
        right="a disk with space left",
    ),
    Entry(
        code="RFC410",
        title="generated files are stale",
        meaning="With --check nothing is written: the package on disk is not what the document "
        "would give now. The exit code is 3.",
        wrong="rfcgen new component component.xml --check",
        right="rfcgen new component component.xml",
    ),
    Entry(
        code="RFC411",
        title="the package of the types is not there yet",
        meaning="The component uses a types document whose package was not found beside it, so "
        "the component cannot be imported. This is a warning; the component is written.",
        wrong="rfcgen new component planner/component.xml",
        right="rfcgen new types arm.types.xml",
    ),
    Entry(
        code="RFC412",
        title="this document is of another kind",
        meaning="The command makes a package from one kind of document and was given another.",
        wrong="rfcgen new component arm.types.xml",
        right="rfcgen new types arm.types.xml",
    ),
)
