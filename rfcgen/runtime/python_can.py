"""CAN buses of the python-can package; it is imported only when such a link opens."""

import errno
from threading import Event, Thread
from typing import TYPE_CHECKING

from rfcgen.runtime.can_frame import CanFrame
from rfcgen.runtime.errors import LinkError, SendFailed
from rfcgen.runtime.running import call

if TYPE_CHECKING:
    import can

    from rfcgen.runtime.can_link import CanLink

SEND_TIMEOUT_S = 0.01
"""How long a full transmit queue is waited for, on every kind of interface."""

RETRY_S = 0.001
"""How long a sender waits before it tries a full transmit queue again."""

POLL_S = 0.1
"""How often a reader looks whether it shall end, and waits after an error of the bus."""


class PythonCanWire:
    """Join links to ``INTERFACE:CHANNEL``; each link has its own bus object and reader thread."""

    def __init__(self, address: str, bitrate: int | None) -> None:
        interface, _, channel = address.partition(":")
        if not interface or not channel:
            raise LinkError(f"'{address}' is no CAN address; write INTERFACE:CHANNEL")
        self._interface = interface
        self._channel = channel
        self._bitrate = bitrate
        self._readers: dict[str, _Reader] = {}

    def open(self, link: "CanLink") -> None:
        """Open a bus for the link and begin to read from it."""
        if link.label not in self._readers:
            self._readers[link.label] = _Reader(link, self._open_bus())

    def send(self, link: "CanLink", frame: CanFrame) -> None:
        """Send, again while the transmit queue is full, for at most `SEND_TIMEOUT_S`."""
        reader = self._readers.get(link.label)
        if reader is None:
            raise SendFailed(f"link '{link.label}' is closed")
        reader.send(frame)

    def close(self, link: "CanLink") -> None:
        """Stop the link's reader, then close its bus."""
        reader = self._readers.pop(link.label, None)
        if reader is not None:
            reader.close()

    def _open_bus(self) -> "can.BusABC":
        try:
            import can
        except ImportError as error:
            raise LinkError(
                "this CAN link needs the package python-can; install 'rfcgen[can]'"
            ) from error
        try:
            if self._bitrate is None:
                return can.Bus(self._channel, self._interface)
            return can.Bus(self._channel, self._interface, bitrate=self._bitrate)
        except (can.CanError, OSError, ValueError, TypeError, ImportError) as error:
            address = f"{self._interface}:{self._channel}"
            raise LinkError(f"CAN bus '{address}' cannot be opened: {error}") from error


class _Reader:
    """Own a bus and the thread that reads from it; the thread outlives every error but `close`."""

    def __init__(self, link: "CanLink", bus: "can.BusABC") -> None:
        self._link = link
        self._bus = bus
        self._stop = Event()
        self._thread = Thread(target=self._read, name=f"can {link.label}", daemon=True)
        self._thread.start()

    def send(self, frame: CanFrame) -> None:
        import can

        message = can.Message(
            arbitration_id=frame.id,
            is_extended_id=frame.extended,
            is_remote_frame=frame.remote,
            is_error_frame=frame.error,
            dlc=len(frame.data),
            data=None if frame.remote else frame.data,
        )
        left = 1 + round(SEND_TIMEOUT_S / RETRY_S)
        while True:
            try:
                self._bus.send(message, timeout=SEND_TIMEOUT_S)
            except (can.CanError, OSError) as error:
                left -= 1
                if left and _is_queue_full(error) and not self._stop.wait(RETRY_S):
                    continue
                raise SendFailed(f"link '{self._link.label}' could not send: {error}") from error
            return

    def close(self) -> None:
        self._stop.set()
        self._thread.join(timeout=10 * POLL_S)
        self._bus.shutdown()

    def _read(self) -> None:
        while not self._stop.is_set():
            error = call(self._read_one)
            if error is not None and not self._stop.is_set():
                self._link.note_fault(error)
                self._stop.wait(POLL_S)

    def _read_one(self) -> None:
        message = self._bus.recv(timeout=POLL_S)
        if message is not None:
            self._link.accept(_frame_of(message, self._link.now()))


def _is_queue_full(error: Exception) -> bool:
    code = error.errno if isinstance(error, OSError) else getattr(error, "error_code", None)
    return code == errno.ENOBUFS


def _frame_of(message: "can.Message", now: int) -> CanFrame:
    if message.is_fd:
        raise ValueError(f"a CAN FD frame arrived (0x{message.arbitration_id:X}); it is dropped")
    return CanFrame(
        message.arbitration_id,
        bytes(message.dlc) if message.is_remote_frame else bytes(message.data),
        extended=message.is_extended_id,
        remote=message.is_remote_frame,
        error=message.is_error_frame,
        stamp=now,
    )
