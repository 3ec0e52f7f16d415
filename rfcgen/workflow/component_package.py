"""Find what belongs to a component package: its manifest, its sources, its types."""

import os
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.publish.manifest import FILE_NAME, Manifest, ManifestError, read_manifest


@dataclass(frozen=True, slots=True)
class ComponentPackage:
    """A component's folder; ``sources`` are its own ``src`` and those of its types packages."""

    folder: Path
    class_name: str
    import_name: str
    sources: tuple[Path, ...]

    @property
    def own_source(self) -> Path:
        """Return the folder of the import package itself."""
        return self.sources[0] / self.import_name


@dataclass(frozen=True, slots=True)
class Found:
    """Hold the package, or the diagnostics that say why there is none."""

    package: ComponentPackage | None
    diagnostics: tuple[Diagnostic, ...] = ()


class _UnfitError(Exception):
    """Carry the diagnostics that end the search."""

    def __init__(self, *diagnostics: Diagnostic) -> None:
        super().__init__(*(diagnostic.message for diagnostic in diagnostics))
        self.diagnostics = diagnostics


def open_package(folder: Path) -> Found:
    """Read the manifest of a component package and look at what it names."""
    try:
        return Found(_find(Path(os.path.realpath(folder))))
    except _UnfitError as unfit:
        return Found(None, unfit.diagnostics)
    except OSError as refused:
        why = refused.strerror or "it cannot be looked at"
        return Found(None, _no_component(folder, why).diagnostics)


def _find(folder: Path) -> ComponentPackage:
    manifest = _manifest(folder)
    own = folder / "src"
    types = [(relative, (folder / relative).resolve() / "src") for relative in manifest.types]
    missing = [relative for relative, source in types if not source.is_dir()]
    if missing:
        raise _UnfitError(*(_without_types(folder, manifest, relative) for relative in missing))
    if not (own / manifest.package / "_generated" / "base.py").is_file():
        raise _no_component(
            folder, f"'src/{manifest.package}' holds no generated files", help=_again(manifest)
        )
    sources = (own, *(source for _, source in types))
    return ComponentPackage(folder, manifest.name, manifest.package, sources)


def _manifest(folder: Path) -> Manifest:
    path = folder / FILE_NAME
    if not folder.is_dir():
        what = "it is a file" if folder.exists() else "it does not exist"
        raise _no_component(folder, what)
    if not path.is_file():
        raise _no_component(folder, f"it has no '{FILE_NAME}'", help=_advice(folder))
    manifest = _read(path)
    if manifest.kind != "component":
        raise _no_component(folder, f"'{FILE_NAME}' says it is of kind '{manifest.kind}'")
    return manifest


def _advice(folder: Path) -> str:
    """Say what to type in a folder without manifest."""
    if (folder / "component.xml").is_file():
        return f"type 'rfcgen new component {folder.name}/component.xml'"
    inside = sorted(path.parent.name for path in folder.glob(f"*/{FILE_NAME}"))
    return f"packages in that folder: {', '.join(inside)}" if inside else ""


def _read(path: Path) -> Manifest:
    try:
        return read_manifest(path.read_text(encoding="utf-8"))
    except ManifestError as wrong:
        why = str(wrong)
    except OSError as refused:
        why = f"it cannot be read: {refused.strerror}"
    except UnicodeDecodeError:
        why = "it is not UTF-8"
    raise _UnfitError(
        Diagnostic(
            "RFC602",
            f"the manifest is damaged: {why}",
            Span(path),
            help=f"type 'rfcgen new component' with the document of '{path.parent.name}'; "
            "that writes the manifest again",
        )
    )


def _without_types(folder: Path, manifest: Manifest, relative: str) -> Diagnostic:
    return Diagnostic(
        "RFC603",
        f"the types package '{relative}' is missing",
        Span(folder / FILE_NAME),
        help="type 'rfcgen new types' with its document; if the package has moved, "
        f"{_again(manifest)}",
    )


def _again(manifest: Manifest) -> str:
    return f"type 'rfcgen new component {manifest.spec}' in that folder"


def _no_component(folder: Path, why: str, *, help: str = "") -> _UnfitError:  # noqa: A002 - as in Diagnostic
    message = f"'{folder.name}' is not a component package: {why}"
    return _UnfitError(Diagnostic("RFC601", message, Span(folder), help=help))
