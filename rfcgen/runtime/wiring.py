"""Join ports with connectors and links with buses."""

from collections.abc import Sequence
from typing import TypeVar

from rfcgen.runtime.can_bus import InProcessBus
from rfcgen.runtime.can_link import CanLink, Wire
from rfcgen.runtime.connector import Policy
from rfcgen.runtime.context import Context
from rfcgen.runtime.data_in import DataIn
from rfcgen.runtime.data_out import DataOut
from rfcgen.runtime.engine import Engine
from rfcgen.runtime.errors import LinkError, WiringError
from rfcgen.runtime.profile import Overflow
from rfcgen.runtime.python_can import PythonCanWire

T = TypeVar("T")


class Wiring:
    """Remember what is joined; ``edges`` are the pairs that the data-flow order respects."""

    def __init__(self, engine: Engine) -> None:
        self.edges: list[tuple[Context, Context]] = []
        self._engine = engine
        self._buses: dict[str, Wire] = {}

    def connect(
        self,
        source: DataOut[T],
        target: DataIn[T],
        *,
        is_delayed: bool,
        depth: int | None,
        overflow: Overflow | None,
        timeout: int | None,
        max_age: int | None,
    ) -> None:
        """Join an output with an input; `WiringError` if they do not fit."""
        if source.profile.type != target.profile.type:
            raise WiringError(
                f"'{source.label}' of type {source.profile.type} does not fit "
                f"'{target.label}' of type {target.profile.type}"
            )
        if target.is_connected and not target.profile.many_writers:
            raise WiringError(f"'{target.label}' has a writer already and takes only one")
        if target.is_connected_to(source):
            raise WiringError(f"'{source.label}' and '{target.label}' are connected already")
        policy = Policy.of(
            target.profile, depth=depth, overflow=overflow, timeout=timeout, max_age=max_age
        )
        source.attach(target.connect(source, policy))
        if not is_delayed:
            self.edges.append((source.context, target.context))

    def join(self, name: str, links: Sequence[CanLink], address: str, bitrate: int | None) -> None:
        """Join links to the bus of that address; equal addresses mean one bus."""
        try:
            wire = self._wire(name, address, bitrate)
        except LinkError as error:
            raise WiringError(f"link '{name}': {error}") from error
        for link in links:
            if link.is_joined:
                raise WiringError(f"'{link.label}' belongs to a bus already")
            link.join(wire)

    def _wire(self, name: str, address: str, bitrate: int | None) -> Wire:
        is_inside = self._engine.is_virtual or not address or address.startswith("inproc:")
        key = address or f"inproc:{name}"
        if key not in self._buses:
            self._buses[key] = InProcessBus(key) if is_inside else PythonCanWire(address, bitrate)
        return self._buses[key]
