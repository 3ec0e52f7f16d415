"""Find system parameters that nothing takes its value from."""

from collections.abc import Iterator

from rfcgen.check.system_view import SystemView
from rfcgen.diagnostics import Diagnostic, Severity


def check_system_parameters(view: SystemView) -> Iterator[Diagnostic]:
    """Name each one that no instance and no link of the system uses.

    Where one that does not exist is used, any of them may have been meant.
    """
    spec = view.spec
    needed = {setting.source for one in spec.instances for setting in one.settings}
    needed |= {link.address_from for link in spec.links}
    if view.is_partial or not needed - {""} <= {one.name for one in spec.parameters}:
        return
    for parameter in spec.parameters:
        if parameter.name not in needed:
            yield Diagnostic(
                "RFC339",
                f"system parameter '{parameter.name}' is not used",
                parameter.place.at("name"),
                help=f'remove it, or write <set parameter="…" from="{parameter.name}"/> in an '
                "instance",
                severity=Severity.WARNING,
            )
