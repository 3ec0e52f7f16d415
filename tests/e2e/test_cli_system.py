"""A small system from documents to a process that runs and stops."""

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

COMMAND = (sys.executable, "-m", "rfcgen")
TYPES = """<types xmlns="urn:rfcgen:1" namespace="demo">
  <struct name="Reading"><field name="value" type="float64"/></struct>
  <struct name="Command"><field name="value" type="float64"/></struct>
</types>
"""
SENSOR = """<component xmlns="urn:rfcgen:1" name="Sensor">
  <use-types href="../demo.types.xml"/>
  <execution name="main" mode="periodic" period="10ms"/>
  <ports>
    <data-out name="reading" type="demo.Reading"/>
    <data-out name="wish" type="demo.Command"/>
  </ports>
  <configuration>
    <parameter name="label" type="string" default="plain"/>
    <parameter name="gain" type="float64" default="1"/>
  </configuration>
  <kernel language="python"/>
</component>
"""
DISPLAY = """<component xmlns="urn:rfcgen:1" name="Display">
  <use-types href="../demo.types.xml"/>
  <execution name="main" mode="periodic" period="20ms"/>
  <ports><data-in name="reading" type="demo.Reading"/></ports>
  <kernel language="python"/>
</component>
"""
SYSTEM = """<system xmlns="urn:rfcgen:1" name="DemoSystem">
  <description>A sensor and a display: {{ braces }} "quotes" \\ backslash.</description>
  <use-component href="sensor/component.xml"/>
  <use-component href="display/component.xml"/>
  <configuration><parameter name="label" type="string" default="one &quot; two"/></configuration>
  <instances>
    <instance name="sensor" component="Sensor">
      <execution name="main" period="5ms" priority="60"/>
      <set parameter="label" from="label"/>
      <set parameter="gain" value="2.5"/>
    </instance>
    <instance name="display" component="Display"/>
  </instances>
  <connectors><connect from="sensor.reading" to="display.reading" max-age="1s"/></connectors>
</system>
"""
KERNEL = '''"""Report where the process is."""

from sensor._generated.base import SensorBase


class Sensor(SensorBase):
    """Say so when it becomes active."""

    def on_activated(self) -> None:
        """Report."""
        print("active", self.config.label, self.config.gain, flush=True)  # noqa: T201

    def on_execute(self) -> None:
        """{what}."""
        {do}
'''
Run = subprocess.CompletedProcess[str]


def rfcgen(*arguments: str, cwd: Path) -> Run:
    return subprocess.run(
        [*COMMAND, *arguments], cwd=cwd, capture_output=True, text=True, check=False, timeout=120
    )


def succeed(*arguments: str, cwd: Path) -> Run:
    done = rfcgen(*arguments, cwd=cwd)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done


def write_kernel(folder: Path, do: str = "pass") -> None:
    path = folder / "sensor" / "src" / "sensor" / "component.py"
    path.write_text(KERNEL.format(do=do, what="Work"), encoding="utf-8")


def make_parts(folder: Path) -> None:
    for name, text in (
        ("demo.types.xml", TYPES),
        ("sensor/component.xml", SENSOR),
        ("display/component.xml", DISPLAY),
        ("demo.system.xml", SYSTEM),
    ):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    succeed("new", "types", "demo.types.xml", cwd=folder)
    succeed("new", "component", "sensor/component.xml", cwd=folder)
    succeed("new", "component", "display/component.xml", cwd=folder)
    write_kernel(folder)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("demo")
    make_parts(folder)
    succeed("integrate", "system", "demo.system.xml", cwd=folder)
    return folder


@pytest.fixture
def demo(made: Path, tmp_path: Path) -> Path:
    """Give a test a copy of its own; the packages are not where they were made."""
    return Path(shutil.copytree(made, tmp_path / "demo"))


def tree(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def replace_in(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def sources(folder: Path) -> str:
    parts = ("demo_types", "sensor", "display", "demo_system")
    return os.pathsep.join(str(folder / part / "src") for part in parts)


def tool(name: str, *arguments: str, cwd: Path, **environment: str) -> Run:
    return subprocess.run(
        [sys.executable, "-m", name, *arguments],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


# integrate


def test_integrate_makes_the_package(demo: Path) -> None:
    assert set(tree(demo / "demo_system")) == {
        "README.md",
        "docs/system.md",
        "pyproject.toml",
        "rfcgen.json",
        "src/demo_system/__init__.py",
        "src/demo_system/__main__.py",
        "src/demo_system/py.typed",
        "src/demo_system/settings.py",
        "src/demo_system/wiring.py",
        "tests/_generated/conftest.py",
        "tests/_generated/test_system.py",
    }
    manifest = json.loads((demo / "demo_system" / "rfcgen.json").read_text(encoding="utf-8"))
    assert manifest["spec"] == "../demo.system.xml"
    assert manifest["components"] == ["../sensor", "../display"]
    assert manifest["types"] == ["../demo_types"]


def test_integrate_again_changes_nothing(demo: Path) -> None:
    before = tree(demo)
    done = succeed("integrate", "system", "demo.system.xml", cwd=demo)
    assert done.stdout == "demo_system: nothing differs, 11 files kept\n"
    succeed("integrate", "system", "demo.system.xml", "--check", cwd=demo)
    assert tree(demo) == before


def test_a_dry_run_writes_nothing(demo: Path) -> None:
    shutil.rmtree(demo / "demo_system")
    done = succeed("integrate", "system", "demo.system.xml", "--dry-run", cwd=demo)
    assert "create   src/demo_system/wiring.py\n" in done.stdout
    assert done.stdout.endswith("demo_system: nothing was written; would be: 11 created\n")
    assert not (demo / "demo_system").exists()


def test_the_plan_as_json(demo: Path) -> None:
    (demo / "demo_system" / "docs" / "system.md").unlink()
    done = rfcgen("integrate", "system", "demo.system.xml", "--format", "json", cwd=demo)
    said = json.loads(done.stdout)
    changed = [change for change in said["changes"] if change["action"] != "keep"]
    assert changed == [{"path": "docs/system.md", "action": "create", "owner": "generator"}]
    assert (said["target"], said["written"], said["errors"]) == ("demo_system", True, 0)


def test_check_tells_what_is_stale(demo: Path) -> None:
    replace_in(demo / "demo.system.xml", 'value="2.5"', 'value="3.5"')
    before = tree(demo)
    done = rfcgen("integrate", "system", "demo.system.xml", "--check", cwd=demo)
    assert done.returncode == 3
    assert "replace  src/demo_system/settings.py\n" in done.stdout
    assert tree(demo) == before


def test_a_missing_component_package_is_named(demo: Path) -> None:
    (demo / "sensor" / "rfcgen.json").unlink()
    done = rfcgen("integrate", "system", "demo.system.xml", cwd=demo)
    assert (done.returncode, done.stdout) == (1, "")
    assert "demo.system.xml:3:23: error[RFC420]: component 'Sensor' has no package" in done.stderr
    assert "help: type 'rfcgen new component sensor/component.xml'" in done.stderr


def test_advice_fits_where_the_user_is(demo: Path) -> None:
    (demo / "sensor" / "rfcgen.json").unlink()
    done = rfcgen("integrate", "system", "demo/demo.system.xml", cwd=demo.parent)
    assert "demo/demo.system.xml:3:23: error[RFC420]" in done.stderr
    assert "help: type 'rfcgen new component demo/sensor/component.xml'" in done.stderr


def test_a_package_elsewhere_is_found_again(demo: Path) -> None:
    shutil.rmtree(demo / "demo_system")
    succeed("integrate", "system", "demo.system.xml", "--into", "glue", cwd=demo)
    again = succeed("integrate", "system", "demo.system.xml", cwd=demo)
    assert again.stdout == "glue: nothing differs, 11 files kept\n"
    options = ("--engine", "simulated", "--for", "1s")
    assert rfcgen("run", "system", "demo.system.xml", *options, cwd=demo).returncode == 0


def test_a_missing_types_package_is_named(demo: Path) -> None:
    shutil.rmtree(demo / "demo_types")
    done = rfcgen("integrate", "system", "demo.system.xml", cwd=demo)
    assert done.returncode == 1
    assert "error[RFC420]: types 'demo' has no package" in done.stderr


def test_a_stale_component_package_is_named(demo: Path) -> None:
    replace_in(demo / "sensor" / "component.xml", 'default="plain"', 'default="other"')
    done = rfcgen("integrate", "system", "demo.system.xml", cwd=demo)
    assert (done.returncode, done.stdout) == (3, "")
    assert "error[RFC421]: the package 'sensor' of component 'Sensor' is older" in done.stderr
    succeed("new", "component", "sensor/component.xml", cwd=demo)
    assert "replaced" in succeed("integrate", "system", "demo.system.xml", cwd=demo).stdout


def test_an_edited_file_stops_it(demo: Path) -> None:
    wiring = demo / "demo_system" / "src" / "demo_system" / "wiring.py"
    replace_in(wiring, "import Engine", "import  Engine")
    before = tree(demo)
    done = rfcgen("integrate", "system", "demo.system.xml", cwd=demo)
    assert done.returncode == 3
    assert "error[RFC407]" in done.stderr
    assert tree(demo) == before


def test_the_users_files_are_never_touched(demo: Path) -> None:
    readme = demo / "demo_system" / "README.md"
    readme.write_text("mine", encoding="utf-8")
    (demo / "demo_system" / "notes.txt").write_text("mine too", encoding="utf-8")
    replace_in(demo / "demo.system.xml", 'value="2.5"', 'value="3.5"')
    succeed("integrate", "system", "demo.system.xml", cwd=demo)
    assert readme.read_text(encoding="utf-8") == "mine"
    assert (demo / "demo_system" / "notes.txt").exists()


def test_a_component_is_not_integrated(demo: Path) -> None:
    done = rfcgen("integrate", "system", "sensor/component.xml", cwd=demo)
    assert done.returncode == 1
    assert "error[RFC412]" in done.stderr


def test_a_system_needs_a_package_name_of_its_own(demo: Path) -> None:
    replace_in(demo / "demo.system.xml", 'name="DemoSystem"', 'name="SENSOR"')
    done = rfcgen("integrate", "system", "demo.system.xml", cwd=demo)
    assert done.returncode == 1
    assert "error[RFC302]" in done.stderr


def test_a_parameter_that_nobody_could_give_is_refused(demo: Path) -> None:
    replace_in(
        demo / "demo.system.xml",
        "</configuration>",
        '<parameter name="home" type="float64[3]"/></configuration>',
    )
    done = rfcgen("integrate", "system", "demo.system.xml", cwd=demo)
    assert (done.returncode, done.stdout) == (1, "")
    assert "error[RFC428]: parameter 'home' of type 'float64[3]' needs a default" in done.stderr


def test_a_part_that_comes_later_is_refused_honestly(demo: Path) -> None:
    replace_in(
        demo / "demo.system.xml",
        "</connectors>",
        '</connectors><start-plan><step name="a" do="activate" instances="sensor"/></start-plan>',
    )
    done = rfcgen("integrate", "system", "demo.system.xml", cwd=demo)
    assert done.returncode == 1
    assert done.stderr.count("error[RFC399]") == 1


# the generated package


@pytest.mark.parametrize(
    "command", [("format", "--check"), ("check",)], ids=["ruff format", "ruff check"]
)
def test_generated_code_is_clean(command: Sequence[str], demo: Path) -> None:
    done = tool("ruff", *command, "--no-cache", "demo_system", cwd=demo)
    assert done.returncode == 0, done.stdout + done.stderr


def type_check(folder: Path) -> Run:
    return tool("mypy", "--strict", "demo_system/src", cwd=folder, MYPYPATH=sources(folder))


def test_generated_code_type_checks(demo: Path) -> None:
    done = type_check(demo)
    assert done.returncode == 0, done.stdout


def test_wrong_wiring_does_not_type_check(demo: Path) -> None:
    wiring = demo / "demo_system" / "src" / "demo_system" / "wiring.py"
    replace_in(wiring, "self.sensor.ports.reading", "self.sensor.ports.wish")
    done = type_check(demo)
    assert done.returncode == 1
    assert "wiring.py" in done.stdout


def test_the_generated_test_passes(demo: Path) -> None:
    done = tool("pytest", "-q", "-p", "no:cacheprovider", cwd=demo / "demo_system")
    assert done.returncode == 0, done.stdout
    assert "3 passed" in done.stdout


def test_the_generated_test_can_fail(demo: Path) -> None:
    write_kernel(demo, "raise ValueError")
    done = tool("pytest", "-q", "-p", "no:cacheprovider", cwd=demo / "demo_system")
    assert done.returncode == 1
    assert "test_every_context_stays_active" in done.stdout


def test_the_page_draws_the_system(demo: Path) -> None:
    page = (demo / "demo_system" / "docs" / "system.md").read_text(encoding="utf-8")
    assert 'i_sensor -->|"reading"| i_display' in page
    assert "| `sensor` | `main` | periodic | 5 ms | 60 |" in page


# run


@pytest.mark.parametrize("target", ["demo_system", "demo.system.xml"])
def test_run_for_a_time(target: str, demo: Path) -> None:
    done = rfcgen("run", "system", target, "--engine", "simulated", "--for", "2s", cwd=demo)
    assert done.returncode == 0, done.stderr
    assert 'active one " two 2.5\n' in done.stdout
    assert "Traceback" not in done.stderr


def test_run_with_a_setting(demo: Path) -> None:
    options = ("--engine", "simulated", "--for", "1s", "--set", "label=a=b c")
    done = rfcgen("run", "system", "demo_system", *options, cwd=demo)
    assert (done.returncode, "active a=b c 2.5\n" in done.stdout) == (0, True)


@pytest.mark.parametrize(
    "options",
    [
        ["--set", "lable=x"],
        ["--set", "label"],
        ["--for", "soon"],
        ["--engine", "steam"],
    ],
    ids=" ".join,
)
def test_wrong_options_are_wrong_usage(options: list[str], demo: Path) -> None:
    done = rfcgen("run", "system", "demo_system", *options, cwd=demo)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr


def test_a_stale_package_is_not_run(demo: Path) -> None:
    replace_in(demo / "demo.system.xml", 'value="2.5"', 'value="3.5"')
    done = rfcgen("run", "system", "demo.system.xml", "--for", "1s", cwd=demo)
    assert (done.returncode, done.stdout) == (3, "")
    assert "error[RFC425]" in done.stderr
    assert "help: type 'rfcgen integrate system demo.system.xml'" in done.stderr


def test_a_package_that_was_never_made_is_not_run(demo: Path) -> None:
    shutil.rmtree(demo / "demo_system")
    done = rfcgen("run", "system", "demo.system.xml", "--for", "1s", cwd=demo)
    assert done.returncode == 3
    assert "has not been made yet" in done.stderr


def test_a_folder_of_something_else_is_not_run(demo: Path) -> None:
    done = rfcgen("run", "system", "sensor", "--for", "1s", cwd=demo)
    assert done.returncode == 1
    assert "error[RFC422]" in done.stderr


def test_a_kernel_that_fails_to_start_fails_the_command(demo: Path) -> None:
    kernel = demo / "sensor" / "src" / "sensor" / "component.py"
    replace_in(kernel, 'print("active"', 'raise ValueError("no power")\n        print("active"')
    done = rfcgen("run", "system", "demo_system", "--engine", "simulated", "--for", "1s", cwd=demo)
    assert done.returncode not in (0, 70)
    assert "no power" in done.stderr


def interrupted(demo: Path) -> tuple[int, str]:
    """Interrupt a run when it is active; give its exit code and what it said."""
    with subprocess.Popen(
        [*COMMAND, "run", "system", "demo_system"],
        cwd=demo,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("active")
        os.killpg(process.pid, signal.SIGINT)
        try:
            _, said = process.communicate(timeout=20)
        finally:
            process.kill()
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    return process.returncode, said


def test_an_interrupt_stops_in_order_and_leaves_nobody(demo: Path) -> None:
    code, said = interrupted(demo)
    assert code in (0, 130)
    assert "Traceback" not in said


def test_an_interrupt_ends_a_hanging_kernel_in_bounded_time(demo: Path) -> None:
    write_kernel(demo, "while True: pass")
    _, said = interrupted(demo)
    assert "Traceback" not in said
