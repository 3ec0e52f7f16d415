"""The CANopen frames (CiA 301) that the cyclic operation needs, and nothing about their meaning."""

import struct
from dataclasses import dataclass

from rfcgen.runtime import CanFrame

NMT = 0x000
SYNC = 0x080
TPDO = 0x180
RPDO = 0x200
HEARTBEAT = 0x700
EVERY_NODE = 0

_START = 0x01
_FUNCTION = 0x780
_NODE = 0x07F
_COMMAND = struct.Struct("<Hi")
_SAMPLE = struct.Struct("<Hi")


@dataclass(frozen=True, slots=True)
class DriveSample:
    """What a drive said about itself at a SYNC: status word and actual position in counts."""

    node: int
    statusword: int
    position: int


def sync() -> CanFrame:
    """Return the SYNC; without a counter, as object 0x1019 is zero."""
    return CanFrame(SYNC)


def start_node(node: int = EVERY_NODE) -> CanFrame:
    """Return the NMT command that makes a node OPERATIONAL, so that it sends and takes PDOs."""
    return CanFrame(NMT, bytes((_START, node)))


def command(node: int, controlword: int, target: int) -> CanFrame:
    """Return the synchronous RPDO of one drive; it acts at the next SYNC."""
    return CanFrame(RPDO + node, _COMMAND.pack(controlword, target))


def command_all(controlword: int) -> CanFrame:
    """Return the asynchronous RPDO that every drive obeys at once."""
    return CanFrame(RPDO, controlword.to_bytes(2, "little"))


def read_sample(frame: CanFrame) -> DriveSample | None:
    """Read a TPDO, or return None for any other frame and for one that is too short.

    A frame with a 29-bit identifier is no PDO, whatever the value of the identifier.
    """
    if frame.extended or frame.remote or frame.error:
        return None
    node = frame.id & _NODE
    if frame.id & _FUNCTION != TPDO or not node or len(frame.data) < _SAMPLE.size:
        return None
    statusword, position = _SAMPLE.unpack_from(frame.data)
    return DriveSample(node, statusword, position)


def is_heartbeat(frame: CanFrame) -> bool:
    """Tell whether a frame is a heartbeat or the boot-up message."""
    return not frame.extended and not frame.error and frame.id & _FUNCTION == HEARTBEAT
