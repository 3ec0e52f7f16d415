"""Judge the execution contexts of a component."""

from collections.abc import Iterator

from rfcgen.check.timing import timing_problems
from rfcgen.diagnostics import Diagnostic
from rfcgen.model.component import ComponentSpec


def check_contexts(spec: ComponentSpec) -> Iterator[Diagnostic]:
    """Judge each context with the timing that the component itself gives it."""
    for context in spec.contexts:
        for problem in timing_problems(spec, context, context.timing):
            yield Diagnostic(
                problem.code,
                problem.message,
                context.place.at(problem.attribute, problem.word),
                help=problem.help,
                severity=problem.severity,
            )
