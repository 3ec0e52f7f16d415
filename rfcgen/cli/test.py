"""``rfcgen test``."""

from pathlib import Path

import click

from rfcgen.cli.documents import behind
from rfcgen.cli.group import Group
from rfcgen.cli.options import PATH, examples, output_option
from rfcgen.cli.output import ExitCode, report, shown


def _checked_folder(
    _context: click.Context, _parameter: click.Parameter, file: Path | None
) -> Path | None:
    if file is not None and not file.absolute().parent.is_dir():
        raise click.BadParameter(f"there is no folder '{file.parent}'")
    return file


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
@click.option(
    "--junit",
    type=click.Path(path_type=Path, dir_okay=False, writable=True),
    metavar="FILE",
    callback=_checked_folder,
    help="Write the results as JUnit XML too.",
)
@output_option
def component(folder: Path, keyword: str, timeout_s: float, junit: Path | None, output: str) -> int:
    """Run the generated contract tests and your own tests of the component in DIR."""
    from rfcgen.cli.test_report import as_facts, as_text
    from rfcgen.workflow.test_component import Selection, run_component_tests

    documents = behind(folder)
    verdict = run_component_tests(folder, Selection(keyword, timeout_s, junit))
    code = report(
        (*(documents.warnings if documents else ()), *verdict.diagnostics),
        output=output,
        text=as_text(verdict, shown) if verdict.cases else "",
        facts=as_facts(verdict, shown),
    )
    if any(diagnostic.code == "RFC615" for diagnostic in verdict.diagnostics):
        return ExitCode.USAGE
    return ExitCode.MISTAKES if verdict.has_failed else code
