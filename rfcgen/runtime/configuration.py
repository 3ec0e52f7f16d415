"""The configuration interface: frozen snapshots, changed as a whole (S-044, S-045)."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, cast

from rfcgen.runtime.constraint import problem_with
from rfcgen.runtime.errors import ConfigurationRefused
from rfcgen.runtime.profile import Change, ComponentProfile

if TYPE_CHECKING:
    from _typeshed import DataclassInstance


class ConfigurationStore:
    """Hold the newest accepted snapshot; contexts latch it at each callback."""

    __slots__ = ("_parameters", "current")

    def __init__(self, profile: ComponentProfile, configuration: object) -> None:
        self._parameters = {parameter.name: parameter for parameter in profile.parameters}
        self.current = configuration
        for name in self._parameters:
            self._check(name, getattr(configuration, name))

    def changed(self, changes: Mapping[str, object], *, is_active: bool) -> object:
        """Return a new snapshot, or raise `ConfigurationRefused` and say why."""
        for name, value in changes.items():
            if name not in self._parameters:
                known = ", ".join(f"'{known}'" for known in self._parameters) or "none"
                raise ConfigurationRefused(f"there is no parameter '{name}'; known are {known}")
            change = self._parameters[name].change
            if change is Change.NEVER:
                raise ConfigurationRefused(f"'{name}' never changes after creation")
            if change is Change.INACTIVE and is_active:
                raise ConfigurationRefused(f"'{name}' changes only while no context is ACTIVE")
            self._check(name, value)
        try:
            return replace(cast("DataclassInstance", self.current), **_as_given(changes))
        except (TypeError, ValueError) as error:
            raise ConfigurationRefused(str(error)) from error

    def names(self) -> tuple[str, ...]:
        """Return the names of all parameters of the snapshot."""
        return tuple(item.name for item in fields(cast("DataclassInstance", self.current)))

    def _check(self, name: str, value: object) -> None:
        problem = problem_with(value, self._parameters[name])
        if problem:
            raise ConfigurationRefused(f"'{name}' {problem}")


def _as_given(changes: Mapping[str, object]) -> dict[str, Any]:
    return dict(changes)
