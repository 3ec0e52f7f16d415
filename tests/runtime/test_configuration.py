"""Configuration: frozen snapshots, changed as a whole or not at all (S-044)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pytest

from rfcgen.runtime import (
    CommandStatus,
    ConfigurationRefused,
    ParameterProfile,
    SimulatedEngine,
    System,
)
from rfcgen.runtime.constraint import problem_with

if TYPE_CHECKING:
    from tests.runtime.conftest import Gains, Kit, Probe


def test_a_change_is_seen_from_the_next_callback(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        self.trace.append((self.config.gain, self.configure(gain=5.0).status, self.config.gain))

    bench = kit.bench(kit.probe(on_execute=on_execute), active=True)
    bench.step(2)
    pending = CommandStatus.PENDING
    assert bench.component.trace == [(1.0, pending, 1.0), (5.0, pending, 5.0)]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"gain": -1.0}, "'gain' must be at least 0.0 1/s, not -1.0"),
        ({"gain": 2.0, "nothing": 1}, "there is no parameter 'nothing'"),
        ({"gain": 2.0, "limit": 1}, "'limit' changes only while no context is ACTIVE"),
        ({"gain": 2.0, "label": "x"}, "'label' never changes"),
        ({"gain": "fast"}, "'gain' must be a number, not str"),
    ],
)
def test_a_rejected_set_changes_nothing_and_says_why(
    kit: Kit, changes: dict[str, object], why: str
) -> None:
    bench = kit.bench(kit.probe(), active=True)
    before = bench.component.config
    result = bench.component.configure(changes)
    assert result.status is CommandStatus.REFUSED
    assert why in str(result.cause)
    assert bench.component.config is before


def test_the_kernel_may_refuse(kit: Kit) -> None:
    def on_configuration_changed(self: Probe, new: Gains) -> None:
        self.trace.append((self.config.gain, new.gain))
        if new.gain > 3:
            raise ConfigurationRefused("too lively")

    bench = kit.bench(kit.probe(on_configuration_changed=on_configuration_changed), active=True)
    assert bench.component.configure(gain=2.0)
    result = bench.component.configure(gain=4.0)
    assert result.status is CommandStatus.REFUSED
    assert str(result.cause) == "too lively"
    assert bench.component.config.gain == 2.0
    assert [new for _, new in bench.component.trace] == [2.0, 4.0]


def test_a_kernel_that_fails_on_an_offer_changes_nothing(kit: Kit) -> None:
    def on_configuration_changed(_self: Probe, _new: Gains) -> None:
        raise ZeroDivisionError

    bench = kit.bench(kit.probe(on_configuration_changed=on_configuration_changed), active=True)
    assert bench.component.configure(gain=2.0).status is CommandStatus.FAILED
    assert bench.component.config.gain == 1.0


def test_change_policies_follow_the_state(kit: Kit) -> None:
    bench = kit.bench(kit.probe())
    assert bench.initialize()
    assert bench.component.configure(limit=5)
    assert bench.finalize()
    assert bench.component.configure(gain=1.0).status is CommandStatus.REFUSED


def test_it_works_before_there_is_an_engine(kit: Kit) -> None:
    probe = kit.probe()
    assert probe.configure(gain=2.0)
    assert not probe.configure(gain=99.0)
    assert probe.config.gain == 2.0


def test_a_bad_configuration_is_refused_at_creation(kit: Kit) -> None:
    @dataclass(frozen=True)
    class Wrong:
        gain: float = -3.0
        limit: int = 1
        label: str = ""

    kind = type(kit.probe())
    with pytest.raises(ConfigurationRefused, match="'gain' must be at least"):
        super(kit.Probe, kind).__init__(kind.__new__(kind), "x", Wrong())


def test_each_context_sees_a_whole_set(kit: Kit) -> None:
    """Two contexts latch for themselves; neither sees half a change."""

    def see(self: Probe) -> None:
        self.trace.append((self.config.gain, self.config.limit))

    probe = kit.probe(
        contexts=(kit.periodic(), kit.periodic("slow", suffix="_slow")),
        on_execute=see,
        on_execute_slow=see,
    )
    system = System("s", SimulatedEngine())
    system.add(probe)
    kit.keep(system)
    system.start()
    system.engine.run_for(10 * kit.MS)
    assert probe.configure({"gain": 2.0})
    system.engine.run_for(10 * kit.MS)
    assert probe.trace == [(1.0, 3), (1.0, 3), (2.0, 3), (2.0, 3)]


class Pose:
    """Stand for a generated type."""


P = ParameterProfile(name="p", type="float64")


@pytest.mark.parametrize(
    ("value", "changes", "problem"),
    [
        (1.5, {}, ""),
        (1, {}, ""),
        (True, {}, "must be a number, not bool"),
        (float("nan"), {"minimum": 0.0}, "must be at least"),
        (float("inf"), {"maximum": 9.0}, "must be at most"),
        (float("inf"), {}, ""),
        (0.0, {"above": 0.0}, "must be above 0.0"),
        (1.0, {"below": 1.0}, "must be below 1.0"),
        (0.3, {"step": 0.1}, ""),
        (0.35, {"step": 0.1}, "must be a multiple of 0.1"),
        (float("inf"), {"step": 0.1}, "must be a multiple"),
        (2.0, {"choices": (1.0, 2.0)}, ""),
        (3.0, {"choices": (1.0, 2.0)}, "must be one of 1.0, 2.0, not 3.0"),
        (128, {"type": "int8"}, "must fit into int8"),
        (-1, {"type": "uint16"}, "must fit into uint16"),
        (5.0, {"type": "int32"}, "must be a whole number, not float"),
        (10**18, {"type": "duration"}, ""),
        ("abc", {"type": "string", "max_length": 2}, "must not be longer than 2"),
        (b"ab", {"type": "bytes", "max_length": 2}, ""),
        (1, {"type": "bool"}, "must be a bool, not int"),
        ((1.0, 2.0), {"type": "float64[2]"}, ""),
        ([1.0], {"type": "float64[2]"}, "must have 2 items, not 1"),
        ((1.0, "x"), {"type": "float64[]"}, "[1] must be a number"),
        ((1, 2, 3), {"type": "int8[..2]"}, "must have at most 2 items"),
        ("ab", {"type": "string[]"}, "must be a sequence of string"),
        (None, {"type": "float64[..1]"}, ""),
        ("x", {"type": "float64[..1]"}, "must be a number"),
        (Pose(), {"type": "arm.Pose"}, ""),
        ((Pose(), 3), {"type": "arm.Pose[]"}, "[1] must be of arm.Pose, not int"),
    ],
)
def test_types_and_facets_are_judged(
    value: object, changes: dict[str, object], problem: str
) -> None:
    found = problem_with(value, replace(P, **changes))
    assert found.startswith(problem)
    assert bool(found) is bool(problem)


def test_an_array_object_counts_as_its_items() -> None:
    class Array:
        def tolist(self) -> list[float]:
            return [1.0, 2.0]

    assert problem_with(Array(), replace(P, type="float64[2]")) == ""
