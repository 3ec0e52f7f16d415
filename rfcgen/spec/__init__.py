"""Read XML documents into the model."""

from rfcgen.spec.discovery import find_documents
from rfcgen.spec.locate import locate
from rfcgen.spec.project import read_project
from rfcgen.spec.starting import Kind, is_document_name, starting_document

__all__ = [
    "Kind",
    "find_documents",
    "is_document_name",
    "locate",
    "read_project",
    "starting_document",
]
