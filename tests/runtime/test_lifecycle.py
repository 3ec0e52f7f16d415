"""The lifecycle keeps its table (S-050 to S-061) on every command in every state."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import TRANSITIONS, Command, CommandStatus, EngineError, State
from rfcgen.runtime.state import allowed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rfcgen.runtime.testing import Bench
    from tests.runtime.conftest import Kit, Probe

PATHS = {
    State.CREATED: (),
    State.INACTIVE: (Command.INITIALIZE,),
    State.ACTIVE: (Command.INITIALIZE, Command.ACTIVATE),
    State.FINALIZED: (Command.FINALIZE,),
}


def boom(_self: Probe) -> None:
    raise ValueError("boom")


def bring_to(bench: Bench, state: State) -> None:
    if state is State.ERROR:
        bring_to(bench, State.ACTIVE)
        bench.component.raise_error("on purpose")
        bench.run_for(0)
    for command in PATHS.get(state, ()):
        assert bench.command(command)
    assert bench.state() is state


def test_the_table_is_the_one_of_the_standard() -> None:
    rows = {row.requirement: (row.sources, row.success, row.failure) for row in TRANSITIONS}
    assert rows == {
        "S-053": ((State.CREATED,), State.INACTIVE, None),
        "S-054": ((State.INACTIVE,), State.ACTIVE, State.ERROR),
        "S-055": ((State.ACTIVE,), State.INACTIVE, State.ERROR),
        "S-056": ((State.ACTIVE,), State.ERROR, None),
        "S-057": ((State.ERROR,), State.INACTIVE, None),
        "S-060": (
            (State.CREATED, State.INACTIVE, State.ERROR),
            State.FINALIZED,
            State.FINALIZED,
        ),
    }


@pytest.mark.parametrize("command", Command)
@pytest.mark.parametrize("state", State)
def test_every_command_in_every_state(kit: Kit, state: State, command: Command) -> None:
    bench = kit.bench(kit.probe())
    bring_to(bench, state)
    result = bench.command(command)
    if command in allowed(state):
        row = next(row for row in TRANSITIONS if row.command is command)
        assert result
        assert bench.state() is result.state is row.success
    else:
        assert result.status is CommandStatus.REFUSED
        assert bench.state() is result.state is state
        assert result.allowed == allowed(state)
        for one in allowed(state):
            assert f"'{one.value}'" in str(result.cause)


@pytest.mark.parametrize(
    ("callback", "before", "command", "after"),
    [
        ("on_initialize", State.CREATED, Command.INITIALIZE, State.CREATED),
        ("on_activated", State.INACTIVE, Command.ACTIVATE, State.ERROR),
        ("on_deactivated", State.ACTIVE, Command.DEACTIVATE, State.ERROR),
        ("on_reset", State.ERROR, Command.RESET, State.ERROR),
        ("on_finalize", State.INACTIVE, Command.FINALIZE, State.FINALIZED),
    ],
)
def test_a_failed_transition_ends_before_after_or_in_error(
    kit: Kit, callback: str, before: State, command: Command, after: State
) -> None:
    """ros2/rclcpp #1880: never in between, and the cause is kept."""
    bench = kit.bench(kit.probe(**{callback: boom}))
    bring_to(bench, before)
    result = bench.command(command)
    assert result.status is CommandStatus.FAILED
    assert isinstance(result.cause, ValueError)
    assert bench.state() is result.state is after
    if before is not State.ERROR:
        assert isinstance(bench.cause(), ValueError)


def test_an_exception_leads_to_error_once_and_then_to_on_error(kit: Kit) -> None:
    """ros2/rclpy #924: the executor goes on."""

    def on_execute(self: Probe) -> None:
        self.trace.append("execute")
        raise ValueError("boom")

    bench = kit.bench(
        kit.probe(
            on_execute=on_execute,
            on_aborting=lambda self: self.trace.append(("aborting", str(self.cause()))),
            on_error=lambda self: self.trace.append(("error", self.previous_state())),
        ),
        active=True,
    )
    bench.step(3)
    assert bench.state() is State.ERROR
    assert bench.component.trace == [
        "execute",
        ("aborting", "boom"),
        ("error", State.ACTIVE),
        ("error", State.ACTIVE),
    ]
    assert bench.reset()
    assert bench.cause() is None
    assert bench.activate()
    bench.step()
    assert bench.component.trace[-2] == "execute"


def test_exceptions_in_error_callbacks_keep_the_first_cause(kit: Kit) -> None:
    bench = kit.bench(kit.probe(on_execute=boom, on_aborting=boom, on_error=boom), active=True)
    bench.step(5)
    assert bench.state() is State.ERROR
    assert bench.statistics().errors == 6
    assert bench.finalize()


def test_sys_exit_in_a_callback_is_an_error_of_that_context(kit: Kit) -> None:
    """hardbyte/python-can #1675: it neither ends the thread silently nor the process."""

    def on_execute(_self: Probe) -> None:
        raise SystemExit(3)

    bench = kit.bench(kit.probe(on_execute=on_execute), active=True)
    bench.step()
    assert isinstance(bench.cause(), SystemExit)


def test_a_device_thread_can_raise_an_error(kit: Kit) -> None:
    """ros2/rclcpp #547: from ACTIVE, from any thread, with its cause."""
    cause = OSError("encoder lost")
    bench = kit.bench(kit.probe(), active=True)
    thread = threading.Thread(target=bench.component.raise_error, args=(cause,))
    thread.start()
    thread.join()
    bench.step()
    assert bench.state() is State.ERROR
    assert bench.cause() is cause
    assert bench.component.previous_state() is State.ACTIVE


def test_commands_of_two_threads_are_serialised(kit: Kit) -> None:
    bench = kit.bench(kit.probe())
    assert bench.initialize()
    results = []
    threads = [threading.Thread(target=lambda: results.append(bench.activate())) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(10)
    statuses = [result.status for result in results]
    assert statuses.count(CommandStatus.DONE) == 1
    assert statuses.count(CommandStatus.REFUSED) == 7
    assert bench.state() is State.ACTIVE


def test_a_bad_request_is_refused_and_nothing_changes(kit: Kit) -> None:
    """ros2/rclpy #1209: the node lives on."""
    bench = kit.bench(kit.probe(on_execute=lambda self: self.trace.append(1)), active=True)
    assert bench.reset().status is CommandStatus.REFUSED
    bench.step()
    assert bench.component.trace == [1]


def test_contexts_have_states_of_their_own(kit: Kit) -> None:
    probe = kit.probe(
        contexts=(kit.periodic(), kit.periodic("slow", 20 * kit.MS, suffix="_slow")),
        on_initialize=lambda self: self.trace.append("initialize"),
        on_execute=lambda self: self.trace.append("fast"),
        on_execute_slow=boom,
        on_aborting_slow=lambda self: self.trace.append("abort slow"),
        on_finalize=lambda self: self.trace.append("finalize"),
    )
    bench = kit.bench(probe, active=True)
    bench.run_for(40 * kit.MS)
    assert probe.trace == ["initialize", "fast", "fast", "abort slow", "fast", "fast"]
    assert (bench.state(), bench.state("slow")) == (State.ACTIVE, State.ERROR)
    assert bench.finalize().status is CommandStatus.REFUSED
    assert bench.deactivate()
    assert bench.reset("slow")
    assert bench.finalize()
    assert probe.trace[-1] == "finalize"
    assert bench.state("slow") is State.FINALIZED


def test_component_callbacks_see_configuration_and_time_whoever_carries_them_out(kit: Kit) -> None:
    def note(self: Probe) -> None:
        self.trace.append((self.config.gain, self.clock.now()))

    contexts = (kit.periodic(), kit.periodic("slow", suffix="_slow"))
    probe = kit.probe(contexts=contexts, on_initialize=note, on_finalize=note)
    bench = kit.bench(probe)
    bench.run_for(5)
    assert bench.initialize()
    assert probe.configure(gain=2.0)
    bench.run_for(5)
    assert bench.finalize()
    assert probe.trace == [(1.0, 5), (2.0, 10)]


def test_an_exception_without_a_text_does_no_harm(kit: Kit) -> None:
    class Mute(Exception):  # noqa: N818
        def __str__(self) -> str:
            raise ValueError

    def on_execute(_self: Probe) -> None:
        raise Mute

    bench = kit.bench(kit.probe(on_execute=on_execute), active=True)
    bench.step(2)
    assert bench.state() is State.ERROR
    assert isinstance(bench.cause(), Mute)


def test_a_command_to_all_moves_those_that_can(kit: Kit) -> None:
    contexts = (kit.periodic(), kit.periodic("slow", suffix="_slow"))
    bench = kit.bench(kit.probe(contexts=contexts))
    assert bench.initialize()
    assert bench.activate("slow")
    assert bench.activate()
    assert bench.state() is bench.state("slow") is State.ACTIVE


def test_a_command_from_the_contexts_own_thread_is_pending(kit: Kit) -> None:
    """ros2/rclpy #944: a request, never a wait for oneself."""

    def on_execute(self: Probe) -> None:
        self.trace.append(bench.deactivate().status)

    bench = kit.bench(kit.probe(on_execute=on_execute), active=True)
    bench.step()
    assert bench.component.trace == [CommandStatus.PENDING]
    assert bench.state() is State.INACTIVE


def test_a_generator_as_transition_is_refused_honestly(kit: Kit) -> None:
    def on_activated(_self: Probe) -> Iterator[None]:
        yield

    bench = kit.bench(kit.probe(on_activated=on_activated))
    assert bench.initialize()
    result = bench.activate()
    assert result.status is CommandStatus.FAILED
    assert "not supported yet" in str(result.cause)


def test_nothing_is_commanded_after_the_end(kit: Kit) -> None:
    bench = kit.bench(kit.probe())
    bench.close()
    bench.close()
    assert bench.state() is State.FINALIZED
    with pytest.raises(EngineError, match="closed"):
        bench.initialize()


def test_many_cycles_leave_nothing_behind(kit: Kit) -> None:
    before = threading.active_count()
    bench = kit.bench(kit.probe())
    assert bench.initialize()
    for _ in range(2000):
        assert bench.activate()
        assert bench.deactivate()
    assert threading.active_count() <= before + 1
