"""Judge what a connector says about the reader's queue."""

from collections.abc import Iterator

from rfcgen.check.port_kinds import Family, family_of, kind_name
from rfcgen.check.wiring import Joined
from rfcgen.check.wording import with_article
from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.ports import BufferKind, DataIn, EventIn, Overflow

_QUEUE = ("depth", "overflow", "timeout")


def check_queue(pair: Joined) -> Iterator[Diagnostic]:
    """Judge the attributes of one connector against the port it leads to."""
    target = pair.target.port
    family = family_of(target)
    if isinstance(target, DataIn) and target.buffer is BufferKind.FIFO:
        yield from _share(pair, target)
    elif isinstance(target, DataIn):
        yield from _refused(pair, _QUEUE, "keeps only the latest value")
    elif isinstance(target, EventIn):
        yield from _share(pair, target)
    else:
        yield from _refused(pair, _QUEUE, f"is {with_article(kind_name(target))}")
    if family is not Family.DATA:
        reason = f"is no data input but {with_article(kind_name(target))}"
        yield from _refused(pair, ("max_age", "delay"), reason)


def _refused(pair: Joined, fields: tuple[str, ...], reason: str) -> Iterator[Diagnostic]:
    for field in fields:
        attribute = field.replace("_", "-")
        if getattr(pair.connector, field) not in (None, False):
            yield _wrong(
                pair,
                attribute,
                f"'{attribute}' does not fit: '{pair.target.path}' {reason}",
                f"remove '{attribute}'",
            )


def _share(pair: Joined, target: DataIn | EventIn) -> Iterator[Diagnostic]:
    connector, path = pair.connector, pair.target.path
    if connector.depth is not None and target.depth is not None and connector.depth > target.depth:
        text = f"the share of {connector.depth} is larger than the depth {target.depth} of '{path}'"
        yield _wrong(pair, "depth", text, f"write at most {target.depth}")
    overflow = connector.overflow or target.overflow
    timeout = connector.timeout if connector.timeout is not None else target.timeout
    if connector.overflow is Overflow.WAIT and timeout is None:
        text = f"'{pair.source.path}' would wait for '{path}' without a limit"
        yield _wrong(pair, "overflow", text, 'add timeout="1s"')
    if connector.timeout is not None and overflow is not Overflow.WAIT:
        text = f"the connector to '{path}' has a timeout, but its writer does not wait"
        yield _wrong(pair, "timeout", text, 'remove it, or write overflow="wait"')


def _wrong(pair: Joined, attribute: str, message: str, help_text: str) -> Diagnostic:
    note = Note(f"'{pair.target.path}' is declared here", pair.target.port.place.at("name"))
    place = pair.connector.place.at(attribute)
    return Diagnostic("RFC314", message, place, (note,), help_text)
