"""Lay a nested Python expression out as ``ruff format`` would."""

from collections.abc import Sequence
from dataclasses import dataclass

from rfcgen.render.strings import quoted, split_quoted
from rfcgen.render.width import LINE_LENGTH, width

_STEP = 4


@dataclass(frozen=True, slots=True)
class Quoted:
    """A string; where it is too long for a line it is written in parts."""

    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """A bracketed part: a call, tuple, list or dictionary; each item has a prefix (``name=``).

    The items of a call may share one indented line; those of a display stand one a line.
    """

    opening: str
    items: tuple[tuple[str, "Expression"], ...]
    closing: str = ")"
    is_call: bool = False


Expression = str | Quoted | Group
"""Python code as a text that is never broken, a string, or a group."""


def call(function: str, *positional: Expression, **named: Expression) -> Group:
    """Return a call."""
    items = [("", item) for item in positional]
    items += [(f"{name}=", item) for name, item in named.items()]
    return Group(f"{function}(", tuple(items), is_call=True)


def subscript(name: str, *arguments: Expression) -> Group:
    """Return a type with its parameters in brackets."""
    return Group(f"{name}[", tuple(("", one) for one in arguments), "]", is_call=True)


def tuple_of(items: Sequence[Expression]) -> Group:
    """Return a tuple."""
    return Group("(", tuple(("", item) for item in items))


def list_of(items: Sequence[Expression]) -> Group:
    """Return a list."""
    return Group("[", tuple(("", item) for item in items), "]")


def mapping_of(items: Sequence[tuple[str, Expression]]) -> Group:
    """Return a dictionary; the keys are written as they are."""
    return Group("{", tuple((f"{key}: ", item) for key, item in items), "}")


def flat(expression: Expression) -> str:
    """Return the expression on one line."""
    if isinstance(expression, str):
        return expression
    if isinstance(expression, Quoted):
        return quoted(expression.text)
    body = ", ".join(prefix + flat(item) for prefix, item in expression.items)
    return expression.opening + body + "," * _is_single_tuple(expression) + expression.closing


def lay_out(expression: Expression, *, indent: int = 0, before: str = "", after: str = "") -> str:
    """Return the part ``before`` + expression + ``after``, indented, without a newline."""
    line = " " * indent + before + flat(expression) + after
    if isinstance(expression, str) or width(line) <= LINE_LENGTH:
        return line
    if isinstance(expression, Quoted):
        return _parts(expression, indent, before, after)
    return _opened(expression, indent, before, after) if expression.items else line


def statement(before: str, expression: Expression, *, indent: int = 0) -> str:
    """Return an assignment (``before`` ends in ``= ``), in parentheses where nothing else helps."""
    margin = " " * indent
    line = margin + before + flat(expression)
    opens = isinstance(expression, Group) and width(margin + before + expression.opening)
    if width(line) <= LINE_LENGTH or (opens and opens <= LINE_LENGTH):
        return lay_out(expression, indent=indent, before=before)
    return f"{margin}{before}(\n{lay_out(expression, indent=indent + _STEP)}\n{margin})"


def declaration(
    name: str, hint: Expression, value: Expression | None = None, *, indent: int = 0
) -> str:
    """Return ``name: hint`` or ``name: hint = value``; the hint is broken last."""
    if value is None:
        return lay_out(hint, indent=indent, before=f"{name}: ")
    margin = " " * indent
    head = f"{name}: {flat(hint)} = "
    if width(f"{margin}{head}{flat(value)}") <= LINE_LENGTH:
        return f"{margin}{head}{flat(value)}"
    if width(f"{margin}{head}(") <= LINE_LENGTH:
        return statement(head, value, indent=indent)
    if not isinstance(hint, Group):
        return f"{margin}{head}{flat(value)}"
    *lines, last = _opened(hint, indent, f"{name}: ", "").split("\n")
    return "\n".join([*lines, statement(f"{last.strip()} = ", value, indent=indent)])


def _opened(group: Group, indent: int, before: str, after: str) -> str:
    margin = " " * indent
    inner = _body(group, indent + _STEP)
    return "\n".join([margin + before + group.opening, *inner, margin + group.closing + after])


def _body(group: Group, indent: int) -> list[str]:
    shared = " " * indent + ", ".join(prefix + flat(item) for prefix, item in group.items)
    if group.is_call and width(shared) <= LINE_LENGTH:
        return [shared]
    comma = "," if len(group.items) > 1 or _is_single_tuple(group) else ""
    return [
        lay_out(item, indent=indent, before=prefix, after=comma) for prefix, item in group.items
    ]


def _parts(string: Quoted, indent: int, before: str, after: str) -> str:
    columns = LINE_LENGTH - indent - len(before) - len(after)
    parts = split_quoted(string.text, columns)
    return before.rjust(indent + len(before)) + f"\n{' ' * indent}".join(parts) + after


def _is_single_tuple(group: Group) -> bool:
    return group.opening == "(" and len(group.items) == 1
