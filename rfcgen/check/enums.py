"""Judge the numbers of enumerations."""

from collections.abc import Iterator

from rfcgen.diagnostics import Diagnostic, Note
from rfcgen.model.document import TypesSpec
from rfcgen.model.types import EnumType, EnumValue


def check_enums(spec: TypesSpec) -> Iterator[Diagnostic]:
    """Refuse a number that two values of one enumeration have."""
    for declaration in spec.declarations:
        if not isinstance(declaration, EnumType):
            continue
        owners: dict[int, EnumValue] = {}
        for value in declaration.values:
            other = owners.setdefault(value.number, value)
            if other is not value:
                free = max(one.number for one in declaration.values) + 1
                yield Diagnostic(
                    "RFC206",
                    f"'{value.name}' and '{other.name}' of '{spec.namespace}.{declaration.name}' "
                    f"both have the number {value.number}",
                    value.place,
                    (Note(f"'{other.name}' is here", other.place),),
                    f'give it another, such as number="{free}"',
                )
