"""Systems: start in order, stop in reverse, say what failed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import (
    Command,
    ContextStatistics,
    RealtimeEngine,
    SimulatedEngine,
    StartFailed,
    State,
    System,
    WiringError,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from rfcgen.runtime import Engine
    from tests.runtime.conftest import Kit, Probe

ENGINES = [SimulatedEngine, RealtimeEngine]


def tracing(
    kit: Kit, trace: list[tuple[str, str]], name: str, **more: Callable[..., object]
) -> Probe:
    def note(what: str) -> Callable[[Probe], object]:
        return lambda self: trace.append((what, self.name))

    callbacks = {
        "on_initialize": note("initialize"),
        "on_activated": note("activate"),
        "on_deactivated": note("deactivate"),
        "on_finalize": note("finalize"),
    }
    return kit.probe(name, **{**callbacks, **more})


@pytest.mark.parametrize("engine", ENGINES)
def test_all_are_initialized_then_activated_and_stopped_in_reverse(
    kit: Kit, engine: type[Engine]
) -> None:
    trace = []
    system = System("s", engine())
    for name in ("b", "a"):
        system.add(tracing(kit, trace, name))
    system.run(20 * kit.MS)
    assert trace == [
        (what, name)
        for what, names in (
            ("initialize", "ba"),
            ("activate", "ba"),
            ("deactivate", "ab"),
            ("finalize", "ab"),
        )
        for name in names
    ]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("callback", ["on_initialize", "on_activated"])
def test_a_failed_start_names_the_instance_and_stops_the_others(
    kit: Kit, engine: type[Engine], callback: str
) -> None:
    def fail(_self: Probe) -> None:
        raise OSError("no drive")

    trace = []
    system = System("s", engine())
    system.add(tracing(kit, trace, "good"))
    system.add(tracing(kit, trace, "bad", **{callback: fail}))
    with pytest.raises(StartFailed, match=r"'bad' could not .*: failed, .*no drive") as caught:
        system.run(10 * kit.MS)
    assert caught.value.instance == "bad"
    assert isinstance(caught.value.cause, OSError)
    states = {name: part.state() for name, part in system.components.items()}
    assert set(states.values()) == {State.FINALIZED}
    assert ("finalize", "good") in trace


def test_statistics_are_kept_for_each_context(kit: Kit) -> None:
    system = System("s", SimulatedEngine())
    system.add(kit.probe("one"))
    system.add(kit.probe("two", contexts=(kit.periodic(), kit.periodic("slow", 50 * kit.MS))))
    system.run(100 * kit.MS)
    counted = {key: one.activations for key, one in system.statistics().items()}
    assert counted == {("one", "main"): 10, ("two", "main"): 10, ("two", "slow"): 2}
    assert all(isinstance(one, ContextStatistics) for one in system.statistics().values())


def test_progress_is_told_about_once_a_second(kit: Kit) -> None:
    told = []
    system = System("s", SimulatedEngine())
    system.add(kit.probe())
    system.run(2_500 * kit.MS, progress=told.append)
    assert told == [1_000 * kit.MS, 2_000 * kit.MS, 2_500 * kit.MS]


def test_a_run_without_end_stops_on_request(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.trace.append(1)
        if len(self.trace) == 5:
            system.request_stop()

    system = System("s", SimulatedEngine())
    probe = system.add(kit.probe(on_execute=on_execute))
    system.run()
    assert len(probe.trace) == 5
    assert probe.state() is State.FINALIZED


def test_an_observer_sees_every_write_with_its_time(kit: Kit) -> None:
    seen = []
    system = System("s", SimulatedEngine())
    probe = system.add(
        kit.probe(
            ports=(kit.data_out("value"),), on_execute=lambda self: self.outs["value"].write(7)
        )
    )
    system.observe(probe.outs["value"], lambda time, value: seen.append((time, value)))
    system.run(20 * kit.MS)
    assert seen == [(10 * kit.MS, 7), (20 * kit.MS, 7)]


def test_commands_address_instances_by_name(kit: Kit) -> None:
    system = System("s", SimulatedEngine())
    kit.keep(system)
    for name in ("a", "b"):
        system.add(kit.probe(name))
    system.start()
    results = system.command(Command.DEACTIVATE)
    assert list(results) == ["a", "b"]
    assert all(results.values())
    with pytest.raises(WiringError, match="no instance 'c'"):
        system.command(Command.ACTIVATE, "c")


def test_instances_are_unique_and_fixed_at_the_start(kit: Kit) -> None:
    system = System("s", SimulatedEngine())
    kit.keep(system)
    system.add(kit.probe("a"))
    with pytest.raises(WiringError, match="has an instance 'a' already"):
        system.add(kit.probe("a"))
    system.start()
    with pytest.raises(WiringError, match="runs already"):
        system.add(kit.probe("b"))
    with pytest.raises(WiringError, match="started already"):
        system.start()


def test_a_system_that_never_started_stops_without_harm(kit: Kit) -> None:
    system = System("s", SimulatedEngine())
    system.add(kit.probe())
    assert not system.stop()


def test_a_failure_at_the_end_is_told_and_stops_nobody(
    kit: Kit, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_self: Probe) -> None:
        raise OSError("no drive")

    system = System("s", SimulatedEngine())
    parts = [system.add(kit.probe(name, on_finalize=fail)) for name in ("a", "b")]
    system.start()
    assert system.stop()
    assert [str(part.cause()) for part in parts] == ["no drive", "no drive"]
    assert [record.name for record in caplog.records] == ["rfcgen.b", "rfcgen.a"]
