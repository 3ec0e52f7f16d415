"""Commands that let virtual time go on."""

from rfcgen.debugger.answers import Advanced, Body
from rfcgen.debugger.command import Command, Words
from rfcgen.debugger.notation import parse_duration
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session


def _step(session: Session, words: Words) -> Body:
    return _advance(session, all_done=session.step(_count(words[0]) if words else 1))


def _run(session: Session, words: Words) -> Body:
    duration = parse_duration(words[0])
    if duration is None or duration < 0:
        raise CommandError(f"'{words[0]}' is not a duration", help="type run 100ms")
    return _advance(session, all_done=session.run(duration))


def _advance(session: Session, *, all_done: bool) -> Body:
    return Advanced(now=session.now, stopped=not all_done)


def _count(text: str) -> int:
    if text.isascii() and text.isdecimal() and int(text) > 0:
        return int(text)
    raise CommandError(f"'{text}' is not a number of cycles", help="type step 3")


COMMANDS: tuple[Command, ...] = (
    Command("step [N]", "go on by one cycle, or by N", _step, most=1),
    Command("run DURATION", "go on by a time such as 100ms", _run, least=1, most=1),
)
