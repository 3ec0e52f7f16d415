# Made by rfcgen from the component CanDrives, model b69be35d6bc9.
# Do not edit: change the XML document, then run "rfcgen new component" on it.
"""Every execution context of CanDrives runs when its document says so."""

from collections.abc import Iterator

import pytest
from rfcgen.runtime.testing import Bench

from can_drives import CanDrives
from can_drives_probe import Probe


@pytest.fixture
def probe(component: CanDrives) -> Probe:
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
