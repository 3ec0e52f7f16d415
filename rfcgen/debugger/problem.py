"""What a command that cannot be carried out says."""


class CommandError(Exception):
    """Say what is wrong with a command, and what to type; the session goes on."""

    def __init__(self, message: str, *, help: str = "") -> None:  # noqa: A002 - as in diagnostics
        super().__init__(message)
        self.message = message
        self.help = help
