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
        "folder of its own document, or over an earlier state of itself. What is there may be "
        "somebody's work: name another folder.",
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
        "rfcgen cannot know which are yours and touches none. Restore it from version control; or "
        "delete it and make the package again: files that are what rfcgen would write are taken "
        "over, and one that differs is shown (RFC408), because nobody knows whether you edited it.",
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
        "make. Move it elsewhere and run again. If it says that rfcgen made it, the manifest that "
        "would prove it is gone: delete the file, unless you have edited it.",
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
        meaning="A document uses types whose package was not found beside their document, so "
        "what is made now cannot be imported. This is a warning; the package is written.",
        wrong="rfcgen new component planner/component.xml",
        right="rfcgen new types arm.types.xml",
    ),
    Entry(
        code="RFC412",
        title="this document is of another kind",
        meaning="The command makes a package from one kind of document and was given another, or "
        "a folder. A folder stands for the only document of that kind directly inside; with "
        "several, or none, name the document.",
        wrong="rfcgen new component arm.types.xml",
        right="rfcgen new types arm.types.xml",
    ),
    Entry(
        code="RFC413",
        title="a component has another name than its files",
        meaning="The component, or its package, had another name when it was last made. The files "
        "that are yours stay where they are, under the old name; nothing of yours is moved, "
        "changed or deleted. Until you move your kernel, the new package holds an empty one. "
        "This is a warning.",
        wrong='<component name="Kamera"> with the kernel in src/camera/component.py',
        right='<component name="Kamera"> with the kernel in src/kamera/component.py',
    ),
    Entry(
        code="RFC414",
        title="your code uses what the document no longer gives",
        meaning="A file of yours names a port, a parameter, a context, a handler, a sample or a "
        "package that the component does not have any more, because the document has changed. "
        "Only uses that are plain to see are found, such as self.ports.NAME in the kernel and "
        "component.ports.NAME in a test. This is a warning; nothing of yours is changed.",
        wrong='self.ports.scene.read()   with <data-in name="picture" …/>',
        right="self.ports.picture.read()",
    ),
)
