"""What a scaffold needs to know; the files themselves are cookiecutter's."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Scaffold:
    """Name a template folder below ``templates/scaffold`` and the values it prints.

    Every text among the values is already quoted for the place where it is printed.
    """

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
