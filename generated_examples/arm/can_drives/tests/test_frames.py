"""The bytes on the bus."""

import pytest
from rfcgen.runtime import CanFrame

from can_drives import frames
from can_drives.frames import DriveSample


def test_frames_that_are_sent() -> None:
    assert frames.sync() == CanFrame(0x080, b"")
    assert frames.start_node() == CanFrame(0x000, b"\x01\x00")
    assert frames.start_node(5) == CanFrame(0x000, b"\x01\x05")
    assert frames.command(3, 0x000F, -2) == CanFrame(0x203, b"\x0f\x00\xfe\xff\xff\xff")
    assert frames.command_all(0x0002) == CanFrame(0x200, b"\x02\x00")


def test_sample_is_read() -> None:
    frame = CanFrame(0x188, b"\x37\x12\xff\xff\xff\x7f")
    assert frames.read_sample(frame) == DriveSample(8, 0x1237, 2**31 - 1)


def test_bytes_beyond_the_mapped_ones_do_not_matter() -> None:
    frame = CanFrame(0x181, b"\x27\x00\x01\x00\x00\x00\xaa\xbb")
    assert frames.read_sample(frame) == DriveSample(1, 0x27, 1)


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(CanFrame(0x181, bytes(6), extended=True), id="29 bit"),
        pytest.param(CanFrame(0x181, b"", remote=True), id="remote"),
        pytest.param(CanFrame(0x181, bytes(6), error=True), id="error"),
        pytest.param(CanFrame(0x181, bytes(5)), id="short"),
        pytest.param(CanFrame(0x180, bytes(6)), id="no node"),
        pytest.param(CanFrame(0x281, bytes(6)), id="second TPDO"),
        pytest.param(CanFrame(0x201, bytes(6)), id="RPDO"),
    ],
)
def test_what_is_no_sample(frame: CanFrame) -> None:
    assert frames.read_sample(frame) is None


def test_heartbeat() -> None:
    assert frames.is_heartbeat(CanFrame(0x705, b"\x00"))
    assert not frames.is_heartbeat(CanFrame(0x705, b"\x00", extended=True))
    assert not frames.is_heartbeat(CanFrame(0x185, bytes(6)))
