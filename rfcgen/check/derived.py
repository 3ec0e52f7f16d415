"""Names of kernel methods that follow from the names in a component."""

from collections.abc import Iterator
from dataclasses import dataclass

from rfcgen.check.scope import Scope
from rfcgen.diagnostics import Place
from rfcgen.model.component import ComponentSpec
from rfcgen.model.ports import (
    ActionConsumer,
    ActionProvider,
    AnyPort,
    DataIn,
    EventIn,
    LinkPort,
    Medium,
    ServiceProvider,
)
from rfcgen.model.types import Interface

CONTEXT_CALLBACKS = (
    "on_execute",
    "on_activated",
    "on_deactivated",
    "on_aborting",
    "on_error",
    "on_reset",
)


@dataclass(frozen=True, slots=True)
class DerivedName:
    """Hold a name, what it comes from, and whether the user chose all of it."""

    text: str
    origin: str
    place: Place
    is_free: bool = False


def methods_of(spec: ComponentSpec, scope: Scope) -> Iterator[DerivedName]:
    """Yield every method that the component's kernel has because of a name in the document."""
    for context in spec.contexts[1:]:
        for callback in CONTEXT_CALLBACKS:
            origin = f"context '{context.name}'"
            text = f"{callback}_{context.name}"
            yield DerivedName(text, origin, context.place.at("name"))
    for port in spec.ports:
        for text in _methods_of_port(port, scope):
            yield DerivedName(text, f"port '{port.name}'", port.place.at("name"))
    received = dict.fromkeys(one.event for one in spec.broadcasts if one.receives)
    for event in received:
        place = next(one.place for one in spec.broadcasts if one.receives and one.event == event)
        text = f"on_broadcast_{event.rpartition('.')[2]}"
        yield DerivedName(text, f"broadcast '{event}'", place.at("event"))
    yield from _methods_of_modes(spec)


def _methods_of_port(port: AnyPort, scope: Scope) -> tuple[str, ...]:
    match port:
        case DataIn(handler=True):
            return (f"on_data_{port.name}",)
        case EventIn():
            return (f"on_event_{port.name}",)
        case ServiceProvider():
            interface = scope.find(port.interface)
            operations = interface.operations if isinstance(interface, Interface) else ()
            return tuple(f"on_call_{port.name}_{operation.name}" for operation in operations)
        case ActionProvider():
            return (f"accept_{port.name}", f"run_{port.name}")
        case ActionConsumer():
            return (f"on_feedback_{port.name}", f"on_result_{port.name}")
        case LinkPort(medium=Medium.STREAM):
            return (f"frames_{port.name}",)
        case _:
            return ()


def _methods_of_modes(spec: ComponentSpec) -> Iterator[DerivedName]:
    if spec.modes is None:
        return
    for mode in spec.modes.modes:
        for text in (f"on_execute_{mode.name}", f"on_enter_{mode.name}", f"on_exit_{mode.name}"):
            yield DerivedName(text, f"mode '{mode.name}'", mode.place.at("name"))
    guards: set[str] = set()
    for transition in spec.modes.transitions:
        if transition.guard and transition.guard not in guards:
            guards.add(transition.guard)
            origin = f"guard '{transition.guard}'"
            yield DerivedName(transition.guard, origin, transition.place.at("guard"), is_free=True)
