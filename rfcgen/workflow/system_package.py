"""Read what a system's package says about itself, without a library of the generator."""

from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.publish.manifest import FILE_NAME, Manifest, ManifestError, read_manifest


@dataclass(frozen=True, slots=True)
class SystemPackage:
    """The import name of a system's package, and the folders that Python's path needs."""

    name: str
    sources: tuple[Path, ...]


def read_system_package(folder: Path) -> SystemPackage | Diagnostic:
    """Return the package in a folder, or say why it cannot run."""
    path = folder / FILE_NAME
    try:
        manifest = read_manifest(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return _unfit(folder, f"has no '{FILE_NAME}'")
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
    return SystemPackage(manifest.package, tuple((one / "src").resolve() for one in folders))


def _unfit(folder: Path, why: str) -> Diagnostic:
    return Diagnostic(
        "RFC422",
        f"'{folder.name}' is not the package of a system: {why}",
        Span(folder),
        help="type 'rfcgen run system' with a folder that 'rfcgen integrate system' made, "
        "or with a system's document",
    )


def _incomplete(path: Path, manifest: Manifest, missing: Path) -> Diagnostic:
    return Diagnostic(
        "RFC423",
        f"system '{manifest.name}' needs the package '{missing.name}', which is missing",
        Span(path),
        help=f"restore '{missing}', or type 'rfcgen integrate system' with its document",
    )
