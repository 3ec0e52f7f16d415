"""Make the generated packages importable without installing them."""

import sys
from pathlib import Path

MANIFEST = "rfcgen.json"


def put_packages_on_path(folder: Path) -> None:
    """Put the ``src`` of every generated package in a folder on the import path."""
    for manifest in sorted(folder.glob(f"*/{MANIFEST}")):
        source = str(manifest.parent / "src")
        if source not in sys.path:
            sys.path.insert(0, source)
