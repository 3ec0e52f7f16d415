"""Find the package that was generated from a document, and tell whether it is up to date."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Place, Severity, Span
from rfcgen.model.document import TypesSpec
from rfcgen.model.names import types_package
from rfcgen.publish.manifest import FILE_NAME, Manifest
from rfcgen.publish.manifest_file import load_manifest
from rfcgen.publish.real_path import real_path


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
        if package is not None and _is_of(package, spec):
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
    found = _load(folder)
    return Package(real_path(folder), found) if isinstance(found, Manifest) else None


def damaged_package(usual: Path) -> Diagnostic | None:
    """Say what is wrong with the manifest in the folder where a package is expected."""
    found = _load(usual)
    return found if isinstance(found, Diagnostic) else None


def _load(folder: Path) -> Manifest | Diagnostic | None:
    try:
        return load_manifest(folder)
    except OSError:
        return None


def _is_of(package: Package, spec: Path) -> bool:
    return real_path(package.folder / package.manifest.spec) == real_path(spec)


def outdated(
    package: Package,
    model: str,
    *,
    label: str,
    place: Place | Span,
    advice: str,
    severity: Severity = Severity.ERROR,
) -> Diagnostic | None:
    """Say so if a package was made from another model than ``model``, its document's of now."""
    if package.manifest.model == model:
        return None
    message = f"the package '{package.manifest.package}' of {label} is older than its document"
    return Diagnostic("RFC421", message, place, help=advice, severity=severity)


def _candidates(spec: Path, usual: Path, near: Iterable[Path]) -> Iterator[Path]:
    seen: set[Path] = set()
    for folder in chain((usual, spec.parent), _below((spec.parent, *near))):
        if folder not in seen:
            seen.add(folder)
            yield folder


def _below(folders: Iterable[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from (path.parent for path in sorted(folder.glob(f"*/{FILE_NAME}")))
