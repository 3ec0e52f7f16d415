"""Commands that lead the component from state to state."""

from collections.abc import Callable

from rfcgen.debugger.answers import Body, CommandDone
from rfcgen.debugger.command import Command, Words
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session
from rfcgen.debugger.suggest import suggest
from rfcgen.runtime import Command as Transition


def _lead(transition: Transition) -> Callable[[Session, Words], Body]:
    def action(session: Session, words: Words) -> Body:
        context = words[0] if words else ""
        if context and context not in session.contexts:
            raise CommandError(f"no context '{context}'", help=suggest(context, session.contexts))
        result = session.command(transition, context)
        return CommandDone(
            command=transition.name.lower(),
            status=result.status,
            state=result.state,
            failure=None if result.cause is None else session.explain(result.cause),
            allowed=tuple(command.name.lower() for command in result.allowed),
        )

    return action


_SUMMARIES = {
    Transition.INITIALIZE: "prepare the component",
    Transition.ACTIVATE: "let the contexts, or one of them, work",
    Transition.DEACTIVATE: "let the contexts, or one of them, rest",
    Transition.RESET: "leave the state ERROR",
    Transition.FINALIZE: "end the component for good",
}
_WHOLE = (Transition.INITIALIZE, Transition.FINALIZE)

COMMANDS: tuple[Command, ...] = tuple(
    Command(
        usage=transition.name.lower() + ("" if transition in _WHOLE else " [CONTEXT]"),
        summary=summary,
        action=_lead(transition),
        most=0 if transition in _WHOLE else 1,
    )
    for transition, summary in _SUMMARIES.items()
)
