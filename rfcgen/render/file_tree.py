"""What rendering gives: files in memory."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class FileTree:
    """Hold the text of each file by its path, relative and with ``/``, sorted."""

    files: Mapping[str, str] = field(default_factory=dict)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(sorted(self.files.items()))
