"""CAN links inside the process, and through python-can's virtual interface."""

from __future__ import annotations

import builtins
import errno
import threading
from typing import TYPE_CHECKING

import can
import pytest

from rfcgen.runtime import (
    CanFrame,
    LinkError,
    RealtimeEngine,
    SendFailed,
    SimulatedEngine,
    State,
    System,
    WiringError,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from rfcgen.runtime import ContextProfile, Engine
    from tests.runtime.conftest import Kit, Probe

FRAMES = (
    CanFrame(0x181, b""),
    CanFrame(0x181, b"\x01", extended=True),
    CanFrame(0x181, bytes(5), remote=True),
    CanFrame(0x1FFF_FFFF, bytes(range(8)), extended=True),
)


def receive(self: Probe) -> None:
    self.trace.extend(self.links["bus"].receive_all())


def joined(
    kit: Kit,
    engine: Engine,
    *,
    address: str = "",
    depth: int = 1024,
    on_execute: Callable[[Probe], object] = receive,
    mode: ContextProfile | None = None,
) -> tuple[System, Probe, Probe]:
    system = System("s", engine)
    ports = (kit.link(depth=depth),)
    contexts = (mode or kit.periodic(),)
    one = system.add(kit.probe("one", ports=ports, contexts=contexts, on_execute=on_execute))
    two = system.add(kit.probe("two", ports=ports, contexts=contexts, on_execute=on_execute))
    system.join("bus", one.links["bus"], two.links["bus"], address=address)
    kit.keep(system)
    return system, one, two


def wait_for(condition: Callable[[], object], seconds: float = 10.0) -> bool:
    """Wait in small slices until a condition holds; for what other threads do."""
    pause = threading.Event()
    for _ in range(int(seconds / 0.005)):
        if condition():
            return True
        pause.wait(0.005)
    return False


@pytest.mark.parametrize(
    ("values", "message"),
    [((0x800, b""), "does not fit"), ((1, bytes(9)), "9 bytes"), ((-1, b""), "does not fit")],
)
def test_an_impossible_frame_is_refused(values: tuple[int, bytes], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        CanFrame(*values)


def test_kinds_of_frames_stay_distinct() -> None:
    """A 29-bit frame with a COB-ID's number is another frame."""
    assert CanFrame(0x181) != CanFrame(0x181, extended=True)
    assert CanFrame(0x181) != CanFrame(0x181, remote=True)
    assert CanFrame(0x181, stamp=1) == CanFrame(0x181, stamp=2)


def test_frames_reach_the_others_with_their_time(kit: Kit) -> None:
    system, one, two = joined(kit, SimulatedEngine())
    system.start()
    system.engine.run_for(5 * kit.MS)
    for frame in FRAMES:
        one.links["bus"].send(frame)
    system.engine.run_for(5 * kit.MS)
    assert two.trace == list(FRAMES)
    assert {frame.stamp for frame in two.trace} == {5 * kit.MS}
    assert one.trace == []
    assert (one.links["bus"].counters.sent, two.links["bus"].counters.received) == (4, 4)


def test_a_full_buffer_drops_its_oldest_and_never_blocks(kit: Kit) -> None:
    """python-can's own virtual bus blocks the sender for ever here."""
    system, one, two = joined(kit, SimulatedEngine(), depth=2)
    system.start()
    for number in range(5):
        one.links["bus"].send(CanFrame(number))
    system.engine.run_for(10 * kit.MS)
    assert [frame.id for frame in two.trace] == [3, 4]
    assert two.links["bus"].counters.dropped == 3


def test_frames_are_latched_too(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        link = self.links["bus"]
        self.trace.append((len(link.receive_all()), len(link.receive_all())))

    system, one, two = joined(kit, SimulatedEngine(), on_execute=on_execute)
    system.start()
    one.links["bus"].send(CanFrame(1))
    one.links["bus"].send(CanFrame(2))
    system.engine.run_for(20 * kit.MS)
    assert two.trace == [(2, 0), (0, 0)]


def test_a_link_triggers_an_event_driven_context(kit: Kit) -> None:
    system, one, two = joined(kit, SimulatedEngine(), mode=kit.triggered())
    system.start()
    one.links["bus"].send(CanFrame(1))
    system.engine.run_for(0)
    assert [frame.id for frame in two.trace] == [1]


def test_a_link_is_open_from_initialize_to_finalize(kit: Kit) -> None:
    probe = kit.probe(ports=(kit.link(),))
    bench = kit.bench(probe)
    link = probe.links["bus"]
    with pytest.raises(LinkError, match="is closed"):
        link.send(CanFrame(1))
    with pytest.raises(LinkError, match="is closed"):
        bench.deliver(link, CanFrame(1))
    assert bench.initialize()
    link.send(CanFrame(1))
    assert bench.finalize()
    assert not link.try_send(CanFrame(2))
    assert bench.sent(link) == [CanFrame(1)]
    assert link.counters.failed == 2


def test_a_required_link_must_be_joined(kit: Kit) -> None:
    system = System("s", SimulatedEngine())
    probe = system.add(kit.probe(ports=(kit.link(),)))
    kit.keep(system)
    with pytest.raises(Exception, match=r"'probe.bus' is not joined to a bus"):
        system.start()
    assert probe.state() is State.FINALIZED


def test_a_link_joins_one_bus_only(kit: Kit) -> None:
    system, one, _ = joined(kit, SimulatedEngine())
    with pytest.raises(WiringError, match="belongs to a bus already"):
        system.join("other", one.links["bus"])


def test_an_address_needs_an_interface_and_a_channel() -> None:
    with pytest.raises(WiringError, match="INTERFACE:CHANNEL"):
        System("s", RealtimeEngine()).join("bus", address="can0")


def test_python_can_carries_every_kind_of_frame(kit: Kit) -> None:
    system, one, two = joined(kit, RealtimeEngine(), address="virtual:kinds")
    system.start()
    before = system.engine.clock.now()
    for frame in FRAMES:
        one.links["bus"].send(frame)
    assert wait_for(lambda: len(two.trace) == len(FRAMES))
    assert two.trace == list(FRAMES)
    assert all(before <= frame.stamp <= system.engine.clock.now() for frame in two.trace)
    assert one.trace == []


def test_a_foreign_receiver_that_is_full_does_not_block_for_ever(kit: Kit) -> None:
    system, one, _ = joined(kit, RealtimeEngine(), address="virtual:full")
    system.start()
    with can.Bus("full", "virtual", rx_queue_size=2):
        for number in range(2):
            one.links["bus"].send(CanFrame(number))
        with pytest.raises(SendFailed, match=r"one.bus.*could not send"):
            one.links["bus"].send(CanFrame(3))
    assert one.links["bus"].counters.failed == 1
    one.links["bus"].send(CanFrame(4))


class FakeBus:
    """A bus that fails as told."""

    def __init__(self, *_args: object, **_options: object) -> None:
        self.send_errors = []
        self.receive_errors = []
        self.sent = []
        self.queue = []
        self.calls = []

    def send(self, message: can.Message, timeout: float) -> None:
        assert timeout > 0
        if self.send_errors:
            raise self.send_errors.pop(0)
        self.sent.append(message)

    def recv(self, timeout: float) -> can.Message | None:
        if self.receive_errors:
            raise self.receive_errors.pop(0)
        if self.queue:
            return self.queue.pop(0)
        threading.Event().wait(min(timeout, 0.005))
        return None

    def shutdown(self) -> None:
        readers = [thread for thread in threading.enumerate() if thread.name == "can probe.bus"]
        self.calls.append(("shutdown", len(readers)))


@pytest.fixture
def faked(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> tuple[System, Probe, FakeBus]:
    bus = FakeBus()
    monkeypatch.setattr(can, "Bus", lambda *_args, **_options: bus)
    system = System("s", RealtimeEngine())
    probe = system.add(kit.probe(ports=(kit.link(),), on_execute=receive))
    system.join("bus", probe.links["bus"], address="socketcan:can9")
    kit.keep(system)
    system.start()
    return system, probe, bus


def test_a_full_transmit_queue_is_waited_for(faked: tuple[System, Probe, FakeBus]) -> None:
    """hardbyte/python-can #2004: ENOBUFS at once, whatever the time-out."""
    _, probe, bus = faked
    bus.send_errors = [can.CanOperationError("no room", errno.ENOBUFS) for _ in range(3)]
    probe.links["bus"].send(CanFrame(7))
    assert [message.arbitration_id for message in bus.sent] == [7]


def test_a_failed_send_is_typed_and_counted_and_the_next_one_works(
    faked: tuple[System, Probe, FakeBus],
) -> None:
    _, probe, bus = faked
    bus.send_errors = [can.CanOperationError("no room", errno.ENOBUFS) for _ in range(100)]
    with pytest.raises(SendFailed, match="could not send"):
        probe.links["bus"].send(CanFrame(7))
    bus.send_errors = [OSError(errno.ENETDOWN, "network is down")]
    assert not probe.links["bus"].try_send(CanFrame(8))
    assert probe.links["bus"].try_send(CanFrame(9))
    counters = probe.links["bus"].counters
    assert (counters.sent, counters.failed) == (1, 2)


def test_errors_of_reception_never_end_it(faked: tuple[System, Probe, FakeBus]) -> None:
    """hardbyte/python-can #1039: counted, reported, and the next frame still comes."""
    _, probe, bus = faked
    bus.receive_errors = [can.CanOperationError("bad file"), AttributeError("driver")]
    bus.queue = [can.Message(arbitration_id=5, is_fd=True), can.Message(arbitration_id=6)]
    assert wait_for(lambda: [frame.id for frame in probe.trace] == [0x6])
    assert probe.links["bus"].counters.faults == 3


def test_a_kernel_that_fails_on_a_frame_does_not_end_reception(kit: Kit) -> None:
    def on_execute(self: Probe) -> None:
        frames = self.links["bus"].receive_all()
        if any(frame.id == 1 for frame in frames):
            raise ValueError("bad frame")

    system, one, two = joined(kit, SimulatedEngine(), on_execute=on_execute, mode=kit.triggered())
    system.start()
    for number in range(4):
        one.links["bus"].send(CanFrame(number))
        system.engine.run_for(kit.MS)
    assert two.state() is State.ERROR
    assert two.links["bus"].counters.received == 4


def test_the_reader_ends_before_its_bus(faked: tuple[System, Probe, FakeBus]) -> None:
    """hardbyte/python-can #1526: reader, then bus; again without effect."""
    system, probe, bus = faked
    assert system.stop()
    assert system.stop()
    probe.links["bus"].close()
    assert bus.calls == [("shutdown", 0)]


def test_a_missing_package_is_named_with_its_extra(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def fake(name: str, *rest: object) -> object:
        if name == "can":
            raise ImportError(name)
        return real(name, *rest)

    system, _, _ = joined(kit, RealtimeEngine(), address="virtual:missing")
    monkeypatch.setattr(builtins, "__import__", fake)
    with pytest.raises(Exception, match=r"install 'rfcgen\[can\]'"):
        system.start()


def test_an_interface_that_does_not_exist_is_explained(kit: Kit) -> None:
    system, one, _ = joined(kit, RealtimeEngine(), address="nosuchbus:x")
    with pytest.raises(Exception, match="CAN bus 'nosuchbus:x' cannot be opened"):
        system.start()
    assert one.state() is State.FINALIZED
