"""Find required ports that nothing is connected to."""

from collections.abc import Iterator

from rfcgen.check.port_kinds import description
from rfcgen.check.system_view import SystemView
from rfcgen.check.wording import with_article
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.ports import (
    ActionConsumer,
    AnyPort,
    DataIn,
    EventIn,
    LinkPort,
    ServiceConsumer,
)


def check_required(view: SystemView) -> Iterator[Diagnostic]:
    """Name each required port that is neither connected, joined nor exported."""
    if view.is_partial:
        return
    spec = view.spec
    taken = {str(path) for one in spec.connectors for path in (one.source, one.target)}
    taken |= {str(path) for link in spec.links for path in link.ports}
    taken |= {str(export.port) for export in spec.exports}
    for name, member in view.members.items():
        for port in member.component.ports:
            if _is_required(port) and f"{name}.{port.name}" not in taken:
                yield Diagnostic(
                    "RFC312",
                    f"required port '{name}.{port.name}' is not connected",
                    member.instance.place.at("name"),
                    (Note(f"it is {with_article(description(port))}", port.place.at("name")),),
                    _help(name, port),
                )


def _is_required(port: AnyPort) -> bool:
    if isinstance(port, DataIn | EventIn | ServiceConsumer | ActionConsumer | LinkPort):
        return port.required
    return False


def _help(instance: str, port: AnyPort) -> str:
    if isinstance(port, LinkPort):
        element = f'<link name="…" join="{instance}.{port.name}" address="…"/>'
    elif isinstance(port, ServiceConsumer | ActionConsumer):
        element = f'<connect from="{instance}.{port.name}" to="…"/>'
    else:
        element = f'<connect from="…" to="{instance}.{port.name}"/>'
    return f'add {element}, or declare the port with required="false"'
