# Made by rfcgen from the component ArmSimulator, model 248692d77ae4.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""ArmSimulator obeys the lifecycle: every command in every state (GB/T 33263 §5)."""

import pytest
from rfcgen.runtime import TRANSITIONS, Command, CommandStatus, State
from rfcgen.runtime.testing import Bench

from arm_simulator import ArmSimulator

ROUTES = {
    State.CREATED: (),
    State.INACTIVE: (Command.INITIALIZE,),
    State.ACTIVE: (Command.INITIALIZE, Command.ACTIVATE),
    State.ERROR: (Command.INITIALIZE, Command.ACTIVATE),
    State.FINALIZED: (Command.FINALIZE,),
}
ROWS = {row.command: row for row in TRANSITIONS}
CONTEXTS = ("main",)


def bring(bench: Bench, component: ArmSimulator, state: State) -> None:
    """Bring every context into a state."""
    for command in ROUTES[state]:
        result = bench.command(command)
        assert result, f"{command.value}: {result}"
    if state is State.ERROR:
        for context in CONTEXTS:
            component.raise_error("on purpose", context)
        bench.run_for(0)
    assert {bench.state(context) for context in CONTEXTS} == {state}


@pytest.mark.parametrize("command", Command)
@pytest.mark.parametrize("state", State)
def test_command_in_state(component: ArmSimulator, state: State, command: Command) -> None:
    with Bench(component) as bench:
        bring(bench, component, state)
        result = bench.command(command)
        states = {bench.state(context) for context in CONTEXTS}
        if state in ROWS[command].sources:
            assert result, f"{command.value}: {result}"
            assert states == {ROWS[command].success}
        else:
            assert result.status is CommandStatus.REFUSED
            assert command not in result.allowed
            assert states == {state}
