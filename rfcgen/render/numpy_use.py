"""Whether an expression needs numpy."""

from rfcgen.render.expression import Expression, Group


def uses_numpy(expression: Expression | None) -> bool:
    """Tell whether any call in the expression is one of ``np``."""
    if not isinstance(expression, Group):
        return False
    return expression.opening.startswith("np.") or any(
        uses_numpy(item) for _, item in expression.items
    )
