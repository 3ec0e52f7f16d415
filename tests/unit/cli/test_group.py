import click
import pytest
from click.testing import CliRunner

from rfcgen.cli.group import Group


@click.group(cls=Group)
def tool() -> None:
    """Do things."""


@tool.command()
@click.argument("file")
def spec(file: str) -> None:
    click.echo(f"spec {file}")


@click.group(cls=Group)
def several() -> None:
    """Do several things."""


several.add_command(spec)
several.add_command(click.Command("component"))


@pytest.mark.parametrize(
    ("group", "typed", "advice"),
    [
        (tool, ["a.xml"], "no such command 'a.xml'; type 'tool spec a.xml'"),
        (tool, ["spce", "a.xml"], "no such command 'spce'; did you mean 'spec'?"),
        (several, ["SPEC"], "no such command 'SPEC'; did you mean 'spec'?"),
        (several, ["zzz"], "no such command 'zzz'; known here: 'component', 'spec'"),
    ],
)
def test_a_mistyped_command_is_advised(group: click.Group, typed: list[str], advice: str) -> None:
    done = CliRunner().invoke(group, typed, prog_name="tool")
    assert done.exit_code == 2
    assert f"Error: {advice}\n" in done.output


def test_a_right_command_runs() -> None:
    assert CliRunner().invoke(tool, ["spec", "a.xml"]).output == "spec a.xml\n"


def test_an_option_is_not_taken_for_a_command() -> None:
    done = CliRunner().invoke(tool, ["--nonsense"])
    assert done.exit_code == 2
    assert "No such option" in done.output
