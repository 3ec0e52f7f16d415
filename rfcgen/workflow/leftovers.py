"""Find what an author wrote for an earlier state of a component's document."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Severity, Span
from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import package_name
from rfcgen.publish import Manifest
from rfcgen.workflow.gone_names import Gone, Known, gone_names
from rfcgen.workflow.packages import read_package

_GENERATED = "_generated"


@dataclass(frozen=True, slots=True)
class Former:
    """A name that the component had: its class and its import package."""

    name: str
    package: str


def leftovers(spec: ComponentSpec, target: Path) -> tuple[Diagnostic, ...]:
    """Return a warning for each thing of the user's that the document no longer fits.

    Nothing is written; ask before the package is made, while its manifest knows the old name.
    """
    found = read_package(target)
    if found is None or found.manifest.kind != "component":
        return ()
    package = package_name(spec.name, spec.package)
    former = tuple(_former(found.manifest, spec.name, package))
    packages = frozenset(one.package for one in former) - {package}
    known = Known.of(spec, package, packages)
    return (
        *(
            _renamed(one, Former(spec.name, package), target)
            for one in former
            if any((target / "src" / one.package).rglob("*.py"))
        ),
        *(
            _stray(gone, spec)
            for path in _user_modules(target, packages)
            for gone in _gone_in(path, known)
        ),
    )


def _former(manifest: Manifest, name: str, package: str) -> Iterator[Former]:
    """Yield the names that the package had, as far as its manifest knows."""
    if manifest.package == package and manifest.name != name:
        yield Former(manifest.name, package)
    earlier = {path.split("/")[1] for path in manifest.user if path.startswith("src/")}
    for other in sorted({manifest.package, *earlier} - {package}):
        yield Former(manifest.name if other == manifest.package else "", other)


def _user_modules(target: Path, former: frozenset[str]) -> Iterator[Path]:
    """Yield the user's modules; the folders of former packages are named as a whole."""
    for top in ("src", "tests"):
        for path in sorted((target / top).rglob("*.py")):
            parts = path.relative_to(target).parts
            is_former = top == "src" and parts[1] in former
            if _GENERATED not in parts and not is_former:
                yield path


def _gone_in(path: Path, known: Known) -> Iterable[Gone]:
    try:
        return gone_names(path, path.read_text(encoding="utf-8"), known)
    except (OSError, UnicodeDecodeError, SyntaxError, ValueError):
        return ()  # whoever imports it says it better


def _renamed(old: Former, new: Former, target: Path) -> Diagnostic:
    name = f"'{old.name}' is '{new.name}' now" if old.name not in ("", new.name) else ""
    folder, place = f"src/{old.package}", f"src/{new.package}"
    if old.package == new.package:
        return _warning(
            f"component {name}: rename the class in '{place}'",
            target / "src" / new.package / "component.py",
            (),
            f"write 'class {new.name}({new.name}Base):' there, and import '{new.name}' elsewhere",
        )
    files = sorted(path.relative_to(target) for path in (target / folder).rglob("*.py"))
    mine = [path for path in files if _GENERATED not in path.parts]
    listed = "\n".join(path.as_posix() for path in mine)
    moved = f"{name}; its package" if name else "the package"
    return _warning(
        f"{moved} is '{new.package}', and your files of '{old.package}' stay where they are",
        target / folder,
        (Note(f"these are yours and were not moved\n{listed}"),),
        f"move what you wrote from '{folder}' to '{place}', rename its class to '{new.name}' "
        f"and its base to '{new.name}Base', then delete '{folder}'",
    )


def _warning(message: str, path: Path, notes: tuple[Note, ...], advice: str) -> Diagnostic:
    return Diagnostic("RFC413", message, Span(path), notes, advice, Severity.WARNING)


def _stray(gone: Gone, spec: ComponentSpec) -> Diagnostic:
    return Diagnostic(
        "RFC414",
        f"'{spec.name}' {gone.what}",
        gone.span,
        help=gone.advice,
        severity=Severity.WARNING,
    )
