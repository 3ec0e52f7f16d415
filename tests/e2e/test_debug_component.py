"""``rfcgen debug component`` as it is typed."""

import os
import pty
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1] / "unit" / "debugger" / "example"
TARGET = "set target {position: [1, 0], phase: MOVING}"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path, dirs_exist_ok=True)
    return tmp_path


def debug(home: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rfcgen", "debug", "component", *arguments],
        cwd=home,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_commands_on_the_command_line(home: Path) -> None:
    ended = debug(
        home, "follower", "-c", f"initialize; activate; {TARGET}", "-c", "step; show command"
    )
    assert ended.stderr == ""
    assert ended.returncode == 0
    assert ended.stdout == (
        "initialize: done, state INACTIVE\n"
        "        0s  info: following with gain 0.5\n"
        "activate: done, state ACTIVE\n"
        'target = {position: [1.0, 0.0], phase: MOVING, within: 0, note: ""}\n'
        "now at 10ms\n"
        "command = {stamp: 10000000, position: [0.5, 0.0]}\n"
        "    demo.Command, written once\n"
    )


def test_a_script(home: Path) -> None:
    script = home / "try.txt"
    script.write_text(
        "# lead it into its work\n"
        "initialize; activate\n"
        "watch command\n"
        f"{TARGET}\n"
        "run 20ms\n"
        "quit\n"
        "nobody comes here\n"
    )
    ended = debug(home, "follower", "--script", "try.txt", "--set", "gain=1")
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.splitlines()[-4:] == [
        'target = {position: [1.0, 0.0], phase: MOVING, within: 0, note: ""}',
        "      10ms  command = {stamp: 10000000, position: [1.0, 0.0]}",
        "      20ms  command = {stamp: 20000000, position: [1.0, 0.0]}",
        "now at 20ms",
    ]


def test_standard_input_that_is_no_terminal(home: Path) -> None:
    ended = debug(home, "follower", stdin="initialize\nshow state\n")
    assert ended.returncode == 0
    assert ended.stdout.endswith("time 0s\nmain: INACTIVE\n")


def test_a_mistake_in_a_script_ends_it(home: Path) -> None:
    ended = debug(home, "follower", stdin="initialize\n  step thrice\nactivate\n")
    assert ended.returncode == 1
    assert ended.stdout == "initialize: done, state INACTIVE\n"
    assert ended.stderr.startswith(
        "<stdin>:2:3: error[RFC608]: 'thrice' is not a number of cycles\n"
        "    2 |   step thrice\n"
        "      |   ^^^^^^^^^^^\n"
    )


def test_an_exception_in_the_kernel(home: Path) -> None:
    ended = debug(
        home,
        "follower",
        "-c",
        "initialize; activate; set target {position: [0, 0], phase: IDLE}; step; reset",
    )
    assert ended.returncode == 1
    assert ended.stderr == ""
    assert ended.stdout.splitlines()[-6:] == [
        "      10ms  main: ACTIVE → ERROR",
        "            RuntimeError: told to idle",
        "            follower/src/follower/component.py:23 in on_execute",
        '                raise RuntimeError("told to idle")',
        "now at 10ms",
        "reset: done, state INACTIVE",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["nowhere"], "nowhere: error[RFC601]: 'nowhere' is not a component package: it does not"),
        (["follower/rfcgen.json"], "it is a file"),
        (["follower/src"], "error[RFC601]: 'src' is not a component package: it has no"),
        (["."], "packages in that folder: follower"),
        (["follower", "--set", "gian=1"], "error[RFC607]: no parameter 'gian'"),
        (["follower", "--set", "gain=9"], "error[RFC607]: making a 'Follower' failed"),
    ],
)
def test_what_cannot_be_debugged(home: Path, arguments: list[str], message: str) -> None:
    ended = debug(home, *arguments)
    assert ended.returncode == 1
    assert message in ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stdout == ""


def test_a_script_that_is_not_there(home: Path) -> None:
    ended = debug(home, "follower", "--script", "none.txt")
    assert ended.returncode == 2
    assert "none.txt" in ended.stderr


TYPES = """<types xmlns="urn:rfcgen:1" namespace="parcel">
  <enum name="Lane"><value name="LEFT"/><value name="RIGHT"/></enum>
  <struct name="Parcel">
    <field name="weight" type="float64" unit="kg"/>
    <field name="lane" type="Lane"/>
    <field name="profile" type="float32[]"/>
    <field name="label" type="string[..1]"/>
  </struct>
</types>
"""
SORTER = """<component xmlns="urn:rfcgen:1" name="Sorter">
  <use-types href="parcel.types.xml"/>
  <execution name="arrivals" mode="event-driven"/>
  <execution name="report" mode="periodic" period="100ms"/>
  <ports>
    <data-in name="state" type="parcel.Parcel" buffer="fifo" depth="1" overflow="wait"
             timeout="1s"/>
    <data-out name="sorted" type="parcel.Parcel"/>
    <data-out name="count" type="uint32" context="report"/>
  </ports>
  <configuration>
    <parameter name="lanes" type="parcel.Lane[2]"/>
    <parameter name="wait" type="duration" default="10ms"/>
  </configuration>
</component>
"""
KERNEL = """from sorter._generated.base import SorterBase


class Sorter(SorterBase):
    number = 0

    def on_execute(self) -> None:
        parcel = self.ports.state.take()
        if parcel is not None:
            self.number += 1
            self.ports.sorted.write(parcel)

    def on_execute_report(self) -> None:
        self.ports.count.write(self.number)
"""


@pytest.fixture
def sorter(tmp_path: Path) -> Path:
    """Generate a component with two contexts, a queue that waits, and every kind of type."""
    (tmp_path / "parcel.types.xml").write_text(TYPES)
    (tmp_path / "component.xml").write_text(SORTER)
    for command in ("types parcel.types.xml", "component component.xml --into sorter"):
        subprocess.run(
            [sys.executable, "-m", "rfcgen", "new", *command.split()],
            cwd=tmp_path,
            check=True,
            capture_output=True,
            timeout=60,
        )
    (tmp_path / "sorter" / "src" / "sorter" / "component.py").write_text(KERNEL)
    return tmp_path


def test_a_generated_component(sorter: Path) -> None:
    parcel = "{weight: 2, lane: RIGHT, profile: [0.5, 1], label: null}"
    ended = debug(
        sorter,
        "sorter",
        "--set",
        "lanes=[RIGHT, LEFT]",
        "-c",
        f"configure wait=1.5s; initialize; set state {parcel}; activate; watch sorted count; "
        "set state weight=1 lane=LEFT profile=[] label='a; b'; run 200ms; "
        "deactivate report; show state; show stats",
    )
    assert ended.stderr == ""
    assert ended.returncode == 0
    parcel = "{weight: 2.0, lane: RIGHT, profile: [0.5, 1.0], label: null}"
    other = '{weight: 1.0, lane: LEFT, profile: [], label: "a; b"}'
    assert ended.stdout == (
        "wait = 1.5s\n"
        "initialize: done, state INACTIVE\n"
        f"state = {parcel}\n"
        "activate: done, state ACTIVE\n"
        "watching sorted, count\n"
        f"state = {other}\n"
        f"        0s  sorted = {other}\n"
        "     100ms  count = 1\n"
        "now at 200ms\n"
        "deactivate: done, state INACTIVE\n"
        "time 200ms\n"
        "arrivals: ACTIVE\n"
        "report: INACTIVE\n"
        f"in  state  parcel.Parcel  {other}\n"
        "arrivals: 1 activations, 0 skipped, 0 deadline misses, 0 errors\n"
        "report: 2 activations, 0 skipped, 0 deadline misses, 0 errors\n"
    )


def test_a_full_queue_takes_nothing_more(sorter: Path) -> None:
    parcel = "set state weight=1 lane=LEFT profile=[] label=x"
    ended = debug(
        sorter, "sorter", "--set", "lanes=[LEFT, LEFT]", "-c", f"initialize; {parcel}; {parcel}"
    )
    assert ended.returncode == 1
    assert "error[RFC608]: 'state' is full and nothing was taken from it in time" in ended.stderr


def test_a_parameter_without_default_must_be_set(sorter: Path) -> None:
    ended = debug(sorter, "sorter", "-c", "show")
    assert ended.returncode == 1
    assert "error[RFC607]: 'lanes' of 'Sorter' has no default value" in ended.stderr
    assert "= help: type --set 'lanes=[LEFT, …]'" in ended.stderr


class Terminal:
    """A person at a terminal."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self._shown = ""
        self._master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "rfcgen", "debug", "component", *arguments],
            cwd=home,
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "dumb"},
        )
        os.close(slave)

    def wait_for(self, text: str) -> str:
        """Return what is shown up to and including the text; what comes after is kept."""
        while text not in self._shown:
            ready, _, _ = select.select([self._master], [], [], 30)
            assert ready, self._shown
            self._shown += os.read(self._master, 4096).decode(errors="replace")
        before, _, self._shown = self._shown.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def interrupt_until(self, text: str) -> None:
        """Press Ctrl-C; readline misses one that comes while it handles a key, so press again."""
        for _ in range(30):
            self.process.send_signal(signal.SIGINT)
            if select.select([self._master], [], [], 1)[0]:
                self.wait_for(text)
                return
        raise AssertionError(self._shown)

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._master)


@pytest.fixture
def terminal(home: Path) -> Iterator[Terminal]:
    with closing(Terminal(home, "follower")) as terminal:
        terminal.wait_for("0s CREATED> ")
        yield terminal


def test_the_prompt_shows_time_and_state(terminal: Terminal) -> None:
    terminal.type("initialize; activate; step 2\n")
    terminal.wait_for("20ms ACTIVE> ")
    terminal.type("quit\n")
    assert terminal.process.wait(30) == 0


def test_a_mistake_at_the_prompt_ends_nothing(terminal: Terminal) -> None:
    terminal.type("initialise\n")
    seen = terminal.wait_for("0s CREATED> ")
    assert "error: no command 'initialise'" in seen
    assert "help: did you mean 'initialize'?" in seen


def test_control_c_at_the_prompt_clears_the_line(terminal: Terminal) -> None:
    terminal.type("half a comm")
    terminal.wait_for("half a comm")
    terminal.interrupt_until("0s CREATED> ")
    terminal.type("\x04")
    assert terminal.process.wait(30) == 0


def test_control_c_stops_a_run(home: Path) -> None:
    say_in_kernel(home, "print('working', flush=True)")
    with closing(Terminal(home, "follower")) as terminal:
        terminal.wait_for("0s CREATED> ")
        terminal.type("initialize; activate; run 10000h\n")
        terminal.wait_for("working")
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for("stopped at ")
        terminal.wait_for("ACTIVE> ")


def test_a_second_control_c_ends_a_session_that_hangs_and_says_where(home: Path) -> None:
    say_in_kernel(home, "print('working', flush=True)\n        while True:\n            pass")
    with closing(Terminal(home, "follower")) as terminal:
        terminal.wait_for("0s CREATED> ")
        terminal.type("initialize; activate; step\n")
        terminal.wait_for("working")
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for("Ctrl-C again")
        terminal.process.send_signal(signal.SIGINT)
        terminal.wait_for(" in on_execute")
        assert terminal.process.wait(30) == 130


def say_in_kernel(home: Path, code: str) -> None:
    kernel = home / "follower" / "src" / "follower" / "component.py"
    begin = "    def on_execute(self) -> None:\n"
    kernel.write_text(kernel.read_text().replace(begin, f"{begin}        {code}\n"))
