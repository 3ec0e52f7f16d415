"""What an expression calls."""

from collections.abc import Iterator

from rfcgen.render.expression import Expression, Group


def calls_of(expression: Expression) -> Iterator[str]:
    """Yield the name of everything that the expression calls."""
    if not isinstance(expression, Group):
        return
    if expression.is_call:
        yield expression.opening[:-1]
    for _, item in expression.items:
        yield from calls_of(item)


def uses_numpy(expression: Expression) -> bool:
    """Tell whether the expression calls anything of ``np``."""
    return any(name.startswith("np.") for name in calls_of(expression))
