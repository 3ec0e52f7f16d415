"""Print the longest modules and functions below a folder: ``python sizes.py FOLDER``."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SHOWN = 10


def functions(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the length and the name of every function of a module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield (node.end_lineno or node.lineno) - node.lineno + 1, f"{path}:{node.name}"


def main(folder: Path) -> None:
    """Print both lists."""
    paths = sorted(folder.rglob("*.py"))
    modules = [(len(path.read_text(encoding="utf-8").splitlines()), str(path)) for path in paths]
    found = [entry for path in paths for entry in functions(path)]
    for title, entries in (("modules", modules), ("functions", found)):
        lines = [f"{length:5}  {name}" for length, name in sorted(entries, reverse=True)[:SHOWN]]
        sys.stdout.write("\n".join([f"longest {title}", *lines, ""]) + "\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
