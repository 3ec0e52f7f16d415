"""Judge settings that take their value from a parameter of the system."""

from collections.abc import Iterator

from rfcgen.check.system_view import Member, SystemView
from rfcgen.check.wording import with_article
from rfcgen.diagnostics import Diagnostic, Note, did_you_mean
from rfcgen.model.component import Parameter
from rfcgen.model.convert import convert
from rfcgen.model.system import Setting


def check_source(
    parameter: Parameter, setting: Setting, member: Member, view: SystemView
) -> Iterator[Diagnostic]:
    """Judge whether the system's parameter exists and can give this parameter its value."""
    offered = {one.name: one for one in view.spec.parameters}
    source = offered.get(setting.source)
    place = setting.place.at("from")
    if source is None:
        if not view.is_partial:
            yield Diagnostic(
                "RFC334",
                f"the system has no parameter '{setting.source}'",
                place,
                help=did_you_mean(setting.source, offered)
                or f'declare it: <parameter name="{setting.source}" type="{parameter.type}"/>',
            )
    elif source.type != parameter.type:
        yield Diagnostic(
            "RFC335",
            f"parameter '{parameter.name}' of instance '{member.instance.name}' and system "
            f"parameter '{source.name}' differ in type",
            place,
            _both(source, parameter),
            f'write type="{parameter.type}" at the system parameter',
        )
    else:
        yield from _default(source, parameter, setting, member)


def _default(
    source: Parameter, parameter: Parameter, setting: Setting, member: Member
) -> Iterator[Diagnostic]:
    """Hold the default against the facets of the component; the system's check knows its own."""
    table = member.scope.table
    if source.default is None or convert(source.default, parameter.type, table).problems:
        return
    for problem in convert(source.default, parameter.type, table, parameter.facets).problems:
        yield Diagnostic(
            "RFC331",
            f"default of system parameter '{source.name}' does not fit parameter "
            f"'{parameter.name}' of component '{member.component.name}': {problem.message}",
            setting.place.at("from"),
            _both(source, parameter),
            problem.help,
        )


def _both(source: Parameter, parameter: Parameter) -> tuple[Note, ...]:
    return tuple(
        Note(f"'{one.name}' is {with_article(str(one.type))}", one.place.at("type"))
        for one in (source, parameter)
    )
