"""Print what a command does to a package folder."""

from collections import Counter
from collections.abc import Iterator, Mapping

from rfcgen.cli.output import ExitCode, report, shown
from rfcgen.diagnostics import has_errors
from rfcgen.publish import Action, Plan
from rfcgen.workflow.publishing import Published

_DONE = {
    Action.CREATE: "created",
    Action.REPLACE: "replaced",
    Action.REMOVE: "removed",
    Action.KEEP: "kept",
    Action.EDITED: "edited by hand",
}


def report_plan(result: Published, *, output: str, check: bool, dry_run: bool) -> ExitCode:
    """Print the plan and what became of it; return the exit code."""
    plan = result.plan
    is_sound = not has_errors(result.diagnostics)
    is_wet = is_sound and not (check or dry_run)
    is_shown = plan is not None and plan.is_possible and (is_sound or check)
    text = "\n".join(_lines(plan, is_wet=is_wet)) if plan is not None and is_shown else ""
    facts = {} if plan is None else _facts(plan, is_wet=is_wet)
    return report(result.diagnostics, output=output, text=text, facts=facts)


def _lines(plan: Plan, *, is_wet: bool) -> Iterator[str]:
    for change in plan.changes:
        if change.action is not Action.KEEP:
            yield f"{change.action.value:8} {change.path}"
    counts = Counter(change.action for change in plan.changes)
    words = [f"{counts[action]} {word}" for action, word in _DONE.items() if counts[action]]
    if not plan.work and not plan.edited:
        yield f"{shown(plan.target)}: nothing differs, {counts.total()} files kept"
    else:
        prefix = "" if is_wet else "nothing was written; would be: "
        yield f"{shown(plan.target)}: {prefix}{', '.join(words)}"


def _facts(plan: Plan, *, is_wet: bool) -> Mapping[str, object]:
    return {
        "target": shown(plan.target),
        "written": is_wet and bool(plan.work),
        "changes": [
            {"path": change.path, "action": change.action.value, "owner": change.owner.value}
            for change in plan.changes
        ],
    }
