"""What the user's files of a types package say at first."""

from rfcgen.model.document import TypesSpec
from rfcgen.model.names import types_package
from rfcgen.model.project import Project
from rfcgen.model.types import StructType
from rfcgen.render.markdown import paragraph
from rfcgen.render.plain_text import one_line
from rfcgen.render.python_types import is_array
from rfcgen.render.scaffold import Scaffold
from rfcgen.render.strings import toml_string


def types_scaffold(document: TypesSpec, project: Project) -> Scaffold:
    """Return what the scaffold of a types package prints."""
    description = document.description or f"Types of the namespace {document.namespace}."
    names = [types_package(used.namespace) for used in project.visible_types(document.uses)]
    if has_numpy_arrays(document):
        names.append("numpy")
    return Scaffold(
        "types",
        {
            "package": types_package(document.namespace),
            "summary_toml": toml_string(one_line(description)),
            "description_markdown": paragraph(description),
            "dependencies": {"names": sorted(names)},
        },
    )


def has_numpy_arrays(document: TypesSpec) -> bool:
    """Tell whether a struct of the document has a field that is a numpy array."""
    return any(
        is_array(field.type, field.storage)
        for one in document.declarations
        if isinstance(one, StructType)
        for field in one.fields
    )
