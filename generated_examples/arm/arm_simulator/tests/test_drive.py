"""One drive, command by command."""

import math

import pytest
from arm_types import Axis, DriveState

from arm_simulator.drive import Command, NmtState, Sample, SimulatedDrive

PERIOD = 10_000_000
COUNTS_PER_TURN = 2**19
ENABLE = (0x06, 0x07, 0x0F)


@pytest.fixture
def drive(axis: Axis) -> SimulatedDrive:
    return SimulatedDrive(axis, start_rad=0.0, interpolation_period=PERIOD)


@pytest.fixture
def enabled(drive: SimulatedDrive) -> SimulatedDrive:
    drive.take_nmt(NmtState.OPERATIONAL, 0)
    for controlword in ENABLE:
        drive.take_command(Command(controlword, 100))
        drive.take_sync(0)
    return drive


def _run(drive: SimulatedDrive, commands: list[Command], *, begin: int = 0) -> list[Sample]:
    """Send a SYNC and then a command in each cycle, as a commander does."""
    samples = []
    for index, command in enumerate(commands):
        sample = drive.take_sync(begin + index * PERIOD)
        assert sample is not None
        samples.append(sample)
        drive.take_command(command)
    return samples


@pytest.mark.parametrize("nmt", [NmtState.PRE_OPERATIONAL, NmtState.STOPPED])
def test_no_pdo_outside_operational(drive: SimulatedDrive, nmt: NmtState) -> None:
    drive.take_nmt(nmt, 0)
    drive.take_command(Command(0x06, 0))
    drive.take_controlword(0x06, 0)
    assert drive.take_sync(0) is None
    drive.take_nmt(NmtState.OPERATIONAL, 0)
    drive.take_sync(0)
    assert drive.state is DriveState.SWITCH_ON_DISABLED


def test_start_is_in_counts_of_the_encoder(axis: Axis) -> None:
    drive = SimulatedDrive(axis, start_rad=-1.5708, interpolation_period=PERIOD)
    drive.take_nmt(NmtState.OPERATIONAL, 0)
    counts = 100 + round(-1.5708 * COUNTS_PER_TURN / math.tau)
    assert drive.take_sync(0) == Sample(DriveState.SWITCH_ON_DISABLED, counts)


def test_control_word_acts_at_the_next_sync_and_shows_one_later(
    drive: SimulatedDrive,
) -> None:
    drive.take_nmt(NmtState.OPERATIONAL, 0)
    samples = _run(drive, [Command(word, 100) for word in (*ENABLE, 0x0F, 0x0F)])
    assert [sample.state for sample in samples] == [
        DriveState.SWITCH_ON_DISABLED,
        DriveState.SWITCH_ON_DISABLED,
        DriveState.READY_TO_SWITCH_ON,
        DriveState.SWITCHED_ON,
        DriveState.OPERATION_ENABLED,
    ]


def test_target_is_reached_two_syncs_later(enabled: SimulatedDrive) -> None:
    targets = [100, 110, 130, 120, 120, 120]
    samples = _run(enabled, [Command(0x0F, target) for target in targets], begin=PERIOD)
    assert [sample.position for sample in samples] == [100, 100, *targets[:-2]]


def test_drive_interpolates_between_syncs(enabled: SimulatedDrive) -> None:
    enabled.take_command(Command(0x0F, 300))
    enabled.take_sync(PERIOD)
    assert enabled.angle_at(PERIOD + PERIOD // 2) == pytest.approx(100 * math.tau / COUNTS_PER_TURN)


def test_without_a_new_command_the_drive_stays_where_it_is(enabled: SimulatedDrive) -> None:
    enabled.take_command(Command(0x0F, 300))
    positions = [enabled.take_sync(index * PERIOD) for index in range(1, 5)]
    assert [sample and sample.position for sample in positions] == [100, 300, 300, 300]
    assert enabled.speed_at(5 * PERIOD) == 0.0


def _moving(drive: SimulatedDrive, *, step: int = 400) -> int:
    """Let a drive run at a steady speed; return the time of the last SYNC."""
    _run(drive, [Command(0x0F, 100 + step * index) for index in range(10)], begin=PERIOD)
    return 10 * PERIOD


@pytest.mark.parametrize("kind", ["synchronous", "asynchronous"])
def test_quick_stop_brakes_and_takes_the_power_off(enabled: SimulatedDrive, kind: str) -> None:
    now = _moving(enabled)
    before = enabled.speed_at(now)
    if kind == "synchronous":
        enabled.take_command(Command(0x02, 0))
        now += PERIOD
        enabled.take_sync(now)
    else:
        enabled.take_controlword(0x02, now)
    states = [enabled.state]
    assert enabled.speed_at(now) == pytest.approx(before)
    assert before == pytest.approx(400 * 100 * math.tau / COUNTS_PER_TURN)
    way = enabled.angle_at(now + 10**10) - enabled.angle_at(now)
    assert way == pytest.approx(before**2 / 2, abs=math.tau / COUNTS_PER_TURN)
    end = now + round(before * 1e9) + PERIOD
    enabled.take_command(Command(0x02, 0))
    enabled.take_sync(end)
    states.append(enabled.state)
    assert states == [DriveState.QUICK_STOP_ACTIVE, DriveState.SWITCH_ON_DISABLED]
    assert enabled.speed_at(end) == 0.0


def test_older_command_enables_a_stopping_drive_again(enabled: SimulatedDrive) -> None:
    now = _moving(enabled)
    enabled.take_command(Command(0x0F, 4000))
    enabled.take_controlword(0x02, now)
    enabled.take_sync(now + PERIOD)
    assert enabled.state is DriveState.OPERATION_ENABLED


def test_drive_stops_when_the_node_does(enabled: SimulatedDrive) -> None:
    now = _moving(enabled)
    enabled.take_nmt(NmtState.STOPPED, now)
    assert enabled.state is DriveState.QUICK_STOP_ACTIVE


def test_reset_forgets_the_commands_but_not_the_place(enabled: SimulatedDrive) -> None:
    now = _moving(enabled)
    angle = enabled.angle_at(now)
    enabled.reset(now)
    assert (enabled.nmt, enabled.state) == (NmtState.PRE_OPERATIONAL, DriveState.SWITCH_ON_DISABLED)
    assert enabled.angle_at(now + PERIOD) == angle


def test_fault_holds_the_axis_until_it_is_reset_by_an_edge(enabled: SimulatedDrive) -> None:
    now = _moving(enabled)
    enabled.fail(now)
    angle = enabled.angle_at(now)
    samples = _run(enabled, [Command(word, 0) for word in (0x80, 0x80, 0x00, 0x80, 0x00, 0x00)])
    assert [sample.state for sample in samples] == [
        DriveState.FAULT,
        DriveState.FAULT,  # the first 0x80 came after 0x0F: an edge
        *[DriveState.SWITCH_ON_DISABLED] * 4,
    ]
    assert enabled.angle_at(10 * now) == angle
