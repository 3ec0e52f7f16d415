"""Open a debug session on the component of a package."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from rfcgen.debugger.session import Session
from rfcgen.diagnostics import Diagnostic
from rfcgen.workflow.component_package import open_package
from rfcgen.workflow.loading import load_component, make_component, resolve_type


@dataclass(frozen=True, slots=True)
class Opened:
    """Hold a session, which the caller closes, or the diagnostics that say why there is none."""

    session: Session | None
    diagnostics: tuple[Diagnostic, ...] = ()


def open_session(folder: Path, settings: Iterable[str] = ()) -> Opened:
    """Load the component and put it on a bench; ``settings`` are ``name=value`` texts."""
    found = open_package(folder)
    if found.package is None:
        return Opened(None, found.diagnostics)
    loaded = load_component(found.package)
    if isinstance(loaded, Diagnostic):
        return Opened(None, (loaded,))
    component = make_component(loaded, settings)
    if isinstance(component, Diagnostic):
        return Opened(None, (component,))
    session = Session(component, resolve=resolve_type, own=found.package.own_source)
    return Opened(session)
