"""``rfcgen validate``."""

from pathlib import Path

import click

from rfcgen.cli.group import Group
from rfcgen.cli.options import PATH, examples, output_option
from rfcgen.cli.output import report, shown


@click.group(cls=Group)
def validate() -> None:
    """Find every mistake in documents."""


@validate.command(
    epilog=examples(
        "rfcgen validate spec motion_core/component.xml",
        "rfcgen validate spec . --format json",
    )
)
@click.argument("paths", type=PATH, nargs=-1, required=True, metavar="FILE|DIR...")
@output_option
def spec(paths: tuple[Path, ...], output: str) -> int:
    """Validate documents of any kind and all that they refer to.

    A DIR stands for every rfcgen document below it.
    """
    from rfcgen.workflow.validate import validate_specs

    validation = validate_specs(paths)
    count = len(validation.documents)
    documents = f"{count} document{'s' * (count != 1)}"
    return report(
        validation.diagnostics,
        output=output,
        text="" if validation.diagnostics else f"{documents}, no mistakes",
        facts={"documents": [shown(path) for path in validation.documents]},
    )
