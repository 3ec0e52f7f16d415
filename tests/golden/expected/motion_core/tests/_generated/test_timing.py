# Made by rfcgen from the component MotionCore, model ff5bb870410f.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Every execution context of MotionCore runs when its document says so."""

from collections.abc import Iterator

import pytest
from rfcgen.runtime.testing import Bench

from motion_core import MotionCore
from motion_core_probe import Probe
from motion_core_samples import QUESTION


@pytest.fixture
def probe(component: MotionCore) -> Probe:
    return Probe(component.config)


@pytest.fixture
def bench(probe: Probe) -> Iterator[Bench]:
    with Bench(probe) as bench:
        assert bench.initialize()
        assert bench.activate()
        yield bench


def test_main_runs_once_each_period(bench: Bench, probe: Probe) -> None:
    context = "main"
    bench.run_for(10_000_000)
    before = probe.runs[context]
    bench.run_for(10 * 10_000_000)
    assert probe.runs[context] == before + 10
    assert bench.statistics(context).skipped == 0


def test_advice_rests_without_cause(bench: Bench, probe: Probe) -> None:
    context = "advice"
    bench.run_for(50_000_000)
    before = probe.runs[context]
    bench.run_for(1_000_000_000)
    assert probe.runs[context] == before


def test_question_runs_advice(bench: Bench, probe: Probe) -> None:
    context = "advice"
    bench.run_for(50_000_000)
    before = probe.runs[context]
    bench.write(probe.ports.question, QUESTION[0])
    bench.run_for(50_000_000)
    assert probe.runs[context] > before
