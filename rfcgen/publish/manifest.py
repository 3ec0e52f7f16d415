"""The manifest ``rfcgen.json``: what of a package folder belongs to whom."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import PurePosixPath

FILE_NAME = "rfcgen.json"
FORMAT = 1


@dataclass(frozen=True, slots=True)
class Manifest:
    """Say what a package was made from and which files are the generator's.

    ``spec``, ``types`` (the folders of the types packages) and ``components`` (those of the
    components of a system) are relative to the package folder.
    ``files`` gives the digest of each generator file; ``user`` names the files made once.
    """

    kind: str
    name: str
    package: str
    spec: str
    model: str
    tool: str
    types: tuple[str, ...] = ()
    components: tuple[str, ...] = ()
    files: Mapping[str, str] = field(default_factory=dict)
    user: tuple[str, ...] = ()

    def with_files(self, files: Mapping[str, str], user: tuple[str, ...]) -> "Manifest":
        """Return the manifest of a package that holds these files."""
        return replace(self, files=dict(sorted(files.items())), user=tuple(sorted(user)))

    def describes_same(self, other: "Manifest") -> bool:
        """Tell whether both are of the same component, types or system."""
        same_name = self.name == other.name
        return self.kind == other.kind and (same_name or self.spec == other.spec)


class ManifestError(Exception):
    """Say why a manifest cannot be used."""


def text_digest(text: str) -> str:
    """Return the digest of a file's text."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def write_manifest(manifest: Manifest) -> str:
    """Return the text of a manifest: sorted, without dates and machine paths."""
    components = {"components": list(manifest.components)} if manifest.kind == "system" else {}
    content = {
        "format": FORMAT,
        "tool": manifest.tool,
        "kind": manifest.kind,
        "name": manifest.name,
        "package": manifest.package,
        "spec": manifest.spec,
        "model": manifest.model,
        "types": list(manifest.types),
        **components,
        "files": dict(sorted(manifest.files.items())),
        "user": sorted(manifest.user),
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def read_manifest(text: str) -> Manifest:
    """Return the manifest that a text holds; raise ManifestError if it holds none."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ManifestError("it is not JSON") from error
    if not isinstance(content, dict):
        raise ManifestError("it is not a JSON object")
    if content.get("format") != FORMAT:
        raise ManifestError(f"its format is {content.get('format')!r}, not {FORMAT}")
    return Manifest(
        **{
            key: _text(content, key) for key in ("kind", "name", "package", "spec", "model", "tool")
        },
        types=_texts(content, "types"),
        components=_texts(content, "components") if "components" in content else (),
        files=_digests(content),
        user=_texts(content, "user"),
    )


def _text(content: Mapping[str, object], key: str) -> str:
    value = content.get(key)
    if not isinstance(value, str):
        raise ManifestError(f"'{key}' is not a text")
    return value


def _texts(content: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = content.get(key)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ManifestError(f"'{key}' is not a list of texts")
    return tuple(value)


def _digests(content: Mapping[str, object]) -> dict[str, str]:
    value = content.get("files")
    if not isinstance(value, dict) or not all(isinstance(item, str) for item in value.values()):
        raise ManifestError("'files' does not give a digest for each file")
    for path in value:
        if PurePosixPath(path).is_absolute() or ".." in PurePosixPath(path).parts:
            raise ManifestError(f"'{path}' is outside the package")
    return {str(key): str(item) for key, item in value.items()}
