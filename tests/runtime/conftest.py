"""Kernels made of functions, for the tests of the run time."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass

import pytest

from rfcgen.runtime import (
    Buffer,
    CanLink,
    Change,
    Component,
    ComponentProfile,
    ContextProfile,
    DataIn,
    DataInProfile,
    DataOut,
    DataOutProfile,
    Engine,
    ExecutionMode,
    LinkProfile,
    Overflow,
    ParameterProfile,
    PortProfile,
    Timing,
)
from rfcgen.runtime.testing import Bench

MS = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Gains:
    gain: float = 1.0
    limit: int = 3
    label: str = "arm"


PARAMETERS = (
    ParameterProfile(name="gain", type="float64", minimum=0.0, maximum=10.0, unit="1/s"),
    ParameterProfile(name="limit", type="int8", change=Change.INACTIVE),
    ParameterProfile(name="label", type="string", change=Change.NEVER),
)


class Probe(Component[Gains]):
    """Keep what happened in ``trace`` and give ports by name."""

    def __init__(self, name: str = "probe", *, timing: dict[str, Timing] | None = None) -> None:
        super().__init__(name, Gains(), timing=timing)
        self.trace: list[object] = []
        self.ins: dict[str, DataIn[object]] = {}
        self.outs: dict[str, DataOut[object]] = {}
        self.links: dict[str, CanLink] = {}
        for port in type(self).profile.ports:
            if isinstance(port, DataInProfile):
                self.ins[port.name] = DataIn(self, port.name)
            elif isinstance(port, DataOutProfile):
                self.outs[port.name] = DataOut(self, port.name)
            else:
                self.links[port.name] = CanLink(self, port.name)


class Kit:
    """Make profiles, kernels and benches in few words."""

    MS = MS
    Probe = Probe
    Gains = Gains

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack

    @staticmethod
    def periodic(name: str = "main", period: int = 10 * MS, **more: object) -> ContextProfile:
        return ContextProfile(name=name, mode=ExecutionMode.PERIODIC, period=period, **more)

    @staticmethod
    def triggered(name: str = "main", **more: object) -> ContextProfile:
        return ContextProfile(name=name, mode=ExecutionMode.EVENT_DRIVEN, **more)

    @staticmethod
    def data_in(name: str, **more: object) -> DataInProfile:
        return DataInProfile(**{"name": name, "type": "int32", "context": "main", **more})

    @staticmethod
    def fifo(name: str, depth: int, overflow: str = "drop-oldest", **more: object) -> DataInProfile:
        policy = Overflow(overflow)
        return Kit.data_in(name, buffer=Buffer.FIFO, depth=depth, overflow=policy, **more)

    @staticmethod
    def data_out(name: str, **more: object) -> DataOutProfile:
        return DataOutProfile(**{"name": name, "type": "int32", "context": "main", **more})

    @staticmethod
    def link(name: str = "bus", **more: object) -> LinkProfile:
        return LinkProfile(**{"name": name, "medium": "can", "context": "main", **more})

    @staticmethod
    def probe(
        name: str = "probe",
        *,
        contexts: tuple[ContextProfile, ...] | None = None,
        ports: tuple[PortProfile, ...] = (),
        timing: dict[str, Timing] | None = None,
        **callbacks: Callable[..., object],
    ) -> Probe:
        profile = ComponentProfile(
            name="Probe",
            version="1.0.0",
            contexts=contexts or (Kit.periodic(),),
            ports=ports,
            parameters=PARAMETERS,
        )
        kind = type("Probe", (Probe,), {"profile": profile, **callbacks})
        return kind(name, timing=timing)

    def bench(self, probe: Probe, engine: Engine | None = None, *, active: bool = False) -> Bench:
        bench = self._stack.enter_context(Bench(probe, engine=engine))
        if active:
            assert bench.initialize()
            assert bench.activate()
        return bench

    def keep(self, thing: object) -> object:
        return self._stack.enter_context(thing)  # type: ignore[arg-type]


@pytest.fixture
def kit() -> Iterator[Kit]:
    with ExitStack() as stack:
        yield Kit(stack)


@pytest.fixture(scope="session")
def kits() -> Callable[[], AbstractContextManager[Kit]]:
    """Give a fresh kit for each example of a property."""

    @contextmanager
    def fresh() -> Iterator[Kit]:
        with ExitStack() as stack:
            yield Kit(stack)

    return fresh
