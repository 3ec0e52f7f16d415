from pathlib import Path

import pytest

from rfcgen.diagnostics import Diagnostic, Span
from rfcgen.workflow.debug_component import open_session

BASE = "class Follower(FollowerBase):"


def problem(folder: Path, *settings: str) -> Diagnostic:
    opened = open_session(folder, settings)
    if opened.session is not None:
        opened.session.close()
    [diagnostic] = opened.diagnostics
    return diagnostic


def span(diagnostic: Diagnostic) -> Span:
    assert isinstance(diagnostic.place, Span)
    return diagnostic.place


def edit(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / "src" / "follower" / name
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_a_sound_package_gives_a_session(follower: Path) -> None:
    opened = open_session(follower, ["gain=0.75", "label=left arm"])
    assert opened.diagnostics == ()
    assert opened.session is not None
    with opened.session as session:
        assert session.component.name == "follower"
        assert session.contexts == ("main",)


@pytest.mark.parametrize(
    ("manifest", "message"),
    [
        ("{", "the manifest is damaged: it is not JSON"),
        ("[]", "the manifest is damaged: it is not a JSON object"),
        ("{}", "the manifest is damaged: its format"),
        ("\xff", "the manifest is damaged: it is not UTF-8"),
    ],
)
def test_a_damaged_manifest(follower: Path, manifest: str, message: str) -> None:
    (follower / "rfcgen.json").write_bytes(manifest.encode("latin-1"))
    found = problem(follower)
    assert found.code == "RFC602"
    assert found.message.startswith(message)
    assert "rfcgen new component" in found.help


def test_a_manifest_of_another_kind(follower: Path) -> None:
    manifest = follower / "rfcgen.json"
    manifest.write_text(manifest.read_text().replace('"component"', '"system"'))
    found = problem(follower)
    assert (found.code, found.message) == (
        "RFC601",
        "'follower' is not a component package: 'rfcgen.json' says it is of kind 'system'",
    )


def test_every_missing_types_package_is_named(follower: Path) -> None:
    manifest = follower / "rfcgen.json"
    manifest.write_text(manifest.read_text().replace('"../demo_types"', '"../a", "../b"'))
    opened = open_session(follower)
    assert [one.code for one in opened.diagnostics] == ["RFC603", "RFC603"]
    assert "'../a' is missing" in opened.diagnostics[0].message
    assert "rfcgen new types" in opened.diagnostics[0].help


def test_generated_files_are_missing(follower: Path) -> None:
    (follower / "src" / "follower" / "_generated" / "base.py").unlink()
    found = problem(follower)
    assert found.code == "RFC601"
    assert found.help == "type 'rfcgen new component component.xml' in that folder"


def test_a_syntax_error_is_shown_at_its_line(follower: Path) -> None:
    edit(follower, "component.py", BASE, "class Follower(FollowerBase)")
    found = problem(follower)
    assert found.code == "RFC604"
    assert found.message == "importing 'follower' failed: SyntaxError: expected ':'"
    assert span(found).path.name == "component.py"
    assert span(found).source == "class Follower(FollowerBase)"


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
    ],
)
def test_an_exception_at_import_is_shown_at_its_line(
    follower: Path, code: str, message: str
) -> None:
    edit(follower, "component.py", BASE, f"{code}\n\n\n{BASE}")
    found = problem(follower)
    assert (found.code, found.message) == ("RFC604", f"importing 'follower' failed: {message}")
    assert span(found).source == code


def test_the_class_is_not_offered(follower: Path) -> None:
    (follower / "src" / "follower" / "__init__.py").write_text('"""Nothing."""\n')
    found = problem(follower)
    assert (found.code, found.message) == ("RFC605", "package 'follower' has no class 'Follower'")
    assert found.help == "add 'from follower.component import Follower' to __init__.py"


def test_the_class_has_another_base(follower: Path) -> None:
    edit(follower, "component.py", BASE, "class Follower:")
    found = problem(follower)
    assert found.code == "RFC605"
    assert found.help == "write 'class Follower(FollowerBase):'"


def test_a_method_is_missing(follower: Path) -> None:
    edit(follower, "component.py", "def on_execute", "def on_exekute")
    found = problem(follower)
    assert (found.code, found.message) == (
        "RFC606",
        "class 'Follower' does not define 'on_execute'",
    )
    assert span(found).line == 9


def test_a_parameter_without_default_asks_for_a_value(follower: Path) -> None:
    edit(follower, "_generated/configuration.py", "gain: float = 0.5", "gain: float")
    found = problem(follower)
    assert (found.code, found.message) == ("RFC607", "'gain' of 'Follower' has no default value")
    assert found.help == "type --set 'gain=0.0'"


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ("gian=1", "no parameter 'gian'"),
        ("gain", "'gain' sets nothing"),
        ("gain=fast", "'gain': 'fast' is not a number"),
        ("gain=7", "making a 'Follower' failed"),
    ],
)
def test_a_setting_that_does_not_fit(follower: Path, setting: str, message: str) -> None:
    found = problem(follower, setting)
    assert found.code == "RFC607"
    assert found.message.startswith(message)


def test_a_constructor_that_raises(follower: Path) -> None:
    edit(
        follower,
        "component.py",
        "    def on_activated",
        "    def __init__(self, *given, **named):\n"
        "        super().__init__(*given, **named)\n"
        "        self.log.no_such_thing()\n\n"
        "    def on_activated",
    )
    found = problem(follower)
    assert found.code == "RFC607"
    assert "no attribute 'no_such_thing'" in found.message
    assert span(found).source.strip() == "self.log.no_such_thing()"
