"""What the user's files of a system's package start with."""

from collections.abc import Iterable

from rfcgen.model.names import package_name
from rfcgen.model.system import SystemSpec
from rfcgen.render.markdown import paragraph
from rfcgen.render.plain_text import one_line
from rfcgen.render.scaffold import Scaffold
from rfcgen.render.strings import toml_string


def system_scaffold(spec: SystemSpec, packages: Iterable[str], document: str) -> Scaffold:
    """Return the scaffold; ``document`` is the path of the XML relative to the package."""
    description = spec.description or f"The system {spec.name}."
    return Scaffold(
        "system",
        {
            "system": spec.name,
            "package": package_name(spec.name),
            "document": document,
            "summary_toml": toml_string(one_line(description)),
            "description_markdown": paragraph(description),
            "dependencies": {"names": sorted({"rfcgen", *packages})},
        },
    )
