"""Cut a line into commands, and a command into words."""

from collections.abc import Iterator

from rfcgen.debugger.problem import CommandError

_CLOSING = {"[": "]", "{": "}"}


def split_commands(line: str) -> tuple[str, ...]:
    """Return the commands of a line; ``;`` parts them, a command that begins with # is none."""
    if line.lstrip().startswith("#"):
        return ()
    parts = (part.strip() for part in _split(line, ";"))
    return tuple(part for part in parts if part and not part.startswith("#"))


def split_words(command: str) -> tuple[str, ...]:
    """Return the words of a command; quotes and brackets hold a word together."""
    return tuple(part for part in _split(command, " \t") if part)


def _split(text: str, marks: str) -> Iterator[str]:
    """Cut at the marks that stand outside quotes and brackets."""
    start = 0
    quote = ""
    open_brackets: list[str] = []
    characters = iter(enumerate(text))
    for position, character in characters:
        if quote:
            if character == "\\":
                next(characters, None)
            elif character == quote:
                quote = ""
        elif character in "\"'":
            quote = character
        elif character in _CLOSING:
            open_brackets.append(_CLOSING[character])
        elif open_brackets and character == open_brackets[-1]:
            open_brackets.pop()
        elif character in marks and not open_brackets:
            yield text[start:position]
            start = position + 1
    if quote or open_brackets:
        missing = quote or open_brackets[-1]
        raise CommandError(f"{missing} is missing at the end of '{text.strip()}'")
    yield text[start:]
