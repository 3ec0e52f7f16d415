"""``rfcgen test``."""

from pathlib import Path

import click

from rfcgen.cli.group import Group
from rfcgen.cli.options import PATH, examples, output_option
from rfcgen.cli.output import ExitCode, report, shown


@click.group(cls=Group)
def test() -> None:
    """Run tests and report on them."""


@test.command(
    epilog=examples(
        "rfcgen test component motion_core",
        "rfcgen test component motion_core -k lifecycle --junit results.xml",
    )
)
@click.argument("folder", type=PATH, metavar="DIR")
@click.option("-k", "keyword", default="", metavar="EXPRESSION", help="Run only matching tests.")
@click.option(
    "--timeout",
    "timeout_s",
    type=click.FloatRange(min=0, min_open=True),
    default=120.0,
    show_default=True,
    metavar="SECONDS",
    help="Stop a test that takes longer.",
)
@click.option("--junit", type=PATH, metavar="FILE", help="Write the results as JUnit XML too.")
@output_option
def component(folder: Path, keyword: str, timeout_s: float, junit: Path | None, output: str) -> int:
    """Run the generated contract tests and your own tests of the component in DIR."""
    from rfcgen.cli.test_report import as_facts, as_text
    from rfcgen.workflow.test_component import Selection, run_component_tests

    verdict = run_component_tests(folder, Selection(keyword, timeout_s, junit))
    code = report(
        verdict.diagnostics,
        output=output,
        text=as_text(verdict, shown) if verdict.cases else "",
        facts=as_facts(verdict, shown),
    )
    return ExitCode.MISTAKES if verdict.has_failed else code
