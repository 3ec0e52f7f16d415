"""Groups of commands that load late and help with a mistyped name."""

from collections.abc import Mapping
from importlib import import_module
from typing import ClassVar

import click

from rfcgen.diagnostics import did_you_mean


class Group(click.Group):
    """A group that says what was probably meant."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # click's signature
        """Return the names in the order in which they were added."""
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command that the first argument names."""
        name = args[0]
        is_option = name.startswith("-")
        if is_option or ctx.resilient_parsing or self.get_command(ctx, name) is not None:
            return super().resolve_command(ctx, args)
        raise click.UsageError(f"no such command '{name}'; {self._advice(ctx, args)}", ctx)

    def _advice(self, ctx: click.Context, args: list[str]) -> str:
        known = self.list_commands(ctx)
        guess = did_you_mean(args[0], known)
        if len(known) == 1 and not guess.startswith("did you mean"):
            typed = " ".join([ctx.command_path, known[0], *args])
            return f"type '{typed}'"
        return guess


class LazyGroup(Group):
    """A group whose commands each live in a module that is imported when it is needed.

    ``modules`` gives the module of each command; the module holds it under the command's name.
    """

    modules: ClassVar[Mapping[str, str]] = {}

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  # click's signature
        """Return the names in the order of the table, which is the order of the work."""
        return list(self.modules)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Import and return a command."""
        module = self.modules.get(cmd_name)
        if module is None:
            return None
        command: click.Command = getattr(import_module(module), cmd_name)
        return command
