import pytest
from hypothesis import given
from hypothesis import strategies as st

from rfcgen.debugger.frames import parse_frame, write_frame
from rfcgen.debugger.problem import CommandError
from rfcgen.runtime import CanFrame


@pytest.mark.parametrize(
    ("text", "frame"),
    [
        ("123#", CanFrame(0x123)),
        ("80#01ff", CanFrame(0x80, b"\x01\xff")),
        ("181#11.22.33", CanFrame(0x181, b"\x11\x22\x33")),
        ("1F334455#00", CanFrame(0x1F334455, b"\x00", extended=True)),
        ("00000123#00", CanFrame(0x123, b"\x00", extended=True)),
        ("701#R", CanFrame(0x701, remote=True)),
        ("701#R2", CanFrame(0x701, bytes(2), remote=True)),
    ],
)
def test_parse_frame(text: str, frame: CanFrame) -> None:
    assert parse_frame(text) == frame


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("123", "is not a CAN frame"),
        ("12345#00", "is not a CAN frame"),
        ("123#0", "is not a CAN frame"),
        ("xyz#00", "is not a CAN frame"),
        ("800#", "does not fit into 11 bits"),
        ("20000000#", "does not fit into 29 bits"),
        ("123#001122334455667788", "at most 8 bytes, not 9"),
    ],
)
def test_what_is_no_frame(text: str, message: str) -> None:
    with pytest.raises(CommandError) as raised:
        parse_frame(text)
    assert message in raised.value.message


frames = st.builds(
    CanFrame, st.integers(0, 0x7FF), st.binary(max_size=8), extended=st.booleans()
) | st.builds(
    lambda number, length: CanFrame(number, bytes(length), remote=True),
    st.integers(0, 0x7FF),
    st.integers(0, 8),
)


@given(frames)
def test_frames_read_back_as_they_were_written(frame: CanFrame) -> None:
    assert parse_frame(write_frame(frame)) == frame
