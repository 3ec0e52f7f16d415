"""Read what a system's package says about itself; needs nothing but the standard library."""

import json
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Span

MANIFEST = "rfcgen.json"


@dataclass(frozen=True, slots=True)
class SystemPackage:
    """The import name of a system's package, and the folders that Python's path needs."""

    name: str
    sources: tuple[Path, ...]


def read_system_package(folder: Path) -> SystemPackage | Diagnostic:
    """Return the package in a folder, or say why it cannot run."""
    path = folder / MANIFEST
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return _unfit(folder, "has no 'rfcgen.json'")
    except OSError as error:
        return _unfit(folder, f"'rfcgen.json' cannot be read: {(error.strerror or '').lower()}")
    except (ValueError, RecursionError):
        return _unfit(folder, "'rfcgen.json' is not JSON")
    kind = content.get("kind") if isinstance(content, dict) else None
    if kind != "system":
        return _unfit(folder, f"its kind is '{kind}'")
    name = content.get("package")
    parts = [_texts(content.get(key)) for key in ("components", "types")]
    if not isinstance(name, str) or None in parts:
        return _unfit(folder, "'rfcgen.json' is damaged")
    folders = [folder, *(folder / part for group in parts for part in group or ())]
    for one in folders:
        if not (one / "src").is_dir():
            return Diagnostic(
                "RFC423",
                f"system '{content.get('name')}' needs the package '{one.name}', which is missing",
                Span(path),
                help=f"restore '{one}', or type 'rfcgen integrate system' with its document",
            )
    return SystemPackage(name, tuple((one / "src").resolve() for one in folders))


def _texts(value: object) -> list[str] | None:
    """Return a list of texts, or None if it is something else."""
    if not isinstance(value, list):
        return None
    texts = [item for item in value if isinstance(item, str)]
    return texts if len(texts) == len(value) else None


def _unfit(folder: Path, why: str) -> Diagnostic:
    return Diagnostic(
        "RFC422",
        f"'{folder.name}' is not the package of a system: {why}",
        Span(folder),
        help="type 'rfcgen run system' with a folder that 'rfcgen integrate system' made, "
        "or with a system's document",
    )
