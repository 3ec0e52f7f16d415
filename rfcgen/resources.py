"""Find the templates and schemas, in a checkout or in an installed wheel."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path


def templates() -> Traversable:
    """Return the folder that holds every template."""
    return _folder("templates")


def schemas() -> Traversable:
    """Return the folder that holds every XML schema."""
    return _folder("schemas")


def _folder(name: str) -> Traversable:
    package = files("rfcgen")
    installed = package / f"_{name}"
    if installed.is_dir():
        return installed
    return Path(str(package)).parent / name
