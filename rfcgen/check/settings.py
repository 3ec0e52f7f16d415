"""Judge the values that a system gives to the parameters of its instances."""

from collections.abc import Iterator

from rfcgen.check.sources import check_source
from rfcgen.check.system_view import Member, SystemView
from rfcgen.check.wording import with_article
from rfcgen.diagnostics import Diagnostic, Note, Place, did_you_mean
from rfcgen.model.component import Parameter
from rfcgen.model.convert import convert
from rfcgen.model.project import Project
from rfcgen.model.system import Setting
from rfcgen.model.values import RawValue


def check_settings(view: SystemView, project: Project) -> Iterator[Diagnostic]:
    """Judge each setting of each instance, and what is missing."""
    for member in view.members.values():
        yield from _of_instance(member, view, project)


def _of_instance(member: Member, view: SystemView, project: Project) -> Iterator[Diagnostic]:
    known = {parameter.name: parameter for parameter in member.component.parameters}
    given: dict[str, Place] = {}
    is_complete = True
    for setting in member.instance.settings:
        place = _place(setting)
        values = _values(setting, project)
        if values is None:
            is_complete = False
            continue
        for name, raw in values:
            parameter = known.get(name)
            if parameter is None:
                yield _unknown(name, place, raw, member)
                continue
            if name in given:
                yield _twice(name, place, given[name], member)
            given.setdefault(name, place)
            yield from _value(parameter, raw, setting, member, view)
    if not is_complete:
        return
    for parameter in known.values():
        if parameter.default is None and parameter.name not in given:
            yield _missing(parameter, member)


def _place(setting: Setting) -> Place:
    return setting.place.at("parameter" if setting.parameter else "file")


def _values(setting: Setting, project: Project) -> tuple[tuple[str, RawValue | None], ...] | None:
    """Return what a setting gives to which parameter; None if its file could not be read."""
    if setting.file is None:
        return ((setting.parameter, setting.value),)
    document = project.values(setting.file)
    return None if document is None else document.values


def _value(
    parameter: Parameter,
    raw: RawValue | None,
    setting: Setting,
    member: Member,
    view: SystemView,
) -> Iterator[Diagnostic]:
    if raw is not None:
        converted = convert(raw, parameter.type, member.scope.table, parameter.facets)
        for problem in converted.problems:
            yield Diagnostic(
                "RFC331",
                f"parameter '{parameter.name}' of component '{member.component.name}': "
                f"{problem.message}",
                problem.place,
                (Note("it is declared here", parameter.place.at("name")),),
                problem.help,
            )
    elif setting.source:
        yield from check_source(parameter, setting, member, view)


def _unknown(name: str, place: Place, raw: RawValue | None, member: Member) -> Diagnostic:
    is_from_file = raw is not None and raw.place.path != place.path
    notes = (Note("the file gives it here", raw.place),) if raw and is_from_file else ()
    return Diagnostic(
        "RFC330",
        f"component '{member.component.name}' has no parameter '{name}'",
        place,
        notes,
        did_you_mean(name, [parameter.name for parameter in member.component.parameters]),
    )


def _twice(name: str, place: Place, first: Place, member: Member) -> Diagnostic:
    return Diagnostic(
        "RFC332",
        f"parameter '{name}' of instance '{member.instance.name}' is set twice",
        place,
        (Note("it is set here", first),),
        "remove one of them",
    )


def _missing(parameter: Parameter, member: Member) -> Diagnostic:
    return Diagnostic(
        "RFC333",
        f"parameter '{parameter.name}' of instance '{member.instance.name}' is not set and has "
        "no default",
        member.instance.place.at("name"),
        (Note(f"it is {with_article(str(parameter.type))}", parameter.place.at("name")),),
        f'add <set parameter="{parameter.name}" value="…"/>',
    )
