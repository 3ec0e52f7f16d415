import pytest

from rfcgen.debugger.command_line import split_commands, split_words
from rfcgen.debugger.problem import CommandError


@pytest.mark.parametrize(
    ("line", "commands"),
    [
        ("", ()),
        (" ; ;", ()),
        ("# don't; step", ()),
        ("step 3; show setpoint", ("step 3", "show setpoint")),
        ("step; # done", ("step",)),
        ("frame bus 123#11", ("frame bus 123#11",)),
        ('set note "a; b"; step', ('set note "a; b"', "step")),
        ("set target {a: [1; 2]}", ("set target {a: [1; 2]}",)),
    ],
)
def test_split_commands(line: str, commands: tuple[str, ...]) -> None:
    assert split_commands(line) == commands


def test_split_words() -> None:
    assert split_words("configure  gain=0.5\tnames=[a, b]") == (
        "configure",
        "gain=0.5",
        "names=[a, b]",
    )


@pytest.mark.parametrize(("line", "missing"), [("set a {b: [1", "]"), ('say "a', '"')])
def test_what_is_left_open(line: str, missing: str) -> None:
    with pytest.raises(CommandError) as raised:
        split_commands(line)
    assert raised.value.message.startswith(f"{missing} is missing")
