"""Heads of functions that fit the line."""

from rfcgen.render.width import LINE_LENGTH


def signature(head: str, indent: int = 0) -> str:
    """Return ``name(parameters) -> result`` as a ``def`` line, wrapped where it is too long.

    The first line stands behind ``indent`` columns that are there.
    """
    line = f"def {head}:"
    if indent + len(line) <= LINE_LENGTH:
        return line
    name, _, rest = head.partition("(")
    parameters, _, result = rest.rpartition(")")
    margin = " " * indent
    if ", " in parameters and indent + 4 + len(parameters) <= LINE_LENGTH:
        return f"def {name}(\n{margin}    {parameters}\n{margin}){result}:"
    each = "".join(f"{margin}    {one},\n" for one in parameters.split(", "))
    return f"def {name}(\n{each}{margin}){result}:"
