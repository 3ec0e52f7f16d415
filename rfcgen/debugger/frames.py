"""Write CAN frames as can-utils does: ``123#11.22``, ``1F334455#``, ``123#R8``."""

import re

from rfcgen.debugger.problem import CommandError
from rfcgen.runtime import CanFrame

_FRAME = re.compile(r"([0-9A-Fa-f]{1,3}|[0-9A-Fa-f]{8})#(R[0-8]?|(?:[0-9A-Fa-f]{2}\.?)*)")
_STANDARD_MAXIMUM = 0x7FF
_EXTENDED_MAXIMUM = 0x1FFF_FFFF
_STANDARD_DIGITS = 3
_MAXIMUM_BYTES = 8


def parse_frame(text: str) -> CanFrame:
    """Read one frame; three digits are a standard identifier, eight an extended one."""
    found = _FRAME.fullmatch(text)
    if found is None:
        raise CommandError(
            f"'{text}' is not a CAN frame", help="type ID#DATA in hexadecimal, such as 181#0027FF"
        )
    identifier = int(found[1], 16)
    extended = len(found[1]) > _STANDARD_DIGITS
    if identifier > (_EXTENDED_MAXIMUM if extended else _STANDARD_MAXIMUM):
        raise CommandError(
            f"identifier {found[1]} does not fit into {29 if extended else 11} bits",
            help="" if extended else f"type {identifier:08X} for an extended identifier",
        )
    if found[2].startswith("R"):
        length = int(found[2][1:] or 0)
        return CanFrame(identifier, bytes(length), extended=extended, remote=True)
    data = bytes.fromhex(found[2].replace(".", ""))
    if len(data) > _MAXIMUM_BYTES:
        raise CommandError(f"a CAN frame carries at most 8 bytes, not {len(data)}")
    return CanFrame(identifier, data, extended=extended)


def write_frame(frame: CanFrame) -> str:
    """Return a frame in the notation that `parse_frame` reads."""
    identifier = f"{frame.id:08X}" if frame.extended else f"{frame.id:03X}"
    if frame.remote:
        return f"{identifier}#R{len(frame.data) or ''}"
    return f"{identifier}#{frame.data.hex().upper()}"
