"""The component's end of a CAN bus: a bounded buffer that never blocks the bus."""

from collections import deque
from dataclasses import dataclass
from threading import Lock
from typing import TYPE_CHECKING, Protocol

from rfcgen.runtime.can_frame import CanFrame
from rfcgen.runtime.errors import LinkError, SendFailed
from rfcgen.runtime.instance import instance_of
from rfcgen.runtime.profile import LinkProfile

if TYPE_CHECKING:
    from rfcgen.runtime.component import AnyComponent


class Wire(Protocol):
    """What a link is joined to."""

    def open(self, link: "CanLink") -> None:
        """Begin to call ``link.accept``; `LinkError` if that is impossible."""

    def send(self, link: "CanLink", frame: CanFrame) -> None:
        """Send for that link; `SendFailed` after a bounded time."""

    def close(self, link: "CanLink") -> None:
        """End in bounded time; harmless when called again."""


@dataclass(frozen=True, slots=True)
class LinkCounters:
    """Count frames: ``dropped`` gave way in the buffer, ``failed`` could not be sent.

    ``faults`` counts errors of reception; a link survives them and goes on receiving.
    """

    received: int
    dropped: int
    sent: int
    failed: int
    faults: int


class CanLink:
    """Send and receive CAN frames; open from initialize to finalize."""

    def __init__(self, component: "AnyComponent", name: str) -> None:
        instance = instance_of(component)
        profile = instance.profile.port(name)
        if not isinstance(profile, LinkProfile) or profile.medium != "can":
            raise TypeError(f"'{name}' of '{instance.name}' is no CAN link")
        self.profile = profile
        self._label = f"{instance.name}.{name}"
        self._instance = instance
        self._context = context = instance.context(profile.context)
        named = context.profile.trigger
        self.is_trigger = context.is_triggered and (name in named if named else True)
        self._frames: deque[tuple[int, CanFrame]] = deque()
        self._lock = Lock()
        self._limit = 0
        self._received = self._dropped = self._sent = self._failed = self._faults = 0
        self._is_open = False
        self._wire: Wire | None = None
        context.inputs.append(self)
        instance.inputs[name] = self

    def __repr__(self) -> str:
        return f"<CanLink {self._label}>"

    @property
    def label(self) -> str:
        """Return ``instance.port``."""
        return self._label

    def send(self, frame: CanFrame) -> None:
        """Send a frame; `SendFailed` if the bus does not take it in bounded time."""
        wire = self._wire
        if wire is None or not self._is_open:
            self._failed += 1
            state = "is not joined to a bus" if wire is None else "is closed"
            raise LinkError(f"link '{self._label}' {state}")
        try:
            wire.send(self, frame)
        except SendFailed:
            self._failed += 1
            raise
        self._sent += 1

    def try_send(self, frame: CanFrame) -> bool:
        """Send a frame and tell whether the bus took it; a failure is counted."""
        try:
            self.send(frame)
        except LinkError:
            return False
        return True

    def receive_all(self) -> tuple[CanFrame, ...]:
        """Return the frames that had arrived when the callback started, oldest first."""
        frames = self._frames
        if not frames:
            return ()
        limit = self._limit
        taken = []
        with self._lock:
            while frames and frames[0][0] <= limit:
                taken.append(frames.popleft()[1])
        self._context.taken += len(taken)
        return tuple(taken)

    @property
    def counters(self) -> LinkCounters:
        """Return what was received, dropped and sent until now; from any thread."""
        return LinkCounters(self._received, self._dropped, self._sent, self._failed, self._faults)

    @property
    def is_joined(self) -> bool:
        """Tell whether the link belongs to a bus."""
        return self._wire is not None

    @property
    def is_open(self) -> bool:
        """Tell whether frames arrive."""
        return self._is_open

    def now(self) -> int:
        """Return the time that a frame received now is stamped with."""
        return self._instance.clock.now()

    def accept(self, frame: CanFrame) -> None:
        """Take a stamped frame from the bus, from any thread; a full buffer drops its oldest."""
        with self._lock:
            if not self._is_open:
                return
            self._received += 1
            if len(self._frames) >= self.profile.depth:
                self._frames.popleft()
                self._dropped += 1
            self._frames.append((self._received, frame))
        if self.is_trigger:
            self._context.arrive()

    def note_fault(self, error: BaseException) -> None:
        """Count an error of reception and report it (called by the wire)."""
        self._faults += 1
        self._instance.log.error("link '%s': %s", self._label, error)

    def join(self, wire: Wire) -> None:
        """Belong to a bus (called by the system)."""
        self._wire = wire

    def latch(self) -> None:
        """Fix what the next callback sees (called by the context)."""
        self._limit = self._received

    def has_queued(self) -> bool:
        """Tell whether a frame waits."""
        return bool(self._frames)

    def clear(self) -> None:
        """Forget old frames (called at activation)."""
        with self._lock:
            self._frames.clear()

    def open(self) -> None:
        """Open the link (called at initialize)."""
        if self._wire is None:
            if self.profile.required:
                raise LinkError(f"link '{self._label}' is not joined to a bus")
            return
        with self._lock:
            self._is_open = True
        try:
            self._wire.open(self)
        except LinkError:
            self._is_open = False
            raise

    def close(self) -> None:
        """Close the link (called at finalize)."""
        with self._lock:
            self._is_open = False
            self._frames.clear()
        if self._wire is not None:
            self._wire.close(self)
