"""Every command shows an example, is documented, and is tested as a user runs it."""

from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from rfcgen.cli.app import VERBS, rfcgen

ROOT = Path(__file__).parents[2]


def leaves(command: click.Command, *names: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            found = command.get_command(context, name)
            assert found is not None
            yield from leaves(found, *names, name)
    else:
        yield names, command


COMMANDS = dict(leaves(rfcgen))


def test_each_verb_has_one_module() -> None:
    assert {verb: f"rfcgen.cli.{verb}" for verb in VERBS} == VERBS


@pytest.mark.parametrize("names", COMMANDS, ids=" ".join)
def test_command_shows_an_example(names: tuple[str, ...]) -> None:
    command = COMMANDS[names]
    shown = command.get_help(click.Context(command, info_name=f"rfcgen {' '.join(names)}"))
    assert f"  rfcgen {' '.join(names)}" in shown.partition("Example")[2]


@pytest.mark.parametrize("names", COMMANDS, ids=" ".join)
def test_command_is_documented(names: tuple[str, ...]) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert f"rfcgen {' '.join(names)}" in page


@pytest.mark.parametrize("names", COMMANDS, ids=" ".join)
def test_command_is_run_by_an_end_to_end_test(names: tuple[str, ...]) -> None:
    typed = ", ".join(f'"{name}"' for name in names)
    tests = (ROOT / "tests" / "e2e").glob("test_*.py")
    assert any(typed in path.read_text(encoding="utf-8") for path in tests)


@pytest.mark.parametrize("names", COMMANDS, ids=" ".join)
def test_every_option_has_a_help_text(names: tuple[str, ...]) -> None:
    silent = [
        parameter.name
        for parameter in COMMANDS[names].params
        if isinstance(parameter, click.Option) and not parameter.help
    ]
    assert silent == []
