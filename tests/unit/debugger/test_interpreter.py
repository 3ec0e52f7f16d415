from pathlib import Path

import pytest

from rfcgen.debugger.answers import (
    Advanced,
    Answer,
    Body,
    CommandDone,
    Frames,
    Goodbye,
    Help,
    Logged,
    Mistake,
    Overview,
    PortChanged,
    Ports,
    PortView,
    Setting,
    Settings,
    StateChanged,
    States,
    Statistics,
    Watching,
)
from rfcgen.debugger.commands import COMMANDS
from rfcgen.debugger.interpreter import run_line
from rfcgen.debugger.notation import write
from rfcgen.debugger.session import Session
from rfcgen.runtime import CanFrame, CommandStatus, State
from rfcgen.workflow.debug_component import open_session

MS = 1_000_000


def run(session: Session, line: str) -> list[Answer]:
    return list(run_line(session, line))


def last(session: Session, line: str) -> Body:
    return run(session, line)[-1].body


def mistake(session: Session, line: str) -> Mistake:
    body = last(session, line)
    assert isinstance(body, Mistake), body
    return body


def shown_port(session: Session, name: str) -> PortView:
    body = last(session, f"show {name}")
    assert isinstance(body, Ports)
    return body.ports[0]


def test_the_whole_life(session: Session) -> None:
    answers = run(session, "initialize; activate; step; deactivate; finalize")
    bodies = [answer.body for answer in answers]
    states = [body.state for body in bodies if isinstance(body, CommandDone)]
    assert states == [State.INACTIVE, State.ACTIVE, State.INACTIVE, State.FINALIZED]
    assert not any(answer.is_failure for answer in answers)


def test_a_value_goes_through(session: Session) -> None:
    run(session, "initialize; activate; step")
    run(session, "set target {position: [1, -2], phase: MOVING}; step")
    view = shown_port(session, "command")
    assert write(view.value) == f"{{stamp: {session.now}, position: [0.5, -1.0]}}"
    assert view.count == 1


def test_a_struct_may_be_given_field_by_field(session: Session) -> None:
    run(session, "initialize; set target position=[1, 2] phase=MOVING within=10ms note='a b'")
    text = '{position: [1.0, 2.0], phase: MOVING, within: 10000000, note: "a b"}'
    assert write(shown_port(session, "target").value) == text


def test_time_goes_on_by_steps_and_by_durations(session: Session) -> None:
    run(session, "initialize; activate; step")
    start = session.now
    assert last(session, "step 3") == Advanced(start + 30 * MS)
    assert last(session, "run 100ms") == Advanced(start + 130 * MS)


def test_an_asked_for_stop_ends_a_run(session: Session) -> None:
    run(session, "initialize; activate")
    session.stop()
    assert last(session, "step 1000") == Advanced(session.now, stopped=True)
    assert last(session, "run 1h") == Advanced(session.now, stopped=True)
    session.resume()
    body = last(session, "step")
    assert isinstance(body, Advanced)
    assert not body.stopped


def test_a_refused_command_names_the_allowed_ones(session: Session) -> None:
    [answer] = run(session, "activate")
    assert isinstance(answer.body, CommandDone)
    assert answer.body.status is CommandStatus.REFUSED
    assert answer.body.allowed == ("initialize", "finalize")
    assert answer.is_failure


def test_an_exception_in_the_kernel_is_shown_and_the_session_goes_on(session: Session) -> None:
    run(session, "initialize; activate; step")
    failed, still, done, alive = run(
        session, "set target {position: [0, 0], phase: IDLE}; step; reset; activate"
    )
    assert not failed.is_failure
    [change] = still.events
    assert isinstance(change, StateChanged)
    assert (change.before, change.after) == (State.ACTIVE, State.ERROR)
    assert change.failure is not None
    assert change.failure.message == "RuntimeError: told to idle"
    assert change.failure.path is not None
    assert change.failure.path.name == "component.py"
    assert change.failure.source.strip() == 'raise RuntimeError("told to idle")'
    assert still.is_failure
    assert not done.is_failure
    assert not alive.is_failure


def test_a_failure_within_a_run_has_its_time(session: Session) -> None:
    run(session, "initialize; activate; step")
    start = session.now
    run(session, "set target {position: [0, 0], phase: IDLE}")
    [answer] = run(session, "run 1s")
    changes = [event for event in answer.events if isinstance(event, StateChanged)]
    assert [change.time for change in changes] == [start + 10 * MS]


def test_watch_tells_each_change_with_its_time(session: Session) -> None:
    run(session, "initialize; activate; step; configure gain=1")
    assert last(session, "watch command") == Watching(("command",))
    start = session.now
    run(session, "set target {position: [1, 1], phase: MOVING}")
    [answer] = run(session, "run 20ms")
    changes = [event for event in answer.events if isinstance(event, PortChanged)]
    assert [change.time for change in changes] == [start + 10 * MS, start + 20 * MS]
    assert last(session, "unwatch") == Watching(())
    [answer] = run(session, "step")
    assert answer.events == ()


def test_the_log_is_part_of_the_answer(session: Session) -> None:
    run(session, "initialize")
    [answer] = run(session, "activate")
    [event] = [event for event in answer.events if isinstance(event, Logged)]
    assert event.message == "following with gain 0.5"


def test_frames_are_answered(session: Session) -> None:
    run(session, "initialize; activate; step; frame bus 100#0102 101#; step")
    expected = (CanFrame(0x101, b"\x01\x02"), CanFrame(0x102))
    assert last(session, "frames bus") == Frames("bus", expected)
    assert last(session, "frames bus") == Frames("bus", ())


def test_configure(session: Session) -> None:
    body = last(session, "configure gain=0.25 label=left")
    assert body == Settings((Setting("gain", 0.25, "float64"), Setting("label", "left", "string")))
    assert last(session, "show config") == body
    assert last(session, "configure gain=1") == Settings((Setting("gain", 1.0, "float64"),))


def test_a_set_that_is_refused_changes_nothing(session: Session) -> None:
    assert "gain" in mistake(session, "configure gain=7").message
    body = last(session, "show config")
    assert isinstance(body, Settings)
    assert [setting.value for setting in body.settings] == [0.5, "arm"]


def test_show(session: Session) -> None:
    overview = last(session, "show")
    assert isinstance(overview, Overview)
    assert [port.name for port in overview.ports.ports] == ["target", "offsets", "command", "bus"]
    assert last(session, "show state") == States(session.now, (("main", State.CREATED, None),))
    run(session, "initialize; activate; run 100ms")
    statistics = last(session, "show stats")
    assert isinstance(statistics, Statistics)
    [(name, counts)] = statistics.contexts
    assert name == "main"
    assert counts.activations in (10, 11)


def test_help_lists_every_command(session: Session) -> None:
    body = last(session, "help")
    assert isinstance(body, Help)
    assert len(body.commands) == len(COMMANDS)
    body = last(session, "help step")
    assert isinstance(body, Help)
    assert [command.usage for command in body.commands] == ["step [N]"]


def test_quit(session: Session) -> None:
    assert last(session, "quit") == Goodbye()


@pytest.mark.parametrize(
    ("line", "message", "help_"),
    [
        ("initialise", "no command 'initialise'", "did you mean 'initialize'?"),
        ("dance", "no command 'dance'", "type help to list the commands"),
        ("help dance", "no command 'dance'", "type help to list the commands"),
        ("step 0", "'0' is not a number of cycles", "type step 3"),
        ("step one", "'one' is not a number of cycles", "type step 3"),
        ("step 1 2", "too much after 'step'", "type step [N]"),
        ("run", "too little after 'run'", "type run DURATION"),
        ("run 100", "'100' is not a duration", "type run 100ms"),
        ("run -1s", "'-1s' is not a duration", "type run 100ms"),
        ("activate slow", "no context 'slow'", "known here: main"),
        ("set tagret 1", "no port 'tagret'", "did you mean 'target'?"),
        ("set command 1", "'command' is a data output, not a data input", "known here:"),
        ("set bus 1", "'bus' is a CAN link, not a data input", "known here:"),
        ("set target", "too little after 'set'", "type set PORT VALUE|"),
        ("set target 5", "'5' is not a Target", "type {position: [0.0, …], phase: IDLE"),
        (
            "set target {position: [1], phase: MOVING}",
            "position has 2 items, not 1",
            "",
        ),
        ("set target {position: [1, 2], phase: MOVIN}", "'phase': Phase has no value", "did you"),
        ("set target {position: [1, 2", "] is missing at the end", ""),
        ("set offsets [1, 2, 3]", "2 items are needed, not 3", ""),
        ("frames target", "'target' is a data input, not a CAN link", "known here: bus"),
        ("frame bus 12", "'12' is not a CAN frame", "type ID#DATA"),
        ("watch target", "'target' is a data input, not a data output", "known here: command"),
        ("unwatch command", "'command' is not watched", ""),
        ("configure gian=1", "no parameter 'gian'", "did you mean 'gain'?"),
        ("configure gain", "'gain' sets nothing", "type NAME=VALUE"),
        ("configure gain=x", "'gain': 'x' is not a number", ""),
        ("show comand", "nothing is called 'comand'", "did you mean 'command'?"),
    ],
)
def test_mistakes_are_explained(session: Session, line: str, message: str, help_: str) -> None:
    run(session, "initialize")
    found = mistake(session, line)
    assert message in found.message
    assert help_ in found.help


def test_a_closed_port_takes_nothing(session: Session) -> None:
    found = mistake(session, "set offsets [1, 2]")
    assert (found.message, found.help) == (
        "'offsets' takes nothing before it is open",
        "type initialize",
    )
    run(session, "finalize")
    assert "the component is FINALIZED" in mistake(session, "frame bus 123#").message


def test_the_first_mistake_ends_the_line(session: Session) -> None:
    bodies = [answer.body for answer in run(session, "initialize; stop; activate")]
    assert [type(body) for body in bodies] == [CommandDone, Mistake]


def test_failures_at_the_end_are_told(follower: Path) -> None:
    kernel = follower / "src" / "follower" / "component.py"
    kernel.write_text(kernel.read_text() + "\n    def on_finalize(self) -> None:\n        1 / 0\n")
    opened = open_session(follower)
    assert opened.session is not None
    run(opened.session, "initialize; activate; step")
    opened.session.close()
    [event] = opened.session.take_events()
    assert isinstance(event, Logged)
    assert event.failure is not None
    assert event.failure.message == "ZeroDivisionError: division by zero"
    assert event.failure.source.strip() == "1 / 0"


def test_a_failed_transition_says_why(follower: Path) -> None:
    kernel = follower / "src" / "follower" / "component.py"
    kernel.write_text(
        kernel.read_text() + "\n    def on_initialize(self) -> None:\n        1 / 0\n"
    )
    opened = open_session(follower)
    assert opened.session is not None
    with opened.session as session:
        [answer] = run(session, "initialize")
    assert isinstance(answer.body, CommandDone)
    assert answer.body.status is CommandStatus.FAILED
    assert answer.body.state is State.CREATED
    assert answer.body.failure is not None
    assert answer.body.failure.source.strip() == "1 / 0"


def test_an_exception_in_on_error_is_told_too(follower: Path) -> None:
    kernel = follower / "src" / "follower" / "component.py"
    kernel.write_text(kernel.read_text() + "\n    def on_error(self) -> None:\n        1 / 0\n")
    opened = open_session(follower)
    assert opened.session is not None
    with opened.session as session:
        run(session, "initialize; activate; set target position=[0,0] phase=IDLE; step")
        [answer] = run(session, "step")
    [event] = answer.events
    assert isinstance(event, Logged)
    assert event.failure is not None
    assert event.failure.source.strip() == "1 / 0"
