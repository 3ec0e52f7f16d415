"""Look at the documents behind a component package, for the commands that work with packages."""

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rfcgen.workflow.documents_behind import Behind


def behind(folder: Path) -> "Behind | None":
    """Return what the documents of a package say; None, and nothing loaded, if it is none."""
    from rfcgen.workflow.component_package import open_package

    package = open_package(folder).package
    if package is None:
        return None
    from rfcgen.workflow.documents_behind import look_behind

    return look_behind(package, folder)
