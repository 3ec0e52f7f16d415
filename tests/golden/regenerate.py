"""Rewrite the expected packages: ``python tests/golden/regenerate.py``; then review the diff."""

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from rfcgen.diagnostics import has_errors
from rfcgen.workflow.new_component import new_component
from rfcgen.workflow.new_types import new_types

HERE = Path(__file__).parent
SPECS = HERE / "specs"
EXPECTED = HERE / "expected"


def make_packages(folder: Path) -> dict[str, str]:
    """Make the packages in an empty folder and return the text of each of their files."""
    specs = folder / "specs"
    shutil.copytree(SPECS, specs)
    documents = {path.relative_to(specs) for path in specs.rglob("*.xml")}
    results = [new_types(path) for path in sorted(specs.glob("*.types.xml"))]
    results += [new_component(path) for path in sorted(specs.glob("*/component.xml"))]
    for result in results:
        if has_errors(result.diagnostics):
            raise ValueError(result.diagnostics)
    return {
        path.relative_to(specs).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(specs.rglob("*"))
        if path.is_file() and path.relative_to(specs) not in documents
    }


def main() -> None:
    """Replace the folder of expected files."""
    with TemporaryDirectory() as folder:
        files = make_packages(Path(folder))
    shutil.rmtree(EXPECTED, ignore_errors=True)
    for name, text in files.items():
        path = EXPECTED / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
