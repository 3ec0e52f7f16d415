"""Read what a system's package says about itself, without a library of the generator."""

import os
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.diagnostics.typed import typed
from rfcgen.publish.manifest import FILE_NAME, Manifest, ManifestError, read_manifest
from rfcgen.publish.manifest_file import load_manifest
from rfcgen.publish.real_path import name_of, real_path


@dataclass(frozen=True, slots=True)
class SystemPackage:
    """The import name of a system's package, and the folders that Python's path needs.

    ``document`` is the system's, if every document that the packages were made from is there.
    """

    name: str
    sources: tuple[Path, ...]
    document: Path | None = None


def read_system_package(folder: Path) -> SystemPackage | Diagnostic:
    """Return the package in a folder, or say why it cannot run."""
    path = folder / FILE_NAME
    try:
        manifest = read_manifest(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return _unfit(folder, f"it has no '{FILE_NAME}'")
    except OSError as error:
        return _unfit(folder, f"'{FILE_NAME}' cannot be read: {(error.strerror or '').lower()}")
    except UnicodeDecodeError:
        return _unfit(folder, f"'{FILE_NAME}' is not UTF-8")
    except ManifestError as wrong:
        return _unfit(folder, f"'{FILE_NAME}' is damaged: {wrong}")
    if manifest.kind != "system":
        return _unfit(folder, f"its kind is '{manifest.kind}'")
    folders = [folder, *(folder / part for part in (*manifest.components, *manifest.types))]
    for one in folders:
        if not (one / "src").is_dir():
            return _incomplete(path, manifest, one)
    sources = tuple(real_path(one / "src") for one in folders)
    return SystemPackage(manifest.package, sources, _document(manifest, folders))


def _document(manifest: Manifest, folders: list[Path]) -> Path | None:
    """Return the system's document, unless it or one that it needs is not there."""
    own, *others = folders
    for folder in others:
        try:
            part = load_manifest(folder)
        except OSError:
            return None
        if not isinstance(part, Manifest) or not (folder / part.spec).is_file():
            return None
    document = Path(os.path.normpath(own / manifest.spec))
    return document if document.is_file() else None


def _unfit(folder: Path, why: str) -> Diagnostic:
    return Diagnostic(
        "RFC422",
        f"'{name_of(folder)}' is not the package of a system: {why}",
        Span(folder),
        help=_advice(folder),
    )


def _advice(folder: Path) -> str:
    """Say what to type instead: what is in the folder, if there is something to run."""
    found = [path.parent for path in folder.glob(f"*/{FILE_NAME}") if _is_system(path.parent)]
    found += folder.glob("*.system.xml")
    if found:
        commands = (typed("rfcgen", "run", "system", path) for path in sorted(found))
        return f"type {' or '.join(commands)}"
    return (
        "type 'rfcgen run system' with a folder that 'rfcgen integrate system' made, "
        "or with a system's document"
    )


def _is_system(folder: Path) -> bool:
    try:
        manifest = load_manifest(folder)
    except OSError:
        return False
    return isinstance(manifest, Manifest) and manifest.kind == "system"


def _incomplete(path: Path, manifest: Manifest, missing: Path) -> Diagnostic:
    return Diagnostic(
        "RFC423",
        f"system '{manifest.name}' needs the package '{name_of(missing)}', which is missing",
        Span(path),
        help=f"restore '{os.path.normpath(missing)}', or type 'rfcgen integrate system' "
        "with its document",
    )
