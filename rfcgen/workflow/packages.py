"""Find the package that was generated from a document, and tell whether it is up to date."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from rfcgen.model.document import TypesSpec
from rfcgen.model.names import types_package
from rfcgen.publish.manifest import FILE_NAME, Manifest, ManifestError, read_manifest


@dataclass(frozen=True, slots=True)
class Package:
    """A generated package on disk."""

    folder: Path
    manifest: Manifest

    @property
    def source(self) -> Path:
        """Return the folder that goes on Python's path."""
        return self.folder / "src"


def find_package(spec: Path, usual: Path, *, near: Iterable[Path] = ()) -> Package | None:
    """Return the package whose manifest names the document ``spec``.

    ``usual`` is the folder where it is expected; then come the folders beside the document and
    those directly below ``near``.
    """
    for folder in _candidates(spec, usual, near):
        package = read_package(folder)
        if package is not None and (folder / package.manifest.spec).resolve() == spec.resolve():
            return package
    return None


def package_folder(spec: Path, usual: Path) -> Path:
    """Return the folder of the package that was made of a document before, or else ``usual``."""
    found = find_package(spec, usual)
    return usual if found is None else found.folder


def types_folder(document: TypesSpec) -> Path:
    """Return the folder where the package of a types document is, or would be made."""
    return package_folder(document.path, usual_types_folder(document))


def usual_types_folder(document: TypesSpec) -> Path:
    """Return the folder beside a types document where its package is made unless told otherwise."""
    return document.path.parent / types_package(document.namespace)


def read_package(folder: Path) -> Package | None:
    """Return the package in a folder, or None if there is no manifest that can be read."""
    try:
        text = (folder / FILE_NAME).read_text(encoding="utf-8")
        return Package(folder.resolve(), read_manifest(text))
    except (OSError, UnicodeDecodeError, ManifestError):
        return None


def _candidates(spec: Path, usual: Path, near: Iterable[Path]) -> Iterator[Path]:
    seen: set[Path] = set()
    for folder in chain((usual, spec.parent), _below((spec.parent, *near))):
        if folder not in seen:
            seen.add(folder)
            yield folder


def _below(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from (path.parent for path in sorted(folder.glob(f"*/{FILE_NAME}")))
