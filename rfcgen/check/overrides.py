"""Judge what a system changes about the contexts of its instances."""

from collections.abc import Iterator

from rfcgen.check.system_view import Member, SystemView
from rfcgen.check.timing import timing_problems
from rfcgen.diagnostics import Diagnostic, Note, did_you_mean
from rfcgen.model.component import Context
from rfcgen.model.system import ContextOverride
from rfcgen.model.timing import overridden


def check_overrides(view: SystemView) -> Iterator[Diagnostic]:
    """Judge each override against the component that it changes."""
    for member in view.members.values():
        first: dict[str, ContextOverride] = {}
        for override in member.instance.overrides:
            context = member.component.context_of(override.context)
            if context is None:
                yield _unknown(override, member)
                continue
            other = first.setdefault(context.name, override)
            if other is not override:
                yield _twice(override, context, other, member)
            yield from _timing(override, context, member)


def _unknown(override: ContextOverride, member: Member) -> Diagnostic:
    names = [context.name for context in member.component.contexts]
    return Diagnostic(
        "RFC340",
        f"component '{member.component.name}' of instance '{member.instance.name}' has no context "
        f"'{override.context}'",
        override.place.at("name"),
        help=did_you_mean(override.context, names),
    )


def _twice(
    override: ContextOverride, context: Context, other: ContextOverride, member: Member
) -> Diagnostic:
    return Diagnostic(
        "RFC341",
        f"context '{context.name}' of instance '{member.instance.name}' is overridden twice",
        override.place,
        (Note("it is overridden here", other.place),),
        "write all attributes into one <execution>",
    )


def _timing(override: ContextOverride, context: Context, member: Member) -> Iterator[Diagnostic]:
    """Tell what the override breaks, not what the component itself has wrong."""
    component = member.component
    known = {one.message for one in timing_problems(component, context, context.timing)}
    timing = overridden(context.timing, override.timing)
    for problem in timing_problems(component, context, timing):
        if problem.message in known:
            continue
        field = problem.attribute.replace("-", "_")
        is_here = getattr(override.timing, field) not in (None, ())
        place = override.place.at(problem.attribute, problem.word) if is_here else override.place
        yield Diagnostic(
            problem.code,
            f"instance '{member.instance.name}': {problem.message}",
            place,
            (Note(f"context '{context.name}' is declared here", context.place.at("name")),),
            problem.help,
            problem.severity,
        )
