"""``rfcgen test component`` as it is typed."""

import json
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[1] / "unit" / "debugger" / "example"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE, tmp_path, dirs_exist_ok=True)
    return tmp_path


def run(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "rfcgen", "test", "component", "follower", *arguments],
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def add_test(home: Path, text: str, name: str = "test_more.py") -> Path:
    path = home / "follower" / "tests" / name
    path.write_text(text)
    return path


def test_contract_and_user_tests_in_one_report(home: Path) -> None:
    before = sorted(home.rglob("*"))
    ended = run(home)
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr == ""
    report, seconds = ended.stdout.rsplit(" in ", 1)
    assert seconds.endswith(" s\n")
    assert report == (
        "contract tests of follower\n"
        "  test_lifecycle.py\n"
        "    ok      test_goes_through_all_states\n"
        "\n"
        "user tests of follower\n"
        "  test_component.py\n"
        "    ok      test_moves_half_the_way\n"
        "\n"
        "2 tests: 2 ok"
    )
    assert sorted(home.rglob("*")) == before, "nothing may be written into the user's folder"


def test_a_failed_assertion_is_shown_at_its_line(home: Path) -> None:
    add_test(
        home, "def test_sum() -> None:\n    total = 1 + 1\n    assert total == 3, 'too small'\n"
    )
    ended = run(home)
    assert ended.returncode == 1
    assert (
        "  test_more.py\n"
        "    FAILED  test_sum\n"
        "        follower/tests/test_more.py:3\n"
        "            assert total == 3, 'too small'\n"
        "        too small\n"
        "        assert 2 == 3\n"
    ) in ended.stdout
    assert "3 tests: 2 ok, 1 failed" in ended.stdout


def test_an_exception_is_shown_at_the_kernels_line(home: Path) -> None:
    add_test(
        home,
        "from follower import Follower\n\n"
        "def test_log(component: Follower) -> None:\n"
        "    component.on_activated(1)\n",
    )
    ended = run(home, "-k", "test_log")
    assert ended.returncode == 1
    assert "follower/tests/test_more.py:4" in ended.stdout
    assert "TypeError: Follower.on_activated() takes 1 positional argument" in ended.stdout


def test_json_has_the_same_facts_and_no_durations(home: Path) -> None:
    add_test(home, "import pytest\n\n@pytest.mark.skip(reason='later')\ndef test_x(): ...\n")
    first, second = run(home, "--format", "json"), run(home, "--format", "json")
    assert first.stdout == second.stdout
    facts = json.loads(first.stdout)
    assert facts["component"] == "follower"
    assert facts["counts"] == {"passed": 2, "failed": 0, "error": 0, "skipped": 1}
    assert [(test["group"], test["outcome"]) for test in facts["tests"]] == [
        ("contract", "passed"),
        ("user", "passed"),
        ("user", "skipped"),
    ]
    assert facts["tests"][2]["message"] == "later"


def test_junit_is_written(home: Path) -> None:
    ended = run(home, "--junit", "results.xml")
    assert ended.returncode == 0
    suite = ET.parse(home / "results.xml").getroot().find("testsuite")
    assert suite is not None
    assert suite.attrib["tests"] == "2"


def test_no_test_is_a_mistake(home: Path) -> None:
    ended = run(home, "-k", "nothing_like_this")
    assert ended.returncode == 1
    assert "error[RFC611]: no test matches 'nothing_like_this'" in ended.stderr
    shutil.rmtree(home / "follower" / "tests")
    ended = run(home)
    assert ended.returncode == 1
    assert "error[RFC611]: no tests were found" in ended.stderr


def test_a_hanging_test_is_stopped_and_named(home: Path) -> None:
    add_test(home, "def test_ends() -> None:\n    while True:\n        pass\n")
    ended = run(home, "--timeout", "1")
    assert ended.returncode == 1
    place, message = ended.stderr.splitlines()[0].split(" error[RFC612]: ")
    assert place in ("follower/tests/test_more.py:2:", "follower/tests/test_more.py:3:")
    assert message == "'tests/test_more.py::test_ends' did not end within 1 s and was stopped"
    assert "2 tests: 2 ok" in ended.stdout


def test_a_test_file_with_a_syntax_error_spoils_only_itself(home: Path) -> None:
    add_test(home, "def test_(:\n")
    ended = run(home)
    assert ended.returncode == 1
    assert "    ERROR   test_more.py\n        follower/tests/test_more.py:1\n" in ended.stdout
    assert "SyntaxError: invalid syntax" in ended.stdout
    assert "3 tests: 2 ok, 1 in error" in ended.stdout


def test_a_kernel_that_cannot_be_imported(home: Path) -> None:
    kernel = home / "follower" / "src" / "follower" / "component.py"
    kernel.write_text(kernel.read_text().replace("Command, Phase", "Command, Phaze"))
    ended = run(home)
    assert ended.returncode == 1
    assert ended.stderr.startswith(
        "follower/src/follower/component.py:3: error[RFC604]: importing 'follower' failed: "
        "ImportError: cannot import name 'Phaze' from 'demo_types'"
    )
    assert "Traceback" not in ended.stderr


def test_a_test_that_ends_the_process(home: Path) -> None:
    add_test(home, "import os\n\ndef test_leaves() -> None:\n    os._exit(3)\n")
    ended = run(home)
    assert ended.returncode == 1
    assert (
        "error[RFC613]: the test process ended too early in 'tests/test_more.py::test_leaves', "
        "with exit code 3"
    ) in ended.stderr


def test_a_folder_that_is_no_package(home: Path) -> None:
    (home / "follower" / "rfcgen.json").unlink()
    ended = run(home)
    assert ended.returncode == 1
    assert "error[RFC601]: 'follower' is not a component package" in ended.stderr


def test_wrong_usage(home: Path) -> None:
    assert run(home, "--timeout", "0").returncode == 2
