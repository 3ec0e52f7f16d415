"""The life of an execution context, as data (GB/T 33263 §5, S-051 to S-061)."""

from dataclasses import dataclass
from enum import Enum


class State(Enum):
    """Name the states of an execution context."""

    CREATED = "created"
    INACTIVE = "inactive"
    ACTIVE = "active"
    ERROR = "error"
    FINALIZED = "finalized"


class Command(Enum):
    """Name the commands from outside that move a context between states."""

    INITIALIZE = "initialize"
    ACTIVATE = "activate"
    DEACTIVATE = "deactivate"
    RESET = "reset"
    FINALIZE = "finalize"


@dataclass(frozen=True, slots=True)
class Transition:
    """Describe one row of the table.

    ``command`` is None for what happens by itself; ``failure`` is None where a failure leaves the
    state; ``callback`` is called by the transition; ``is_whole`` addresses all contexts at once.
    """

    requirement: str
    command: Command | None
    sources: tuple[State, ...]
    success: State
    failure: State | None
    callback: str
    is_whole: bool = False


_S, _C = State, Command
TRANSITIONS: tuple[Transition, ...] = (
    Transition(
        "S-053", _C.INITIALIZE, (_S.CREATED,), _S.INACTIVE, None, "on_initialize", is_whole=True
    ),
    Transition("S-054", _C.ACTIVATE, (_S.INACTIVE,), _S.ACTIVE, _S.ERROR, "on_activated"),
    Transition("S-055", _C.DEACTIVATE, (_S.ACTIVE,), _S.INACTIVE, _S.ERROR, "on_deactivated"),
    Transition("S-056", None, (_S.ACTIVE,), _S.ERROR, None, "on_aborting"),
    Transition("S-057", _C.RESET, (_S.ERROR,), _S.INACTIVE, None, "on_reset"),
    Transition(
        "S-060",
        _C.FINALIZE,
        (_S.CREATED, _S.INACTIVE, _S.ERROR),
        _S.FINALIZED,
        _S.FINALIZED,
        "on_finalize",
        is_whole=True,
    ),
)
"""Every transition there is; any other command in any other state is refused (S-061)."""

BY_COMMAND: dict[Command, Transition] = {
    transition.command: transition for transition in TRANSITIONS if transition.command
}
"""The row of each command."""


def allowed(state: State) -> tuple[Command, ...]:
    """Return the commands that a context in that state accepts."""
    return tuple(command for command, row in BY_COMMAND.items() if state in row.sources)
