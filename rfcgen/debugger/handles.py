"""Find a component's ports by name, with their types."""

from collections.abc import Mapping

from rfcgen.debugger.port_types import Resolve, type_hint
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.suggest import suggest
from rfcgen.runtime import (
    AnyComponent,
    CanLink,
    DataIn,
    DataInProfile,
    DataOut,
    DataOutProfile,
    LinkProfile,
    PortProfile,
)
from rfcgen.runtime.instance import instance_of


class Handles:
    """Know the ports of a component; a name that does not fit is a `CommandError`."""

    def __init__(self, component: AnyComponent, resolve: Resolve) -> None:
        self._instance = instance_of(component)
        self._resolve = resolve
        self.profiles: Mapping[str, PortProfile] = {
            port.name: port for port in component.profile.ports
        }

    def input(self, name: str) -> DataIn[object]:
        """Return the data input of that name."""
        handle = self._instance.inputs[self._checked(name, DataInProfile)]
        assert isinstance(handle, DataIn), name
        return handle

    def output(self, name: str) -> DataOut[object]:
        """Return the data output of that name."""
        handle = self._instance.outputs[self._checked(name, DataOutProfile)]
        assert isinstance(handle, DataOut), name
        return handle

    def link(self, name: str) -> CanLink:
        """Return the CAN link of that name."""
        handle = self._instance.inputs[self._checked(name, LinkProfile)]
        assert isinstance(handle, CanLink), name
        return handle

    @property
    def outputs(self) -> tuple[DataOut[object], ...]:
        """Return every data output."""
        return tuple(
            self.output(name)
            for name, profile in self.profiles.items()
            if isinstance(profile, DataOutProfile)
        )

    def hint(self, name: str) -> object:
        """Return the Python type of the values of a data port."""
        profile = self.profiles[name]
        assert not isinstance(profile, LinkProfile), name
        return type_hint(profile.type, self._resolve)

    def _checked(self, name: str, kind: type[PortProfile]) -> str:
        profile = self.profiles.get(name)
        fitting = [port for port, other in self.profiles.items() if isinstance(other, kind)]
        help_ = suggest(name, fitting) or f"the component has no {_KINDS[kind]}"
        if profile is None:
            raise CommandError(f"no port '{name}'", help=help_)
        if not isinstance(profile, kind):
            what = _KINDS[type(profile)]
            raise CommandError(f"'{name}' is a {what}, not a {_KINDS[kind]}", help=help_)
        return name


_KINDS: Mapping[type[PortProfile], str] = {
    DataInProfile: "data input",
    DataOutProfile: "data output",
    LinkProfile: "CAN link",
}
