"""The launcher: engines, settings, Ctrl-C, exit codes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import CanFrame, System
from rfcgen.runtime.duration import parse_duration, show_duration
from rfcgen.runtime.launcher import main
from rfcgen.runtime.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

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
    head, line, _, nothing = capsys.readouterr().out.splitlines()
    assert head.split()[:2] == ["context", "runs"]
    assert "handled" not in head
    assert line.split() == ["node.main", "100", "0", "-", "0", "-", "-", "-", "-"]
    assert nothing == "no connector or link dropped anything, waited or failed"


def test_every_column_has_a_name_and_a_unit_of_its_own(
    build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(build, ["--for", "50ms"]) == 0
    head, line, *_ = capsys.readouterr().out.splitlines()
    for name in ("exec mean µs", "exec max µs", "late mean µs", "late max µs"):
        assert head.count(name) == 1
    assert "-" not in line.split()


def test_what_was_lost_is_shown_after_the_contexts(
    kit: Kit, capsys: pytest.CaptureFixture[str]
) -> None:
    def write_thrice(self: Probe) -> None:
        for value in range(3):
            self.outs["value"].write(value)
        self.links["bus"].try_send(CanFrame(1))

    def build(engine: Engine, _settings: Settings) -> System:
        system = System("Demo", engine)
        writer = system.add(
            kit.probe(
                "w",
                ports=(kit.data_out("value"), kit.link(required=False)),
                on_execute=write_thrice,
            )
        )
        ports = (kit.fifo("q", 2), kit.data_in("x"), kit.data_in("y", max_age=1), kit.link())
        reader = system.add(
            kit.probe(
                "r",
                contexts=(kit.triggered(trigger=("h",)),),
                ports=(*ports, kit.fifo("h", 9, handler=True)),
                on_data_h=lambda self, _value: self.ins["y"].read(),
            )
        )
        for name in ("q", "x", "y", "h"):
            system.connect(writer.outs["value"], reader.ins[name])
        system.join("bus", reader.links["bus"])
        return system

    assert main(build, ["--engine", "simulated", "--for", "20ms"]) == 0
    contexts, losses = capsys.readouterr().out.split("\n\n")
    assert "handled" in contexts
    head, *lines = losses.splitlines()
    assert head.startswith("connector or link")
    assert [line.split() for line in lines] == [
        ["w.bus", "0", "-", "-", "-", "2", "0"],
        ["w.value", "→", "r.q", "4", "0", "0", "0", "-", "-"],
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--set", "speed=3"], "error[RFC501]: system 'Demo' has no parameter 'speed'"),
        (["--set", "speed"], "'speed' sets nothing; write NAME=VALUE"),
        (["--set", "buss=x"], "has no parameter 'buss'; did you mean 'bus'?"),
        (["--set", "speed=3"], "has no parameter 'speed'; it has bus"),
        (["--set", "bus=x", "--set", "bus=y"], "'bus' is set twice"),
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
    captured = capsys.readouterr()
    assert expected in captured.err
    assert captured.out.splitlines()[-1].split()[:3] == ["w.value", "→", "r.q"]


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


QUIET = """
import sys
from pathlib import Path
from rfcgen.runtime import *
from rfcgen.runtime.launcher import main

class Node(Component[None]):
    profile = ComponentProfile(name="Node", version="1", contexts=(
        ContextProfile(name="main", mode=ExecutionMode.PERIODIC, period=10_000_000),))
    def on_execute(self):
        if "print" in sys.argv:
            print("run")
        if "fail" in sys.argv:
            raise ValueError("boom")
    def on_finalize(self):
        Path(sys.argv[1]).write_text("ended", encoding="utf-8")

def build(engine, settings):
    system = System("Demo", engine)
    system.add(Node("node", None))
    return system

sys.exit(main(build, ["--for", "50ms"]))
"""


@pytest.mark.parametrize(("more", "status"), [((), 0), (("fail",), 1)])
@pytest.mark.parametrize("broken", ["stdout", "stderr", "both"])
def test_a_reader_that_leaves_early_changes_neither_stop_nor_exit_code(
    broken: str, more: tuple[str, ...], status: int, tmp_path: Path
) -> None:
    leaving, leavable = os.pipe()
    os.close(leaving)
    done = subprocess.run(
        [sys.executable, "-c", QUIET, str(tmp_path / "mark"), *more],
        stdout=subprocess.PIPE if broken == "stderr" else leavable,
        stderr=subprocess.PIPE if broken == "stdout" else leavable,
        text=True,
        timeout=20,
        check=False,
    )
    os.close(leavable)
    assert done.returncode == status
    assert (tmp_path / "mark").read_text(encoding="utf-8") == "ended"
    if broken == "stdout":
        assert "BrokenPipe" not in done.stderr
        assert ("Traceback" in done.stderr) == bool(status)
    if broken == "stderr":
        assert "node.main" in done.stdout


@pytest.mark.parametrize(("more", "status"), [((), 0), (("print",), 0), (("fail",), 1)])
@pytest.mark.parametrize("closed", [">&-", "2>&-", ">&- 2>&-"])
def test_closed_output_changes_neither_stop_nor_exit_code(
    closed: str, more: tuple[str, ...], status: int, tmp_path: Path
) -> None:
    shell = ["sh", "-c", f'exec "$@" {closed}', "sh"]
    done = subprocess.run(
        [*shell, sys.executable, "-c", QUIET, str(tmp_path / "mark"), *more],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == status
    assert (tmp_path / "mark").read_text(encoding="utf-8") == "ended"
    assert "AttributeError" not in done.stderr


@pytest.mark.parametrize(
    ("text", "nanoseconds"),
    [
        ("10ms", 10_000_000),
        ("2.5s", 2_500_000_000),
        ("0.1us", 100),
        ("1min", 60_000_000_000),
        ("1h", 3_600_000_000_000),
    ],
)
def test_durations_are_exact(text: str, nanoseconds: int) -> None:
    assert parse_duration(text) == nanoseconds


@pytest.mark.parametrize("text", ["", "10", "-1s", "1d", "1.s", "ms"])
def test_what_is_no_duration_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no duration"):
        parse_duration(text)


def test_a_duration_finer_than_a_nanosecond_is_refused() -> None:
    with pytest.raises(ValueError, match="finer than a nanosecond"):
        parse_duration("0.5ns")


@pytest.mark.parametrize("text", ["0s", "20ms", "1.5us", "400ns", "2.5s", "3600s"])
def test_a_duration_is_shown_as_it_is_read(text: str) -> None:
    assert show_duration(parse_duration(text)) == text


@pytest.mark.parametrize(
    ("given", "read", "problem"),
    [
        ("n=9", lambda s: s.integer("n", 1, maximum=8), "'n' must be at most 8, not 9"),
        ("n=300", lambda s: s.integer("n", 1, type="uint8"), "'n' must fit into uint8"),
        ("n=3", lambda s: s.integer("n", 1, step=2), "'n' must be a multiple of 2, not 3"),
        ("n=3", lambda s: s.integer("n", 1, choices=(1, 2)), "'n' must be one of 1, 2, not 3"),
        (
            "x=2",
            lambda s: s.number("x", 1.0, below=2.0, unit="m/s"),
            "'x' must be below 2.0 m/s, not 2.0",
        ),
        ("x=nan", lambda s: s.number("x", 1.0, minimum=0.0), "'x' must be at least 0.0"),
        ("x=", lambda s: s.number("x", 1.0), "'x' must be a number, not ''"),
        (
            "t=30ms",
            lambda s: s.duration("t", 0, maximum=20_000_000),
            "'t' must be at most 20ms, not 30ms",
        ),
        ("t=0s", lambda s: s.duration("t", 1, above=0), "'t' must be above 0s, not 0s"),
        ("t=soon", lambda s: s.duration("t", 1), "'t': 'soon' is no duration"),
        (
            "m=crawl",
            lambda s: s.text("m", "slow", choices=("slow", "fast")),
            "'m' must be one of slow, fast, not crawl",
        ),
        ("m=fast", lambda s: s.text("m", "", max_length=3), "'m' must not be longer than 3"),
        ("m=", lambda s: s.text("m", "slow"), "'m' is set to nothing"),
        ("bus=", lambda s: s.address("bus", ""), "'bus' must be an address"),
        ("bus=can0", lambda s: s.address("bus", ""), "'bus' must be an address"),
        ("bus=a:bc", lambda s: s.address("bus", "", max_length=3), "'bus' must not be longer"),
    ],
)
def test_settings_keep_to_the_limits_of_the_document(
    given: str, read: Callable[[Settings], object], problem: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(problem)}"):
        read(Settings([given]))


def test_what_fits_its_limits_is_taken() -> None:
    settings = Settings(["n=8", "x=1.5", "t=20ms", "m=", "bus=socketcan:can0", "big=0xFFFF"])
    assert settings.integer("n", 1, maximum=8, step=2) == 8
    assert settings.number("x", 1.0, above=0.0, maximum=1.5) == 1.5
    assert settings.duration("t", 0, maximum=20_000_000) == 20_000_000
    assert settings.text("m", "slow", choices=("", "slow")) == ""
    assert settings.address("bus", "") == "socketcan:can0"
    assert settings.integer("big", 0, type="uint16") == 65535
    assert settings.address("other", "") == ""


def test_names_are_given_once_and_typing_errors_are_guessed(
    build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(ValueError, match="'bus' is set twice"):
        Settings(["bus=a", "bus=a"])
    with pytest.raises(ValueError, match="did you mean it by 'hots'"):
        Settings(["hots=a"]).require("host")
    assert main(build, ["--engine", "simulated", "--set", "bsu=x"]) == 2
    assert "'bsu'; did you mean 'bus'? it has bus" in capsys.readouterr().err
    assert main(build, ["--engine", "simulated", "--set", "speed=x"]) == 2
    assert "no parameter 'speed'; it has bus" in capsys.readouterr().err


@pytest.mark.parametrize("given", ["", "can0", ":can0", "socketcan:", "virtual:a b"])
def test_an_address_must_say_which_bus(given: str) -> None:
    with pytest.raises(ValueError, match="'bus' must be an address such as socketcan:can0"):
        Settings([f"bus={given}"]).address("bus", "virtual:arm")


def test_an_address_may_be_left_to_the_system() -> None:
    assert Settings().address("bus", "") == ""
    assert Settings(["bus=udp_multicast:239.74.163.2"]).address("bus", "") != ""


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
