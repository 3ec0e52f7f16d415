"""Get the system that a document describes ready to run."""

from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Span
from rfcgen.publish import Plan
from rfcgen.workflow.integrate import integrate_system
from rfcgen.workflow.run_system import Prepared, prepare_folder


def prepare_document(spec: Path) -> Prepared:
    """Get the package beside a document ready, if it is what the document would give now."""
    integration = integrate_system(spec, dry_run=True)
    plan = integration.plan
    if plan is None or not plan.is_possible:
        return Prepared(None, integration.diagnostics)
    if plan.work:
        return Prepared(None, (*integration.diagnostics, _stale(spec, plan)))
    return prepare_folder(plan.target)


def _stale(spec: Path, plan: Plan) -> Diagnostic:
    exists = plan.target.is_dir()
    what = "does not fit the document any more" if exists else "has not been made yet"
    files = "\n".join(f"{change.action.value} {change.path}" for change in plan.work)
    return Diagnostic(
        "RFC425",
        f"package '{plan.target.name}' of this system {what}",
        Span(spec),
        (Note(f"integrating would\n{files}"),) if exists else (),
        f"type 'rfcgen integrate system {spec}'",
    )
