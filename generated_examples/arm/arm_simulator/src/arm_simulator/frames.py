"""The CANopen frames (CiA 301) that a drive takes and sends."""

import struct

from rfcgen.runtime import CanFrame

from arm_simulator.drive import Command, Sample
from arm_simulator.power import statusword

NMT = 0x000
SYNC = 0x080
TPDO = 0x180
RPDO = 0x200
HEARTBEAT = 0x700

_COMMAND = struct.Struct("<Hi")
_SAMPLE = struct.Struct("<Hi")
_CONTROLWORD_SIZE = 2


def boot_up(node: int) -> CanFrame:
    """Return the message with which a node announces itself."""
    return CanFrame(HEARTBEAT + node, b"\x00")


def sample_frame(node: int, sample: Sample) -> CanFrame:
    """Return the TPDO of a drive."""
    return CanFrame(TPDO + node, _SAMPLE.pack(statusword(sample.state), sample.position))


def is_taken(frame: CanFrame) -> bool:
    """Tell whether a node looks at a frame: data, with an 11-bit identifier."""
    return not (frame.extended or frame.remote or frame.error)


def read_nmt(frame: CanFrame) -> tuple[int, int] | None:
    """Read command and node of an NMT frame; node 0 addresses all."""
    return (frame.data[0], frame.data[1]) if len(frame.data) == 2 else None


def read_command(frame: CanFrame) -> Command | None:
    """Read a synchronous RPDO, or return None if it is too short."""
    if len(frame.data) < _COMMAND.size:
        return None
    return Command(*_COMMAND.unpack_from(frame.data))


def read_controlword(frame: CanFrame) -> int | None:
    """Read the asynchronous RPDO, or return None if it is too short."""
    if len(frame.data) < _CONTROLWORD_SIZE:
        return None
    return int.from_bytes(frame.data[:_CONTROLWORD_SIZE], "little")
