"""Find inputs with two writers, and consumers with two providers."""

from collections.abc import Iterable, Iterator

from rfcgen.check.port_kinds import kind_name
from rfcgen.check.wiring import Joined
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.ports import ActionConsumer, DataIn, ServiceConsumer, Writers
from rfcgen.model.system import PortPath


def check_writers(joined: Iterable[Joined]) -> Iterator[Diagnostic]:
    """Tell each connector too many, with the one that was first."""
    first: dict[PortPath, Joined] = {}
    for pair in joined:
        if isinstance(pair.target.port, DataIn) and pair.target.port.writers is Writers.ONE:
            other = first.setdefault(pair.target.path, pair)
            if other is not pair:
                yield _second_writer(pair, other)
        if isinstance(pair.source.port, ServiceConsumer | ActionConsumer):
            other = first.setdefault(pair.source.path, pair)
            if other is not pair:
                yield _second_provider(pair, other)


def _second_writer(pair: Joined, other: Joined) -> Diagnostic:
    return Diagnostic(
        "RFC311",
        f"data input '{pair.target.path}' has a second writer, '{pair.source.path}'",
        pair.connector.place.at("to"),
        (
            Note(f"the first writer is '{other.source.path}'", other.connector.place.at("to")),
            Note("the input is declared here", pair.target.port.place.at("name")),
        ),
        'remove one of them, or declare the input with writers="many"',
    )


def _second_provider(pair: Joined, other: Joined) -> Diagnostic:
    kind = kind_name(pair.source.port)
    place = other.connector.place.at("from")
    return Diagnostic(
        "RFC311",
        f"{kind} '{pair.source.path}' has a second provider, '{pair.target.path}'",
        pair.connector.place.at("from"),
        (Note(f"the first provider is '{other.target.path}'", place),),
        "remove one of them",
    )
