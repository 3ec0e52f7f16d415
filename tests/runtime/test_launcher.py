"""The launcher: engines, settings, Ctrl-C, exit codes."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import System
from rfcgen.runtime.duration import parse_duration
from rfcgen.runtime.launcher import main
from rfcgen.runtime.settings import Settings

if TYPE_CHECKING:
    from rfcgen.runtime import Engine
    from rfcgen.runtime.launcher import Build
    from tests.runtime.conftest import Kit, Probe

SCRIPT = """
import sys, threading
from rfcgen.runtime import *
from rfcgen.runtime.launcher import main

class Node(Component[None]):
    profile = ComponentProfile(name="Node", version="1", contexts=(
        ContextProfile(name="main", mode=ExecutionMode.PERIODIC, period=10_000_000),))
    def on_execute(self):
        print("run", flush=True)
        if "hang" in sys.argv:
            threading.Event().wait(60)
    def on_deactivated(self):
        print("deactivated", flush=True)

def build(engine, settings):
    system = System("Demo", engine)
    system.add(Node("node", None))
    return system

sys.exit(main(build, ["--engine", "realtime"]))
"""


@pytest.fixture
def build(kit: Kit) -> Build:
    def make(engine: Engine, settings: Settings) -> System:
        settings.text("bus", "virtual:arm")
        system = System("Demo", engine)
        system.add(kit.probe("node"))
        return system

    return make


def test_a_simulated_run_prints_its_statistics(
    build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(build, ["--engine", "simulated", "--for", "1s", "--set", "bus=x"]) == 0
    head, line = capsys.readouterr().out.splitlines()
    assert head.split()[:2] == ["context", "runs"]
    assert line.split()[:3] == ["node.main", "100", "0"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--set", "speed=3"], "error[RFC501]: system 'Demo' has no parameter 'speed'"),
        (["--set", "speed"], "'speed' sets nothing; write NAME=VALUE"),
    ],
)
def test_wrong_settings_are_a_usage_error(
    build: Build, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(build, ["--engine", "simulated", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_wrong_options_are_a_usage_error(build: Build, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(build, ["--for", "soon"])
    assert caught.value.code == 2
    assert "no duration" in capsys.readouterr().err


def test_a_failed_start_is_exit_code_1(kit: Kit, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_self: Probe) -> None:
        raise OSError("no drive")

    def build(engine: Engine, _settings: Settings) -> System:
        system = System("Demo", engine)
        system.add(kit.probe("node", on_initialize=fail))
        return system

    assert main(build, ["--engine", "simulated", "--for", "1s"]) == 1
    assert "error[RFC502]: 'node' could not initialize" in capsys.readouterr().err


def test_an_error_at_the_end_is_exit_code_1(kit: Kit, capsys: pytest.CaptureFixture[str]) -> None:
    def fail(_self: Probe) -> None:
        raise ValueError("boom")

    def build(engine: Engine, _settings: Settings) -> System:
        system = System("Demo", engine)
        system.add(kit.probe("node", on_execute=fail))
        return system

    assert main(build, ["--engine", "simulated", "--for", "1s"]) == 1
    captured = capsys.readouterr()
    assert "error[RFC504]: 'node.main' ended in ERROR: ValueError: boom" in captured.err
    assert "node.main" in captured.out


def test_a_run_in_which_nothing_can_go_on_is_exit_code_1(
    kit: Kit, capsys: pytest.CaptureFixture[str]
) -> None:
    def write_thrice(self: Probe) -> None:
        for value in range(3):
            self.outs["value"].write(value)

    def build(engine: Engine, _settings: Settings) -> System:
        system = System("Demo", engine)
        contexts = (kit.triggered(),)
        writer = system.add(
            kit.probe(
                "w",
                contexts=contexts,
                ports=(kit.data_out("value"),),
                on_activated=lambda self: self.wake(),
                on_execute=write_thrice,
            )
        )
        reader = system.add(kit.probe("r", contexts=contexts, ports=(kit.fifo("q", 1, "wait"),)))
        system.connect(writer.outs["value"], reader.ins["q"])
        return system

    assert main(build, ["--engine", "simulated", "--for", "1s"]) == 1
    expected = "error[RFC503]: the run ended early: nothing can ever run: 'w.value' waits"
    assert expected in capsys.readouterr().err


def test_a_context_that_cannot_be_stopped_is_named(
    kit: Kit, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    free = threading.Event()

    def build(engine: Engine, _settings: Settings) -> System:
        system = System("Demo", engine)
        system.add(kit.probe("node", on_execute=lambda _self: free.wait(30)))
        monkeypatch.setattr(system, "stop", lambda: System.stop(system, 100 * kit.MS))
        return system

    try:
        assert main(build, ["--for", "50ms"]) == 1
    finally:
        free.set()
    assert "error[RFC505]: 'node.main' could not be stopped in time" in capsys.readouterr().err


def start(*arguments: str) -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout.readline() == "run\n"
    return process


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_in_order(number: int) -> None:
    process = start()
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 0, err
    assert "deactivated" in out
    assert "node.main" in out


def test_a_second_signal_exits_at_once() -> None:
    process = start("hang")
    before = time.monotonic()
    process.send_signal(signal.SIGINT)
    while process.poll() is None and time.monotonic() - before < 15:
        process.send_signal(signal.SIGINT)
        try:
            process.wait(0.05)
        except subprocess.TimeoutExpired:
            continue
    process.communicate(timeout=5)
    assert process.returncode == 130
    assert time.monotonic() - before < 5


@pytest.mark.parametrize(
    ("text", "nanoseconds"),
    [("10ms", 10_000_000), ("2.5s", 2_500_000_000), ("0.1us", 100), ("1min", 60_000_000_000)],
)
def test_durations_are_exact(text: str, nanoseconds: int) -> None:
    assert parse_duration(text) == nanoseconds


@pytest.mark.parametrize("text", ["", "10", "-1s", "1h", "1.s", "ms"])
def test_what_is_no_duration_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no duration"):
        parse_duration(text)


def test_settings_convert_and_complain() -> None:
    settings = Settings(["a=1", "b=2.5", "c=true", "d=10ms", "e=x=y", "f=maybe"])
    assert settings.integer("a", 0) == 1
    assert settings.number("b", 0.0) == 2.5
    assert settings.flag("c", default=False) is True
    assert settings.duration("d", 0) == 10_000_000
    assert settings.text("e", "") == "x=y"
    assert settings.integer("missing", 7) == 7
    assert settings.unknown() == ("f",)
    with pytest.raises(ValueError, match="true or false"):
        settings.flag("f", default=False)
    with pytest.raises(ValueError, match="a whole number"):
        settings.integer("b", 0)
    with pytest.raises(ValueError, match=r"--set host=VALUE"):
        settings.require("a", "host")
