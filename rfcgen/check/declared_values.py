"""List the parameters and fields of a document: everything with facets and a default."""

from collections.abc import Iterator

from rfcgen.model.component import ComponentSpec, Parameter
from rfcgen.model.document import TypesSpec
from rfcgen.model.project import Document
from rfcgen.model.system import SystemSpec
from rfcgen.model.types import Action, Declaration, Field, Interface, StructType

DeclaredValue = tuple[str, Parameter | Field]
"""How messages call it, and the thing itself."""


def declared_values(document: Document) -> Iterator[DeclaredValue]:
    """Yield every parameter and field, in the order of the document."""
    match document:
        case TypesSpec():
            for declaration in document.declarations:
                for field in _fields(declaration):
                    yield f"field '{field.name}' of '{declaration.name}'", field
        case ComponentSpec():
            for parameter in document.parameters:
                yield f"parameter '{parameter.name}'", parameter
            for fault in document.faults:
                for field in fault.fields:
                    yield f"field '{field.name}' of fault '{fault.name}'", field
        case SystemSpec():
            for parameter in document.parameters:
                yield f"parameter '{parameter.name}'", parameter
        case _:
            return


def _fields(declaration: Declaration) -> Iterator[Field]:
    match declaration:
        case StructType():
            yield from declaration.fields
        case Interface():
            for operation in declaration.operations:
                yield from operation.request.fields
                yield from operation.response.fields
        case Action():
            for message in (declaration.goal, declaration.feedback, declaration.result):
                yield from message.fields
        case _:
            return
