"""``rfcgen explain``."""

from dataclasses import asdict

import click

from rfcgen.cli.options import examples, output_option
from rfcgen.cli.output import report
from rfcgen.diagnostics import did_you_mean


@click.command(epilog=examples("rfcgen explain RFC203", "rfcgen explain"))
@click.argument("code", required=False)
@output_option
def explain(code: str | None, output: str) -> int:
    """Explain a diagnostic code with an example.

    Without CODE, list all codes.
    """
    from rfcgen.diagnostics.catalogue import CATALOGUE
    from rfcgen.workflow.explain import explain_code, find_entry, list_codes

    if code is None:
        codes = {name: entry.title for name, entry in sorted(CATALOGUE.items())}
        return report([], output=output, text=list_codes(), facts={"codes": codes})
    entry = find_entry(code)
    if entry is None:
        guess = did_you_mean(code, CATALOGUE)
        raise click.UsageError(
            f"no such code '{code}'; {guess}\nType 'rfcgen explain' to list all codes."
        )
    return report([], output=output, text=explain_code(entry), facts=asdict(entry))
