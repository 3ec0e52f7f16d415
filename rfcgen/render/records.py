"""Generated dataclasses: the structs of a types package and the configuration of a component."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rfcgen.model.names import identifier
from rfcgen.model.project import TypeTable
from rfcgen.render.docstrings import docstring
from rfcgen.render.expression import Expression, Group, call, declaration, flat
from rfcgen.render.facts import field_text
from rfcgen.render.imports import Import
from rfcgen.render.literals import Literals
from rfcgen.render.local_names import LocalNames
from rfcgen.render.members import Member, default_of, last_required, needs_factory
from rfcgen.render.python_types import annotation_of
from rfcgen.render.record_methods import checks_of, equality_of, helper_imports
from rfcgen.render.type_names import TypeNames

_INDENT = 4


@dataclass(frozen=True, slots=True)
class RecordField:
    """A field as it is printed: the statement and its docstring, which may be empty."""

    statement: str
    docstring: str


@dataclass(frozen=True, slots=True)
class Record:
    """A dataclass as it is printed.

    ``equality`` holds the lines of ``__eq__``, none where Python's own will do. ``alias`` is the
    statement that gives the class the name by which the module calls it, if that is another.
    """

    name: str
    decorator: str
    docstring: str
    fields: tuple[RecordField, ...]
    checks: tuple[str, ...]
    equality: tuple[str, ...]
    alias: str
    imports: frozenset[Import]


@dataclass(frozen=True, slots=True)
class RecordWriter:
    """Write dataclasses in a module that calls the types by ``names``.

    ``helpers`` is the package that holds the functions which check sizes.
    """

    table: TypeTable
    names: TypeNames
    helpers: str
    local: LocalNames

    def write(
        self, name: str, members: Sequence[Member], description: str, *, is_positional: bool
    ) -> Record:
        """Return the dataclass that has the members."""
        last = last_required(members) if is_positional else 0
        equality = equality_of(name, members, self.local)
        fields = tuple(
            self._field(member, is_last=place >= last) for place, member in enumerate(members)
        )
        checks = checks_of(name, members, self.local)
        code = "\n".join([*(field.statement for field in fields), *checks, *equality])
        return Record(
            name=name,
            decorator=self._decorator(is_positional=is_positional, has_equality=bool(equality)),
            docstring=docstring(description, _INDENT),
            fields=fields,
            checks=checks,
            equality=equality,
            alias=self.names.alias_of(name),
            imports=frozenset(self._imports(members, last, code)),
        )

    def _imports(self, members: Sequence[Member], last: int, code: str) -> Iterator[Import]:
        """Yield what a dataclass needs besides the types of its fields."""
        yield self.local.name("dataclasses", "dataclass")
        is_early = any(member.default is not None for member in members[:last])
        if is_early or any(needs_factory(member, self.table) for member in members):
            yield self.local.name("dataclasses", "field")
        if self.local.hides_built_ins and f"{self.local.of('builtins')}." in code:
            yield self.local.module("builtins")
        if any(member.is_array for member in members):
            yield self.local.module("numpy", "np")
            yield self.local.module("numpy.typing", "npt")
        yield from helper_imports(members, self.helpers, self.local)

    def _decorator(self, *, is_positional: bool, has_equality: bool) -> str:
        options = {"frozen": "True", "slots": "True"}
        if not is_positional:
            options["kw_only"] = "True"
        if has_equality:
            options["eq"] = "False"
        return f"@{flat(call(self.local.of('dataclass'), **options))}"

    def _field(self, member: Member, *, is_last: bool) -> RecordField:
        kind = annotation_of(member.type, self.names, storage=member.storage, local=self.local)
        default = None if member.default is None else self._default(member, is_last=is_last)
        line = declaration(identifier(member.name), kind, default, indent=_INDENT).strip()
        text = field_text(member.description, member.type, member.facets)
        return RecordField(line, docstring(text, _INDENT) if text else "")

    def _default(self, member: Member, *, is_last: bool) -> Expression:
        """Return the default; one before a field without default is for keywords only."""
        literals = Literals(self.table, self.names, local=self.local)
        value = literals.write(default_of(member, self.table), member.type, member.storage)
        options = {} if is_last else {"kw_only": "True"}
        field = self.local.of("field")
        if needs_factory(member, self.table):
            return call(field, default_factory=_deferred(value), **options)
        return value if is_last else call(field, default=value, **options)


def _deferred(expression: Expression) -> Expression:
    """Return a function without arguments that gives the value."""
    if isinstance(expression, Group):
        return replace(expression, opening=f"lambda: {expression.opening}")
    return f"lambda: {flat(expression)}"
