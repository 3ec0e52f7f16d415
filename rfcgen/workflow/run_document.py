"""Get a system ready to run, if its package is what its document would give now."""

from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Span
from rfcgen.diagnostics.typed import typed
from rfcgen.publish import Plan
from rfcgen.publish.real_path import name_of, real_path
from rfcgen.workflow.integrate import integrate_system
from rfcgen.workflow.packages import find_package
from rfcgen.workflow.run_system import Prepared, prepare_folder


def prepare_document(spec: Path, folder: Path | None = None) -> Prepared:
    """Get the package of a document ready; it is looked for unless ``folder`` says where it is."""
    integration = integrate_system(spec, into=folder, dry_run=True)
    plan = integration.plan
    if plan is None or not plan.is_possible:
        return Prepared(None, integration.diagnostics)
    if plan.work:
        return Prepared(None, (*integration.diagnostics, _stale(spec, plan, folder)))
    return prepare_folder(plan.target)


def _is_found(spec: Path, folder: Path) -> bool:
    """Tell whether a package lies where it is looked for."""
    found = find_package(real_path(spec), real_path(spec).parent)
    return found is not None and found.folder == real_path(folder)


def _stale(spec: Path, plan: Plan, folder: Path | None) -> Diagnostic:
    exists = plan.target.is_dir()
    what = "does not fit the document any more" if exists else "has not been made yet"
    files = "\n".join(f"{change.action.value} {change.path}" for change in plan.work)
    into = () if folder is None or _is_found(spec, folder) else ("--into", folder)
    advice = f"type {typed('rfcgen', 'integrate', 'system', spec, *into)}"
    if not exists:
        advice += ", or name the folder of the package if it lies elsewhere"
    return Diagnostic(
        "RFC425",
        f"package '{name_of(plan.target)}' of this system {what}",
        Span(spec),
        (Note(f"integrating would\n{files}"),) if exists else (),
        advice,
    )
