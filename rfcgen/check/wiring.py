"""Judge each connector: both ends exist, fit each other, and are joined once."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.check.port_kinds import Family, carried, description, family_of, is_source, kind_name
from rfcgen.check.system_view import End, SystemView, find_end
from rfcgen.check.wording import with_article
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.ports import (
    DataIn,
    DataOut,
    EventIn,
    EventOut,
)
from rfcgen.model.system import Connector
from rfcgen.model.types import TypeReference


@dataclass(frozen=True, slots=True)
class Joined:
    """A connector whose two ends exist, from a source to a target of the same family."""

    connector: Connector
    source: End
    target: End


def check_wiring(view: SystemView) -> tuple[tuple[Joined, ...], tuple[Diagnostic, ...]]:
    """Return the connectors that other passes can build on, and what is wrong with the others."""
    joined: list[Joined] = []
    diagnostics: list[Diagnostic] = []
    for connector in view.spec.connectors:
        source = find_end(connector.source, connector.place.at("from"), view)
        target = find_end(connector.target, connector.place.at("to"), view)
        diagnostics += [end for end in (source, target) if isinstance(end, Diagnostic)]
        if not isinstance(source, End) or not isinstance(target, End):
            continue
        wrong = _direction(source, target)
        if wrong is not None:
            diagnostics.append(wrong)
            continue
        pair = Joined(connector, source, target)
        joined.append(pair)
        diagnostics += _carried(pair)
        diagnostics += _to_itself(pair)
    return tuple(joined), tuple(diagnostics)


def both_ends(source: End, target: End) -> tuple[Note, ...]:
    """Return notes that show what the two ends are, and where they are declared."""
    return tuple(
        Note(
            f"'{end.path}' is {with_article(description(end.port))}",
            end.port.place.at("name"),
        )
        for end in (source, target)
    )


def _direction(source: End, target: End) -> Diagnostic | None:
    notes = both_ends(source, target)
    families = family_of(source.port), family_of(target.port)
    if Family.LINK in families:
        link = source if families[0] is Family.LINK else target
        return Diagnostic(
            "RFC308",
            f"'{link.path}' is a link, which no connector can join",
            link.place,
            notes,
            f'write <link name="…" join="{source.path} {target.path}"/>'
            if families[0] is families[1]
            else "",
        )
    if families[0] is not families[1]:
        return Diagnostic(
            "RFC308",
            f"{kind_name(source.port)} '{source.path}' cannot be connected to "
            f"{kind_name(target.port)} '{target.path}'",
            target.place,
            notes,
        )
    if is_source(source.port) and not is_source(target.port):
        return None
    wrong = target if is_source(source.port) else source
    side, verb = ("to", "end") if wrong is target else ("from", "begin")
    is_swapped = is_source(target.port) and not is_source(source.port)
    return Diagnostic(
        "RFC307",
        f"no connector can {verb} at {kind_name(wrong.port)} '{wrong.path}'",
        wrong.place,
        notes,
        "exchange 'from' and 'to'" if is_swapped else f"name another port in '{side}'",
    )


def _carried(pair: Joined) -> Iterator[Diagnostic]:
    source, target = pair.source, pair.target
    if not (_is_known(source) and _is_known(target)):
        return
    notes = both_ends(source, target)
    if carried(source.port) != carried(target.port):
        what = {Family.SERVICE: "interface", Family.ACTION: "action"}
        noun = what.get(family_of(source.port), "type")
        yield Diagnostic(
            "RFC309",
            f"'{source.path}' and '{target.path}' differ in {noun}",
            target.place,
            notes,
            f"connect ports of the same {noun}",
        )
    elif isinstance(source.port, DataOut) and isinstance(target.port, DataIn):
        units = source.port.unit, target.port.unit
        if all(units) and units[0] != units[1]:
            yield Diagnostic(
                "RFC310",
                f"'{source.path}' is in '{units[0]}', '{target.path}' in '{units[1]}'",
                target.place,
                notes,
                "units are never converted; let both ports have the same",
            )


def _is_known(end: End) -> bool:
    """Tell whether the type of a port exists; if not, the component's own check has said so."""
    match end.port:
        case DataIn() | DataOut() | EventIn() | EventOut():
            return end.port.type is None or _exists(end.port.type, end)
        case _:
            name = carried(end.port)
            return name.startswith("rfc.") or end.member.scope.find(name) is not None


def _exists(reference: TypeReference, end: End) -> bool:
    return reference.is_scalar or end.member.scope.find(reference.name) is not None


def context_name(end: End) -> str:
    """Return the context that a port belongs to."""
    context = end.member.component.context_of(end.port.context)
    return context.name if context else ""


def _to_itself(pair: Joined) -> Iterator[Diagnostic]:
    """Refuse what one context would send to itself; between two contexts it is fine."""
    source, target = pair.source, pair.target
    family = family_of(source.port)
    if source.member is not target.member or context_name(source) != context_name(target):
        return
    if family is Family.EVENT or pair.connector.delay:
        return
    is_data = family is Family.DATA
    text = "feeds itself in the same cycle" if is_data else "calls itself"
    yield Diagnostic(
        "RFC313",
        f"instance '{source.path.instance}' {text}: '{source.path}' leads to '{target.path}'",
        pair.connector.place.at("to"),
        both_ends(source, target),
        'keep the value in the kernel, or add delay="true"'
        if is_data
        else "call the method directly",
    )
