"""Judge the facets of a parameter or field against its type and against each other."""

from collections.abc import Iterator

from rfcgen.check.scope import Scope
from rfcgen.diagnostics import Diagnostic, Place
from rfcgen.model.component import Parameter
from rfcgen.model.convert import convert
from rfcgen.model.types import (
    NUMERIC,
    ArrayKind,
    EnumType,
    Facets,
    Field,
    Storage,
    StructType,
    TypeReference,
)
from rfcgen.model.values import RawValue

_ORDERED = (*NUMERIC, "time", "duration")
_BOUNDS = ("minimum", "maximum", "above", "below", "step")


def check_facets(owner: str, declared: Parameter | Field, scope: Scope) -> Iterator[Diagnostic]:
    """Yield what is wrong with the facets; a type that is unknown fits everything."""
    item = declared.type.item
    declaration = None if item.is_scalar else scope.find(item.name)
    if not item.is_scalar and not isinstance(declaration, EnumType | StructType):
        return
    misfits = tuple(_misfits(declared.facets, item, is_enum=isinstance(declaration, EnumType)))
    for attribute, kinds in misfits:
        yield Diagnostic(
            "RFC208",
            f"'{attribute}' does not fit {owner} of type {declared.type}",
            declared.place.at(attribute),
            help=f"'{attribute}' is for {kinds}; remove it",
        )
    yield from _storage(owner, declared)
    if misfits:
        return
    unreadable = tuple(_unreadable(owner, declared.facets, item, declared.place, scope))
    yield from unreadable
    if not unreadable:
        yield from _contradictions(owner, declared.facets, item, declared.place, scope)


def _misfits(facets: Facets, item: TypeReference, *, is_enum: bool) -> Iterator[tuple[str, str]]:
    if facets.unit and item.name not in NUMERIC:
        yield "unit", "numbers"
    if item.name not in _ORDERED:
        for attribute in _BOUNDS:
            if getattr(facets, attribute) is not None:
                yield attribute, "numbers and times"
    if facets.choices and not (is_enum or item.name in (*_ORDERED, "string")):
        yield "choices", "numbers, times, strings and enumerations"
    if facets.max_length is not None and item.name not in ("string", "bytes"):
        yield "max-length", "strings and bytes"


def _storage(owner: str, declared: Parameter | Field) -> Iterator[Diagnostic]:
    if not isinstance(declared, Field) or declared.storage is Storage.AUTOMATIC:
        return
    shape = declared.type.shape
    if declared.type.name in NUMERIC and shape is not None and shape.kind is ArrayKind.FIXED:
        return
    yield Diagnostic(
        "RFC208",
        f"'as' does not fit {owner} of type {declared.type}",
        declared.place.at("as"),
        help="'as' is for arrays of numbers with a fixed size; remove it",
    )


def _unreadable(
    owner: str, facets: Facets, item: TypeReference, place: Place, scope: Scope
) -> Iterator[Diagnostic]:
    texts = [(name, text) for name in _BOUNDS if (text := getattr(facets, name)) is not None]
    texts += [("choices", choice) for choice in facets.choices]
    for attribute, text in texts:
        where = place.at(attribute, text if attribute == "choices" else "")
        for problem in convert(RawValue(where, text=text), item, scope.table).problems:
            text = f"'{attribute}' of {owner}: {problem.message}"
            yield Diagnostic("RFC208", text, problem.place, help=problem.help)


def _contradictions(
    owner: str, facets: Facets, item: TypeReference, place: Place, scope: Scope
) -> Iterator[Diagnostic]:
    def number(name: str) -> float | None:
        text = getattr(facets, name)
        found = None if text is None else convert(RawValue(place, text=text), item, scope.table)
        return found.value if found and isinstance(found.value, int | float) else None

    step = number("step")
    if step is not None and step <= 0:
        yield _nothing_left(f"'step' of {owner} is not above 0", place.at("step"))
    for low in ("minimum", "above"):
        for high in ("maximum", "below"):
            least, greatest = number(low), number(high)
            if least is None or greatest is None:
                continue
            is_closed = (low, high) == ("minimum", "maximum")
            if least > greatest or (least == greatest and not is_closed):
                text = f"{owner} can have no value: '{low}' is {getattr(facets, low)}, "
                text += f"'{high}' is {getattr(facets, high)}"
                yield _nothing_left(text, place.at(low))
    for one, other in (("minimum", "above"), ("maximum", "below")):
        if number(one) is not None and number(other) is not None:
            text = f"{owner} has both '{one}' and '{other}'"
            yield _nothing_left(text, place.at(other), "remove one of them")
    yield from _bad_choices(owner, facets, item, place, scope)


def _bad_choices(
    owner: str, facets: Facets, item: TypeReference, place: Place, scope: Scope
) -> Iterator[Diagnostic]:
    for choice in facets.choices:
        raw = RawValue(place.at("choices", choice), text=choice)
        for problem in convert(raw, item, scope.table, facets).problems:
            text = f"'choices' of {owner}: {problem.message}"
            yield _nothing_left(text, problem.place, "remove the choice, or widen the range")


def _nothing_left(message: str, place: Place, help_text: str = "") -> Diagnostic:
    return Diagnostic("RFC209", message, place, help=help_text)
