"""Scripts of frames: what arrives, and how the eight drives answer."""

import math
import struct
from collections.abc import Iterator

import pytest
from rfcgen.runtime import CanFrame
from rfcgen.runtime.testing import Bench

from arm_simulator import ArmSimulator

NODES = range(1, 9)
START_NODES = CanFrame(0x000, b"\x01\x00")
SYNC = CanFrame(0x080)
ENABLE = (0x06, 0x07, 0x0F)


class Script:
    """Talks to the simulated drives."""

    def __init__(self, component: ArmSimulator) -> None:
        self.component = component
        self.ports = component.ports
        self.bench = Bench(component)
        self._seen = 0

    def say(self, *frames: CanFrame) -> list[CanFrame]:
        """Send frames; return the answers, without their times."""
        self.bench.deliver(self.ports.bus, *frames)
        self.bench.step()
        return self.heard()

    def heard(self) -> list[CanFrame]:
        """Return what the drives sent since this was asked last, without the times."""
        frames = self.bench.sent(self.ports.bus)
        news, self._seen = frames[self._seen :], len(frames)
        return [CanFrame(frame.id, frame.data) for frame in news]


@pytest.fixture
def script(component: ArmSimulator) -> Iterator[Script]:
    script = Script(component)
    with script.bench as bench:
        assert bench.initialize()
        assert bench.activate()
        yield script


def _command(node: int, controlword: int, target: int) -> CanFrame:
    return CanFrame(0x200 + node, struct.pack("<Hi", controlword, target))


def _samples(answers: list[CanFrame]) -> dict[int, tuple[int, int]]:
    return {frame.id - 0x180: struct.unpack("<Hi", frame.data) for frame in answers}


def test_drives_announce_themselves(script: Script) -> None:
    assert script.heard() == [CanFrame(0x700 + node, b"\x00") for node in NODES]


def test_nothing_answers_a_sync_before_the_nodes_are_started(script: Script) -> None:
    script.heard()
    assert script.say(SYNC) == []


def test_started_drives_answer_each_sync_in_order(script: Script) -> None:
    script.heard()
    answers = script.say(START_NODES, SYNC)
    assert [frame.id for frame in answers] == [0x180 + node for node in NODES]
    starts = script.component.config.start
    for start, (statusword, position) in zip(starts, _samples(answers).values(), strict=True):
        assert statusword & 0x6F == 0x40
        assert position == 100 + round(start * 2**19 / math.tau)


def test_one_node_can_be_started_and_stopped(script: Script) -> None:
    script.heard()
    assert list(_samples(script.say(CanFrame(0x000, b"\x01\x03"), SYNC))) == [3]
    assert script.say(CanFrame(0x000, b"\x02\x03"), SYNC) == []


def test_reset_node_starts_anew(script: Script) -> None:
    script.say(START_NODES)
    script.heard()
    assert script.say(CanFrame(0x000, b"\x81\x05")) == [CanFrame(0x705, b"\x00")]
    assert 5 not in _samples(script.say(SYNC))


def test_command_acts_at_the_next_sync(script: Script) -> None:
    script.say(START_NODES, SYNC)
    for controlword in ENABLE:
        script.heard()
        script.say(*(_command(node, controlword, 500) for node in NODES), SYNC)
    words = [_samples(script.say(SYNC))[1] for _ in range(2)]
    assert [word & 0x6F for word, _ in words] == [0x27, 0x27]
    assert words[0][1] == 500


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(CanFrame(0x201, struct.pack("<Hi", 0x06, 0), extended=True), id="29 bit"),
        pytest.param(CanFrame(0x201, struct.pack("<Hi", 0x06, 0)[:5]), id="short"),
        pytest.param(CanFrame(0x201, remote=True), id="remote"),
        pytest.param(CanFrame(0x209, struct.pack("<Hi", 0x06, 0)), id="no such node"),
        pytest.param(CanFrame(0x200, b"\x06"), id="short for all"),
    ],
)
def test_frames_that_are_no_command(script: Script, frame: CanFrame) -> None:
    script.say(START_NODES, frame, SYNC)
    assert {word & 0x6F for word, _ in _samples(script.say(SYNC)).values()} == {0x40}


@pytest.mark.parametrize(
    "frame",
    [CanFrame(0x080, extended=True), CanFrame(0x000, b"\x01"), CanFrame(0x000, b"\x01\x00\x00")],
)
def test_frames_that_are_no_sync_and_no_start(script: Script, frame: CanFrame) -> None:
    script.heard()
    assert script.say(frame) == []
    assert script.say(SYNC) == []


def test_one_frame_stops_all_drives(script: Script) -> None:
    script.say(START_NODES, SYNC)
    for controlword in ENABLE:
        script.say(*(_command(node, controlword, 0) for node in NODES), SYNC)
    script.heard()
    answers = script.say(CanFrame(0x200, b"\x02\x00"), SYNC)
    assert {word & 0x6F for word, _ in _samples(answers).values()} <= {0x07, 0x40}


def test_truth_is_published_at_each_sync(script: Script) -> None:
    script.say(START_NODES, SYNC)
    truth = script.bench.latest(script.ports.truth)
    assert truth is not None
    starts = script.component.config.start
    assert truth.position == pytest.approx(starts, abs=math.tau / 2**19)
    assert truth.velocity == (0.0,) * 8


def test_axes_with_one_node_number_are_refused(component: ArmSimulator) -> None:
    axes = component.config.axes
    assert component.configure(axes=(*axes[:-1], axes[0]))
    with Bench(component) as bench:
        assert not bench.initialize()
        assert "same node number" in str(bench.cause())
