"""The Jinja environment of everything that the generator owns."""

from functools import cache

from jinja2 import Environment, FunctionLoader, StrictUndefined

from rfcgen import resources
from rfcgen.render.docstrings import docstring
from rfcgen.render.markdown import cell, paragraph
from rfcgen.render.signatures import signature
from rfcgen.render.strings import quoted


def render(template: str, **values: object) -> str:
    """Return the text of a template, named relative to ``templates``."""
    return _environment().get_template(template).render(**values)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=FunctionLoader(_source),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,
    )
    environment.filters |= {
        "cell": cell,
        "docstring": docstring,
        "paragraph": paragraph,
        "quoted": quoted,
        "signature": signature,
    }
    return environment


def _source(name: str) -> str:
    return resources.templates().joinpath(name).read_text(encoding="utf-8")
