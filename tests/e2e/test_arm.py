"""The worked example goes all the way (S-080): specs, generated packages, a moving arm (P-112)."""

import csv
import math
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ARM = ROOT / "generated_examples" / "arm"
SCRIPTS = Path(__file__).resolve().parent / "arm_scripts"
COMPONENTS = ("motion_core", "can_drives", "arm_simulator")
SOURCES = [ARM / name / "src" for name in (*COMPONENTS, "arm_types", "arm_motion")]
IMPORT_PATH = os.pathsep.join(map(str, (ARM, *SOURCES)))
COUNT_RAD = math.tau / 2**19
LATENCY_CYCLES = 2
DURATION_S = 180.0
JOINTS = {"joint1": (-1.5708, 1.6231), "joint2": (1.5711, 0.9757)}
PEAK_SPEEDS = {"joint1": 0.03327, "joint2": 0.00620}


def _run(
    *arguments: str | Path, timeout_s: float = 120, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run Python in the folder of the example."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ARM,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=timeout_s,
        check=False,
    )


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """Run the demo once; give its output and its folder."""
    into = tmp_path_factory.mktemp("demo")
    done = _run(ARM / "demo.py", "--into", into)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    return done.stdout, into


@pytest.fixture(scope="module")
def curves(demo: tuple[str, Path]) -> dict[str, list[float]]:
    """Read the curves by the name of their column."""
    with (demo[1] / "motion.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return {name: [float(row[name]) for row in rows] for name in rows[0]}


def _published(joint: str, time_s: float) -> float:
    start, goal = JOINTS[joint]
    s = min(time_s / DURATION_S, 1.0)
    return start + (goal - start) * (10 * s**3 - 15 * s**4 + 6 * s**5)


def test_demo_says_what_it_does(demo: tuple[str, Path]) -> None:
    said, into = demo
    for part in ("rfcgen validate spec .", "nothing differs", "× real time", "peak speed over 1 s"):
        assert part in said
    assert "\r" not in said, "a living line is for a terminal"
    assert "BROKEN" not in said
    assert (into / "motion.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("name", "before", "after", "said"),
    [
        ("motion.system.xml", 'name="drives"', 'name="drive"', "error[RFC"),
        ("arm.types.xml", "Wanted positions", "Wished positions", "error[RFC4"),
        ("can_drives/src/can_drives/_generated/base.py", "10 ms", "20 ms", "error[RFC4"),
    ],
)
def test_demo_stops_at_what_is_wrong_or_out_of_date(
    tmp_path: Path, name: str, before: str, after: str, said: str
) -> None:
    arm = tmp_path / "arm"
    shutil.copytree(ARM, arm, ignore=shutil.ignore_patterns("__pycache__"))
    text = (arm / name).read_text(encoding="utf-8")
    assert before in text
    (arm / name).write_text(text.replace(before, after), encoding="utf-8")
    done = _run(arm / "demo.py", "--into", tmp_path / "demo")
    assert done.returncode == 1
    assert said in done.stdout
    assert not (tmp_path / "demo").exists()


def test_whole_motion_is_recorded_at_100_hz(curves: dict[str, list[float]]) -> None:
    time_s = curves["time_s"]
    assert time_s == pytest.approx([index / 100 for index in range(len(time_s))], abs=1e-9)
    assert time_s[-1] > DURATION_S


@pytest.mark.parametrize("joint", JOINTS)
def test_wanted_curve_is_the_published_one(joint: str, curves: dict[str, list[float]]) -> None:
    published = [_published(joint, time_s) for time_s in curves["time_s"]]
    assert curves[f"{joint}_wanted_rad"] == pytest.approx(published, abs=COUNT_RAD)


@pytest.mark.parametrize("joint", JOINTS)
def test_measured_curve_is_the_wanted_one_two_cycles_earlier(
    joint: str, curves: dict[str, list[float]]
) -> None:
    measured = curves[f"{joint}_measured_rad"][LATENCY_CYCLES:]
    wanted = curves[f"{joint}_wanted_rad"][:-LATENCY_CYCLES]
    assert measured == pytest.approx(wanted, abs=COUNT_RAD)


@pytest.mark.parametrize("shift", [1, 3])
def test_no_other_delay_explains_the_measured_curve(
    shift: int, curves: dict[str, list[float]]
) -> None:
    measured = curves["joint1_measured_rad"][shift:]
    wanted = curves["joint1_wanted_rad"][:-shift]
    assert max(abs(a - b) for a, b in zip(measured, wanted, strict=True)) > 20 * COUNT_RAD


@pytest.mark.parametrize("joint", JOINTS)
def test_motion_ends_at_the_goal(joint: str, curves: dict[str, list[float]]) -> None:
    assert curves[f"{joint}_measured_rad"][-1] == pytest.approx(JOINTS[joint][1], abs=COUNT_RAD)


@pytest.mark.parametrize("joint", JOINTS)
def test_peak_speed_is_the_published_one(joint: str, curves: dict[str, list[float]]) -> None:
    measured = curves[f"{joint}_measured_rad"]
    peak = max(abs(b - a) for a, b in zip(measured, measured[100:], strict=False))
    assert peak == pytest.approx(PEAK_SPEEDS[joint], rel=0.002)


def test_two_simulated_runs_give_the_same_bytes(tmp_path: Path) -> None:
    files = {seed: tmp_path / f"{seed}.csv" for seed in ("1", "4711")}
    for seed, file in files.items():
        script = SCRIPTS / "record.py"
        done = _run(script, "20", file, PYTHONPATH=IMPORT_PATH, PYTHONHASHSEED=seed)
        assert done.returncode == 0, done.stdout + done.stderr
    first, second = (file.read_bytes() for file in files.values())
    assert first == second
    assert first.count(b"\n") > 1900


def test_same_system_runs_in_real_time() -> None:
    bus = f"virtual:arm-{os.getpid()}"
    done = _run("-W", "error", SCRIPTS / "realtime.py", bus, PYTHONPATH=IMPORT_PATH)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("component", COMPONENTS)
def test_component_passes_its_own_tests(component: str) -> None:
    done = _run("-m", "rfcgen", "test", "component", component)
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_code_of_the_example_has_types() -> None:
    done = _run(
        *("-m", "mypy", "--strict", "--cache-dir", os.devnull, "demo.py", "arm_demo", *SOURCES),
        MYPYPATH=IMPORT_PATH,
        timeout_s=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
