# Made by rfcgen from the system ArmMotion, model 1baedb535fd8.
# Do not edit: change the XML document, then run "rfcgen integrate system" on it.
"""Run ArmMotion in virtual time: it starts, works and stops."""

from collections.abc import Iterator

import pytest
from rfcgen.runtime import SimulatedEngine, State, System

from arm_motion import ArmMotion

DURATION = 100_000_000

CYCLES = {("drives", "main"): 10, ("motion_core", "main"): 10}


@pytest.fixture
def engine() -> Iterator[SimulatedEngine]:
    with SimulatedEngine() as engine:
        yield engine


@pytest.fixture
def system(engine: SimulatedEngine) -> Iterator[System]:
    system = ArmMotion(engine)
    system.start()
    yield system
    system.stop()


def contexts_not_in(state: State, system: System) -> dict[str, State]:
    found = {
        f"{name}.{context.name}": component.state(context.name)
        for name, component in system.components.items()
        for context in component.profile.contexts
    }
    return {name: other for name, other in found.items() if other is not state}


def test_every_context_stays_active(engine: SimulatedEngine, system: System) -> None:
    assert contexts_not_in(State.ACTIVE, system) == {}
    engine.run_for(DURATION)
    assert contexts_not_in(State.ACTIVE, system) == {}


def test_periodic_contexts_run_in_time(engine: SimulatedEngine, system: System) -> None:
    engine.run_for(DURATION)
    counted = {key: system.statistics()[key].activations for key in CYCLES}
    assert {key: count for key, count in counted.items() if count < CYCLES[key]} == {}


def test_stopping_ends_every_context(engine: SimulatedEngine, system: System) -> None:
    engine.run_for(DURATION)
    system.stop()
    assert contexts_not_in(State.FINALIZED, system) == {}
