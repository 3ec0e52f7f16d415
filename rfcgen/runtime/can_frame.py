"""The CAN frame."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class CanFrame:
    """Hold one classic CAN frame; a standard and an extended one of equal number differ.

    A remote frame has as many zero bytes of ``data`` as its length code says. ``stamp`` is the
    time of reception on the engine's clock and takes no part in comparisons.
    """

    id: int
    data: bytes = b""
    extended: bool = field(default=False, kw_only=True)
    remote: bool = field(default=False, kw_only=True)
    error: bool = field(default=False, kw_only=True)
    stamp: int = field(default=0, kw_only=True, compare=False)

    def __post_init__(self) -> None:
        if not 0 <= self.id <= (0x1FFF_FFFF if self.extended or self.error else 0x7FF):
            raise ValueError(f"a CAN identifier of 0x{self.id:X} does not fit into its frame")
        if len(self.data) > 8:
            raise ValueError(f"{len(self.data)} bytes do not fit into a CAN frame of 8")
