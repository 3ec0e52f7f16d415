"""``rfcgen integrate``."""

from pathlib import Path

import click

from rfcgen.cli.group import Group
from rfcgen.cli.options import examples, package_options


@click.group(cls=Group)
def integrate() -> None:
    """Wire components to a system."""


@integrate.command(
    epilog=examples(
        "rfcgen integrate system arm_motion.system.xml",
        "rfcgen integrate system arm_motion.system.xml --check",
    )
)
@package_options
def system(spec: Path, into: Path | None, output: str, *, check: bool, dry_run: bool) -> int:
    """Make or update the package of the system that SPEC describes.

    The package wires the instances, starts them, draws them and tests them. The packages of the
    components must exist.
    """
    from rfcgen.cli.plan import report_plan
    from rfcgen.workflow.integrate import integrate_system

    result = integrate_system(spec, into=into, check=check, dry_run=dry_run)
    return report_plan(result, output=output, check=check, dry_run=dry_run)
