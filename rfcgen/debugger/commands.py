"""Every command of a debug session, once."""

from rfcgen.debugger import lifecycle_commands, port_commands, show_commands, time_commands
from rfcgen.debugger.answers import Body, CommandHelp, Goodbye, Help
from rfcgen.debugger.command import Command, Words
from rfcgen.debugger.problem import CommandError
from rfcgen.debugger.session import Session
from rfcgen.debugger.suggest import suggest


def find_command(name: str) -> Command:
    """Return the command of that name."""
    command = _TABLE.get(name)
    if command is None:
        guess = suggest(name, _TABLE)
        help_ = guess if guess.startswith("did") else "type help to list the commands"
        raise CommandError(f"no command '{name}'", help=help_)
    return command


def _help(session: Session, words: Words) -> Body:  # noqa: ARG001 - every command has this form
    chosen = [find_command(word) for word in words] or COMMANDS
    return Help(tuple(CommandHelp(command.usage, command.summary) for command in chosen))


def _quit(session: Session, words: Words) -> Body:  # noqa: ARG001 - every command has this form
    return Goodbye()


COMMANDS: tuple[Command, ...] = (
    *lifecycle_commands.COMMANDS,
    *time_commands.COMMANDS,
    *port_commands.COMMANDS,
    *show_commands.COMMANDS,
    Command("help [COMMAND]", "list the commands", _help, most=None),
    Command("quit", "end the session", _quit),
)

_TABLE = {command.name: command for command in COMMANDS}
