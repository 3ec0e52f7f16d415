"""Whatever a valid document says, judging it gives diagnostics and never an exception."""

import random
import re
import shutil
from pathlib import Path

import pytest

from rfcgen.check import check_project, unsupported
from rfcgen.spec import locate, read_project

FIXTURES = Path(__file__).parents[2] / "diagnostics"
DOCUMENTS = [
    path
    for path in sorted(FIXTURES.glob("RFC[23]*.xml"))
    if "<values" not in path.read_text("utf-8")
]
ATTRIBUTE = re.compile(r'(?<= )([a-z-]+)="([^"]*)"')


def pool() -> dict[str, list[str]]:
    """Return every value that some fixture gives to an attribute, by the attribute's name."""
    values: dict[str, set[str]] = {}
    for path in DOCUMENTS:
        for name, value in ATTRIBUTE.findall(path.read_text("utf-8")):
            values.setdefault(name, set()).add(value)
    return {name: sorted(found) for name, found in values.items()}


@pytest.mark.parametrize("seed", range(8))
def test_exchanged_attributes_are_judged(seed: int, tmp_path: Path) -> None:
    chance = random.Random(seed)
    values = pool()
    shutil.copytree(FIXTURES / "parts", tmp_path / "parts")
    target = tmp_path / "mutated.xml"

    def exchange(match: re.Match[str]) -> str:
        name, value = match.groups()
        if name not in ("xmlns", "href") and chance.random() < 0.2:
            value = chance.choice(values[name])
        return f'{name}="{value}"'

    judged = 0
    for path in DOCUMENTS:
        target.write_text(ATTRIBUTE.sub(exchange, path.read_text("utf-8")), encoding="utf-8")
        project, problems = read_project([target])
        found = check_project(project, [target])
        for document in project.documents.values():
            found += unsupported(document, project, "integrate system")
        locate((*problems, *found))
        judged += target in project.documents
    assert judged > len(DOCUMENTS) // 3
