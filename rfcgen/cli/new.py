"""``rfcgen new``."""

from pathlib import Path

import click

from rfcgen.cli.group import Group
from rfcgen.cli.options import PATH, examples, output_option, package_options
from rfcgen.cli.output import report, shown


@click.group(cls=Group)
def new() -> None:
    """Make documents and packages."""


@new.command(
    epilog=examples(
        "rfcgen new spec types arm",
        "rfcgen new spec component MotionCore",
        "rfcgen new spec system ArmMotion --into systems",
    )
)
@click.argument("kind", type=click.Choice(["types", "component", "system"]))
@click.argument("name")
@click.option("--into", type=PATH, metavar="DIR", help="The folder for the document.")
@output_option
def spec(kind: str, name: str, into: Path | None, output: str) -> int:
    """Write a commented document to start from; it is valid as it is.

    A component's document goes into a folder of its own, which becomes the package. Nothing is
    overwritten.
    """
    from rfcgen.workflow.new_spec import DocumentKind, new_spec

    made = new_spec(DocumentKind(kind), name, here=Path(), into=into)
    text = "" if made.diagnostics else f"{shown(made.path)}: created"
    facts = {} if made.diagnostics else {"path": shown(made.path)}
    return report(made.diagnostics, output=output, text=text, facts=facts)


@new.command(
    epilog=examples("rfcgen new types arm.types.xml", "rfcgen new types arm.types.xml --check")
)
@package_options
def types(spec: Path, into: Path | None, output: str, *, check: bool, dry_run: bool) -> int:
    """Make or update the Python package of the types document SPEC."""
    from rfcgen.cli.plan import report_plan
    from rfcgen.workflow.new_types import new_types

    result = new_types(spec, into=into, check=check, dry_run=dry_run)
    return report_plan(result, output=output, check=check, dry_run=dry_run)


@new.command(
    epilog=examples(
        "rfcgen new component motion_core/component.xml",
        "rfcgen new component motion_core/component.xml --dry-run",
    )
)
@package_options
def component(spec: Path, into: Path | None, output: str, *, check: bool, dry_run: bool) -> int:
    """Make or update the package of the component that SPEC describes.

    Your own files are made once and never touched again.
    """
    from rfcgen.cli.plan import report_plan
    from rfcgen.workflow.new_component import new_component

    result = new_component(spec, into=into, check=check, dry_run=dry_run)
    return report_plan(result, output=output, check=check, dry_run=dry_run)
