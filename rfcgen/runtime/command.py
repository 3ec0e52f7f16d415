"""What a command from outside comes back with."""

from dataclasses import dataclass
from enum import Enum

from rfcgen.runtime.running import call
from rfcgen.runtime.state import Command, State


class CommandStatus(Enum):
    """Say what became of a command."""

    DONE = "done"
    REFUSED = "refused"
    FAILED = "failed"
    TIMED_OUT = "timed out"
    PENDING = "pending"


@dataclass(frozen=True, slots=True)
class CommandResult:
    """Tell what became of a command, in which state, why, and what is allowed now."""

    status: CommandStatus
    state: State
    cause: BaseException | str | None = None
    allowed: tuple[Command, ...] = ()

    def __bool__(self) -> bool:
        return self.status is CommandStatus.DONE

    def __str__(self) -> str:
        text = f"{self.status.value}, state {self.state.name}"
        if self.cause is not None:
            text += f": {describe_cause(self.cause)}"
        return text


def describe_cause(cause: BaseException | str | None) -> str:
    """Return a cause as one readable text."""
    if not isinstance(cause, BaseException):
        return cause or ""
    texts: list[str] = []
    call(lambda: texts.append(str(cause)))
    return ": ".join((type(cause).__name__, *filter(None, texts)))
