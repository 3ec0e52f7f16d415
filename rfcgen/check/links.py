"""Judge what joins link ports, and what is exported."""

from collections.abc import Iterator

from rfcgen.check.port_kinds import description, kind_name
from rfcgen.check.system_view import End, SystemView, find_end
from rfcgen.diagnostics import Diagnostic, Note, Severity, did_you_mean
from rfcgen.model.ports import LinkPort, Medium
from rfcgen.model.system import Link


def check_links(view: SystemView) -> Iterator[Diagnostic]:
    """Judge each link, and ports that are joined twice."""
    owners: dict[str, tuple[Link, End]] = {}
    for link in view.spec.links:
        ends = [find_end(path, link.place.at("join", str(path)), view) for path in link.ports]
        yield from (end for end in ends if isinstance(end, Diagnostic))
        found = [end for end in ends if isinstance(end, End)]
        yield from (_no_link(end) for end in found if not isinstance(end.port, LinkPort))
        joined = [end for end in found if isinstance(end.port, LinkPort)]
        for end in joined:
            owner, first = owners.setdefault(str(end.path), (link, end))
            if first is not end:
                yield _joined_twice(end, owner, first)
        yield from _media(link, joined)
        yield from _attributes(link, joined, view)
        if len(link.ports) == 1 and not (link.address or link.address_from):
            yield Diagnostic(
                "RFC318",
                f"link '{link.name}' joins '{link.ports[0]}' with nothing",
                link.place.at("join"),
                help="join another port, or give the link an address",
                severity=Severity.WARNING,
            )


def check_exports(view: SystemView) -> Iterator[Diagnostic]:
    """Judge whether exported ports exist."""
    for export in view.spec.exports:
        end = find_end(export.port, export.place.at("port"), view)
        if isinstance(end, Diagnostic):
            yield end


def _no_link(end: End) -> Diagnostic:
    return Diagnostic(
        "RFC308",
        f"{kind_name(end.port)} '{end.path}' cannot be joined by a link",
        end.place,
        (Note("it is declared here", end.port.place.at("name")),),
        "use <connect>, or name a link port",
    )


def _joined_twice(end: End, owner: Link, first: End) -> Diagnostic:
    return Diagnostic(
        "RFC316",
        f"port '{end.path}' is joined by link '{owner.name}' already",
        end.place,
        (Note("it is joined here", first.place),),
        "name each port once; one link may join any number of ports",
    )


def _media(link: Link, joined: list[End]) -> Iterator[Diagnostic]:
    if not joined:
        return
    first = joined[0]
    for end in joined[1:]:
        ports = first.port, end.port
        if not (isinstance(ports[0], LinkPort) and isinstance(ports[1], LinkPort)):
            continue
        if ports[0].medium is not ports[1].medium:
            yield Diagnostic(
                "RFC315",
                f"link '{link.name}' joins a {description(first.port)} with a "
                f"{description(end.port)}",
                end.place,
                tuple(
                    Note(f"'{one.path}' is declared here", one.port.place.at("medium"))
                    for one in (first, end)
                ),
                "join ports of the same medium",
            )


def _attributes(link: Link, joined: list[End], view: SystemView) -> Iterator[Diagnostic]:
    media = {end.port.medium for end in joined if isinstance(end.port, LinkPort)}
    if media == {Medium.STREAM}:
        if link.bitrate is not None:
            yield _wrong(link, "bitrate", "'bitrate' is for CAN links", "remove it")
        for frames in link.frames:
            text = f"frames '{frames.name}' are for CAN links"
            yield Diagnostic("RFC317", text, frames.place, help="remove them")
    if link.address and link.address_from:
        text = f"link '{link.name}' has two addresses"
        yield _wrong(link, "address-from", text, "remove 'address' or 'address-from'")
    if media == {Medium.CAN} and link.address and ":" not in link.address:
        text = f"address '{link.address}' of CAN link '{link.name}' names no interface"
        yield _wrong(
            link, "address", text, f"write 'INTERFACE:CHANNEL', as in 'socketcan:{link.address}'"
        )
    if link.address_from:
        yield from _address_parameter(link, view, is_can=media == {Medium.CAN})


def _address_parameter(link: Link, view: SystemView, *, is_can: bool) -> Iterator[Diagnostic]:
    parameters = {parameter.name: parameter for parameter in view.spec.parameters}
    parameter = parameters.get(link.address_from)
    default = parameter.default.text if parameter and parameter.default else ""
    if parameter is None:
        if not view.is_partial:
            yield Diagnostic(
                "RFC334",
                f"link '{link.name}' takes its address from unknown parameter "
                f"'{link.address_from}'",
                link.place.at("address-from"),
                help=did_you_mean(link.address_from, parameters)
                or f'declare it: <parameter name="{link.address_from}" type="string"/>',
            )
    elif str(parameter.type) != "string":
        yield Diagnostic(
            "RFC317",
            f"parameter '{parameter.name}' of type {parameter.type} cannot be an address",
            link.place.at("address-from"),
            (Note("it is declared here", parameter.place.at("type")),),
            "name a parameter of type string",
        )
    elif is_can and default and ":" not in default:
        yield Diagnostic(
            "RFC317",
            f"address '{default}' of CAN link '{link.name}' names no interface",
            parameter.place.at("default"),
            (Note("the address is taken from here", link.place.at("address-from")),),
            f"write 'INTERFACE:CHANNEL', as in 'socketcan:{default}'",
        )


def _wrong(link: Link, attribute: str, message: str, help_text: str) -> Diagnostic:
    return Diagnostic("RFC317", message, link.place.at(attribute), help=help_text)
