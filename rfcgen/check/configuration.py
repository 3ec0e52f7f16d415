"""Judge parameters and fields: their facets, and their defaults against type and facets."""

from collections.abc import Iterator

from rfcgen.check.declared_values import declared_values
from rfcgen.check.facets import check_facets
from rfcgen.check.scope import Scope
from rfcgen.diagnostics import Diagnostic
from rfcgen.model.convert import convert
from rfcgen.model.project import Document
from rfcgen.model.types import Facets


def check_configuration(document: Document, scope: Scope) -> Iterator[Diagnostic]:
    """Judge everything that has facets and a default."""
    for owner, declared in declared_values(document):
        wrong_facets = tuple(check_facets(owner, declared, scope))
        yield from wrong_facets
        if declared.default is None:
            continue
        # facets that are wrong themselves say nothing about the default
        facets = Facets() if wrong_facets else declared.facets
        for problem in convert(declared.default, declared.type, scope.table, facets).problems:
            yield Diagnostic(
                "RFC210",
                f"default of {owner}: {problem.message}",
                problem.place,
                help=problem.help,
            )
