"""Scripts of frames: what is sent, and what is answered."""

import math
import struct
from collections.abc import Iterator

import pytest
from arm_types import DriveReport, DriveState, Setpoint
from rfcgen.runtime import CanFrame, State
from rfcgen.runtime.testing import Bench

from can_drives import CanDrives
from can_drives.drive_axis import DriveAxis
from can_drives.guard import SetpointError

NODES = range(1, 9)
COUNTS_PER_RAD = 2**19 / math.tau
POSITION = 1000
SWITCH_ON_DISABLED, READY, SWITCHED_ON, ENABLED, FAULT = 0x0250, 0x0231, 0x0233, 0x1237, 0x0218
WAY_TO_OPERATION = (SWITCH_ON_DISABLED, READY, SWITCHED_ON, ENABLED)
SYNC = CanFrame(0x080)


class Script:
    """Plays eight drives that say what the test wants."""

    def __init__(self, component: CanDrives) -> None:
        self.ports = component.ports
        self.bench = Bench(component)
        self._seen = 0

    def answer(self, *statuswords: int, position: int = POSITION) -> None:
        """Let each node answer the SYNC: one status word for all, or one for each."""
        words = statuswords * 8 if len(statuswords) == 1 else statuswords
        for node, word in zip(NODES, words, strict=True):
            self.bench.deliver(self.ports.bus, _tpdo(node, word, position))

    def cycle(self) -> list[CanFrame]:
        """Run one cycle; return the frames it sent, without their times."""
        self.bench.step()
        return self.sent()

    def sent(self) -> list[CanFrame]:
        """Return the frames sent since this was asked last, without their times."""
        frames = self.bench.sent(self.ports.bus)
        news, self._seen = frames[self._seen :], len(frames)
        return [CanFrame(frame.id, frame.data, extended=frame.extended) for frame in news]

    def want(self, angle_rad: float) -> None:
        """Give one set-point for all axes."""
        stamp = self.bench.now
        self.bench.write(self.ports.setpoint, Setpoint(stamp=stamp, position=(angle_rad,) * 8))

    def report(self) -> DriveReport | None:
        """Return the last report."""
        return self.bench.latest(self.ports.report)

    def enable(self) -> None:
        """Lead all drives to operation."""
        self.cycle()
        for word in WAY_TO_OPERATION:
            self.answer(word)
            self.cycle()

    @property
    def state(self) -> State:
        """Return the state of the component."""
        return self.bench.state()


@pytest.fixture
def script(component: CanDrives) -> Iterator[Script]:
    script = Script(component)
    with script.bench as bench:
        assert bench.initialize()
        assert bench.activate()
        yield script


def _tpdo(node: int, statusword: int, position: int) -> CanFrame:
    return CanFrame(0x180 + node, struct.pack("<Hi", statusword, position))


def _commands(controlword: int, target: int) -> list[CanFrame]:
    payload = struct.pack("<Hi", controlword, target)
    return [CanFrame(0x200 + node, payload) for node in NODES]


def test_first_cycle_starts_the_nodes_and_commands_nothing(script: Script) -> None:
    starts = [CanFrame(0x000, bytes((1, node))) for node in NODES]
    assert script.cycle() == [*starts, SYNC, *_commands(0x00, 0)]
    assert script.report() is None


def test_silent_nodes_are_started_again_and_again(script: Script) -> None:
    starts = [frame for _ in range(21) for frame in script.cycle() if frame.id == 0]
    assert len(starts) == 3 * 8
    assert script.state is State.ACTIVE


def test_drives_are_enabled_where_they_stand(script: Script) -> None:
    script.cycle()
    for statusword, controlword in zip(WAY_TO_OPERATION, (0x06, 0x07, 0x0F, 0x0F), strict=True):
        script.answer(statusword)
        assert script.cycle() == [SYNC, *_commands(controlword, POSITION)]
    report = script.report()
    assert report is not None
    assert report.all_enabled
    assert set(report.states) == {DriveState.OPERATION_ENABLED}


def test_report_has_the_time_of_the_sync_it_answers(script: Script) -> None:
    script.cycle()
    first = script.bench.now
    script.answer(SWITCH_ON_DISABLED, position=POSITION)
    script.cycle()
    second = script.bench.now
    script.answer(SWITCH_ON_DISABLED, position=POSITION + 10)
    script.cycle()
    reports = script.bench.outputs(script.ports.report)
    assert [report.joints.stamp for report in reports] == [first, second]
    assert reports[1].joints.position == pytest.approx([1010 / COUNTS_PER_RAD] * 8)
    assert reports[1].joints.velocity == pytest.approx([1000 / COUNTS_PER_RAD] * 8)


def test_one_drive_that_is_not_ready_keeps_all_from_following(script: Script) -> None:
    script.cycle()
    for _ in range(50):
        script.want(0.5)
        script.answer(*[ENABLED] * 7, SWITCH_ON_DISABLED)
        assert script.cycle()[-8:-1] == _commands(0x0F, POSITION)[:-1]
    report = script.report()
    assert report is not None
    assert not report.all_enabled
    assert script.state is State.ACTIVE


def test_set_points_are_followed_once_all_are_enabled(script: Script) -> None:
    script.enable()
    for target in (POSITION, POSITION + 5, POSITION + 400):
        script.answer(ENABLED)
        script.want(target / COUNTS_PER_RAD)
        assert script.cycle() == [SYNC, *_commands(0x0F, target)]


def test_foreign_and_short_frames_are_ignored_and_counted(script: Script) -> None:
    script.enable()
    script.answer(ENABLED)
    script.bench.deliver(
        script.ports.bus,
        CanFrame(0x181, struct.pack("<Hi", FAULT, 7), extended=True),
        CanFrame(0x182, struct.pack("<Hi", FAULT, 7)[:5]),
        CanFrame(0x19F, struct.pack("<Hi", FAULT, 7)),
        CanFrame(0x701, b"\x05"),
    )
    script.cycle()
    report = script.report()
    assert report is not None
    assert report.ignored_frames == 3
    assert report.all_enabled
    assert report.joints.position == pytest.approx([POSITION / COUNTS_PER_RAD] * 8)


def test_cycle_without_all_answers_is_not_reported(script: Script) -> None:
    script.enable()
    before = len(script.bench.outputs(script.ports.report))
    script.bench.deliver(script.ports.bus, *(_tpdo(node, ENABLED, 0) for node in NODES[:-1]))
    script.cycle()
    assert len(script.bench.outputs(script.ports.report)) == before
    script.answer(ENABLED)
    script.cycle()
    report = script.report()
    assert report is not None
    assert report.incomplete_cycles == 1


def test_late_answers_of_two_cycles_count_as_the_newer(script: Script) -> None:
    script.enable()
    script.cycle()
    script.answer(ENABLED, position=POSITION + 1)
    script.answer(ENABLED, position=POSITION + 2)
    script.cycle()
    report = script.report()
    assert report is not None
    assert report.joints.position == pytest.approx([(POSITION + 2) / COUNTS_PER_RAD] * 8)


def test_fault_at_the_start_is_reset_by_an_edge(script: Script) -> None:
    script.cycle()
    words = []
    for _ in range(12):
        script.answer(FAULT)
        words.append(struct.unpack("<Hi", script.cycle()[-1].data)[0])
    assert words == [0x00] * 5 + [0x80] * 5 + [0x00] * 2
    script.answer(SWITCH_ON_DISABLED)
    assert script.cycle()[-8:] == _commands(0x06, POSITION)


def _assert_stopped(script: Script, *, cause: str) -> None:
    """Expect that one frame stopped all drives in ERROR, and that nothing enables them."""
    sent = script.sent()
    assert script.state is State.ERROR
    assert cause in str(script.bench.cause())
    assert sent == [CanFrame(0x200, b"\x02\x00"), *_commands(0x02, POSITION), SYNC]
    script.want(0.0)
    script.answer(ENABLED)
    assert script.cycle() == [SYNC, *_commands(0x02, POSITION)]


@pytest.mark.parametrize(
    ("angle_rad", "cause"),
    [
        (math.nan, "not a number"),
        (math.inf, "not a number"),
        (3.1, "outside the soft limits"),
        (1.0, "counts away"),
    ],
)
def test_dangerous_set_point_stops_the_drives(script: Script, angle_rad: float, cause: str) -> None:
    script.enable()
    script.sent()
    script.answer(ENABLED)
    script.want(angle_rad)
    script.bench.step()
    _assert_stopped(script, cause=cause)


def test_drive_that_leaves_operation_stops_all(script: Script) -> None:
    script.enable()
    script.answer(*[ENABLED] * 2, FAULT, *[ENABLED] * 5)
    script.bench.step()
    _assert_stopped(script, cause="'joint3' (node 3) went to FAULT")


def test_silent_drive_stops_all(script: Script) -> None:
    script.enable()
    for _ in range(5):
        script.cycle()
        assert script.state is State.ACTIVE
    script.bench.step()
    _assert_stopped(script, cause="'joint1' (node 1) is silent for 6 cycles")


def test_drives_coast_while_a_set_point_is_late_and_then_all_stop(script: Script) -> None:
    script.enable()
    script.answer(ENABLED)
    script.want((POSITION + 50) / COUNTS_PER_RAD)
    for way in (50, 100, 150):
        assert script.cycle() == [SYNC, *_commands(0x0F, POSITION + way)]
        script.answer(ENABLED)
    script.bench.step()
    assert isinstance(script.bench.cause(), SetpointError)
    _assert_stopped(script, cause="set-points stopped")


def test_set_points_that_end_at_rest_leave_the_drives_holding(script: Script) -> None:
    script.enable()
    for _ in range(2):
        script.answer(ENABLED)
        script.want((POSITION + 50) / COUNTS_PER_RAD)
        script.cycle()
    for _ in range(20):
        script.answer(ENABLED)
        assert script.cycle() == [SYNC, *_commands(0x0F, POSITION + 50)]


def test_component_that_fails_between_two_cycles_sends_no_second_sync(
    script: Script, component: CanDrives
) -> None:
    script.enable()
    component.raise_error("on purpose")
    script.bench.run_for(0)
    assert script.state is State.ERROR
    assert script.sent() == [CanFrame(0x200, b"\x02\x00"), *_commands(0x02, POSITION)]


def test_deactivation_stops_the_drives(script: Script) -> None:
    script.enable()
    script.sent()
    assert script.bench.deactivate()
    assert script.sent() == [CanFrame(0x200, b"\x02\x00"), *_commands(0x02, POSITION)]


def test_after_a_reset_the_drives_are_enabled_anew(script: Script) -> None:
    script.enable()
    script.answer(FAULT)
    script.cycle()
    assert script.bench.reset()
    assert script.bench.activate()
    script.sent()
    script.enable()
    report = script.report()
    assert report is not None
    assert report.all_enabled


def test_axes_with_one_node_number_are_refused(component: CanDrives) -> None:
    axes = component.config.axes
    result = component.configure(axes=(*axes[:-1], axes[0]))
    assert not result
    assert component.config.axes == axes
    assert DriveAxis(axes[0], period=1).node == 1
