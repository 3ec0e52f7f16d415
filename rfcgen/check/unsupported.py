"""Name the parts of a valid document that this version reads but cannot generate yet."""

from collections.abc import Iterable, Iterator

from rfcgen.check.port_kinds import Family, family_of, kind_name
from rfcgen.check.system_view import view_of
from rfcgen.diagnostics import Diagnostic, Note, Place
from rfcgen.model.component import ComponentSpec, ExecutionMode, Timing
from rfcgen.model.ports import DataIn, DataOut, LinkPort, Medium
from rfcgen.model.project import Document, Project
from rfcgen.model.system import SystemSpec

Part = tuple[str, Place]


def unsupported(document: Document, project: Project, purpose: str) -> tuple[Diagnostic, ...]:
    """Return why the command called ``purpose`` must refuse: one diagnostic per document.

    A system is refused for its own parts, and for those of the components it uses.
    """
    if isinstance(document, ComponentSpec):
        parts = _in_order(_of_component(document))
        return (_refusal("RFC299", "component", document, parts, purpose),) if parts else ()
    if isinstance(document, SystemSpec):
        parts = _in_order(_of_system(document))
        own = (_refusal("RFC399", "system", document, parts, purpose),) if parts else ()
        components = view_of(document, project).components.values()
        return own + tuple(
            refusal for one in components for refusal in unsupported(one, project, purpose)
        )
    return ()


def _in_order(parts: Iterable[Part]) -> tuple[Note, ...]:
    ordered = sorted(parts, key=lambda part: part[1].element)
    return tuple(Note(text, place) for text, place in ordered)


def _refusal(
    code: str,
    kind: str,
    document: ComponentSpec | SystemSpec,
    parts: tuple[Note, ...],
    purpose: str,
) -> Diagnostic:
    return Diagnostic(
        code,
        f"'{purpose}' cannot build all of {kind} '{document.name}' in this version of rfcgen",
        document.place.at("name"),
        parts,
        "the document is valid; leave these parts out to build the rest of it now",
    )


def _of_component(spec: ComponentSpec) -> Iterator[Part]:
    for context in spec.contexts:
        yield from _of_timing(context.timing, f"context '{context.name}'", context.place)
    for port in spec.ports:
        is_stream = isinstance(port, LinkPort) and port.medium is Medium.STREAM
        if family_of(port) not in (Family.DATA, Family.LINK) or is_stream:
            kind = "byte stream" if is_stream else kind_name(port)
            yield (f"{kind} '{port.name}'", port.place)
        elif isinstance(port, DataOut | LinkPort) and port.reflex:
            yield (f"'reflex' of {kind_name(port)} '{port.name}'", port.place.at("reflex"))
        elif isinstance(port, DataIn) and port.stale:
            yield (f"fault '{port.stale}' of stale port '{port.name}'", port.place.at("stale"))
    for fault in spec.faults:
        yield (f"fault '{fault.name}'", fault.place)
    for broadcast in spec.broadcasts:
        yield (f"broadcast '{broadcast.event}'", broadcast.place)
    if spec.self_check is not None:
        yield ("self-check", spec.self_check.place)
    if spec.modes is not None:
        yield ("modes", spec.modes.place)


def _of_timing(timing: Timing, owner: str, place: Place) -> Iterator[Part]:
    if timing.mode is ExecutionMode.EXTERNAL:
        yield (f"mode 'external' of {owner}", place.at("mode"))
    if timing.logical is not None:
        yield (f"'logical' of {owner}", place.at("logical"))
    if timing.hang_limit is not None:
        yield (f"'hang-limit' of {owner}", place.at("hang-limit"))


def _of_system(spec: SystemSpec) -> Iterator[Part]:
    for deferred in spec.deferred:
        yield (deferred.part, deferred.place)
    for instance in spec.instances:
        for override in instance.overrides:
            owner = f"an execution of instance '{instance.name}'"
            yield from _of_timing(override.timing, owner, override.place)
    for link in spec.links:
        for attribute, is_given in (("latency", bool(link.latency)), ("loss", link.loss > 0)):
            if is_given:
                yield (f"'{attribute}' of link '{link.name}'", link.place.at(attribute))
