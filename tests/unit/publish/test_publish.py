"""Every file has one owner, and is written whole or not at all."""

import errno
import json
import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from rfcgen.publish import Action, Manifest, Owner, Plan, apply_plan

PlanOf = Callable[..., Plan]
Snapshot = Callable[[Path], dict[str, bytes]]
ENUMS = "src/arm_types/enums.py"


def actions(plan: Plan) -> dict[str, Action]:
    return {change.path: change.action for change in plan.changes}


def codes(plan: Plan) -> list[str]:
    return [diagnostic.code for diagnostic in plan.diagnostics]


def test_first_run_creates_everything(tmp_path: Path, plan_of: PlanOf) -> None:
    plan = plan_of()
    assert set(actions(plan).values()) == {Action.CREATE}
    assert not (tmp_path / "arm_types").exists()
    assert apply_plan(plan) == ()
    for change in plan.changes:
        assert (tmp_path / "arm_types" / change.path).is_file()


def test_second_run_keeps_everything(tmp_path: Path, plan_of: PlanOf, snapshot: Snapshot) -> None:
    apply_plan(plan_of())
    before = snapshot(tmp_path)
    plan = plan_of()
    assert set(actions(plan).values()) == {Action.KEEP}
    assert apply_plan(plan) == ()
    assert snapshot(tmp_path) == before


def test_update_replaces_creates_and_removes(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of())
    files = {"src/arm_types/__init__.py": "new\n", "docs/a/b.md": "page\n"}
    plan = plan_of(files)
    assert actions(plan)["src/arm_types/__init__.py"] is Action.REPLACE
    assert actions(plan)["docs/a/b.md"] is Action.CREATE
    assert actions(plan)[ENUMS] is Action.REMOVE
    assert apply_plan(plan) == ()
    target = tmp_path / "arm_types"
    assert (target / "docs/a/b.md").read_text(encoding="utf-8") == "page\n"
    assert not (target / ENUMS).exists()
    assert not any(path.name.startswith(".") for path in target.iterdir())
    apply_plan(plan_of())
    assert not (target / "docs").exists()


def test_user_files_are_never_touched(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of())
    readme = tmp_path / "arm_types" / "README.md"
    mine = b"mine \xff\r\n\x00"
    readme.write_bytes(mine)
    assert apply_plan(plan_of({"src/arm_types/__init__.py": "new\n"})) == ()
    assert readme.read_bytes() == mine


def test_deleted_user_file_stays_deleted(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of())
    (tmp_path / "arm_types" / "README.md").unlink()
    assert apply_plan(plan_of({"src/arm_types/__init__.py": "new\n"})) == ()
    assert not (tmp_path / "arm_types" / "README.md").exists()


def test_deleted_generator_file_comes_back(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of())
    (tmp_path / "arm_types" / ENUMS).unlink()
    assert actions(plan_of())[ENUMS] is Action.CREATE


@pytest.mark.parametrize("files", [{ENUMS: "newer\n"}, {"other.py": "x\n"}])
def test_edited_generator_file_stops_all(
    tmp_path: Path, plan_of: PlanOf, snapshot: Snapshot, files: dict[str, str]
) -> None:
    apply_plan(plan_of())
    (tmp_path / "arm_types" / ENUMS).write_text("two\nmine\n", encoding="utf-8")
    before = snapshot(tmp_path)
    plan = plan_of(files)
    assert codes(plan) == ["RFC407"]
    assert "+mine" in plan.diagnostics[0].notes[0].message
    assert apply_plan(plan) == plan.diagnostics
    assert snapshot(tmp_path) == before


def test_edited_back_is_fine(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of())
    (tmp_path / "arm_types" / ENUMS).write_text("newer\n", encoding="utf-8")
    assert codes(plan_of({**dict.fromkeys([ENUMS], "newer\n")})) == []


def test_unknown_file_in_the_way_is_kept(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of())
    docs = tmp_path / "arm_types" / "docs.md"
    docs.write_text("mine", encoding="utf-8")
    plan = plan_of({"docs.md": "generated\n"})
    assert codes(plan) == ["RFC408"]
    assert docs.read_text(encoding="utf-8") == "mine"


def test_foreign_folder_is_refused(tmp_path: Path, plan_of: PlanOf) -> None:
    (tmp_path / "arm_types").mkdir()
    (tmp_path / "arm_types" / "thesis.txt").write_text("x", encoding="utf-8")
    assert codes(plan_of()) == ["RFC403"]


def test_folder_of_the_document_is_its_own(
    tmp_path: Path, plan_of: PlanOf, manifest: Manifest
) -> None:
    target = tmp_path / "arm"
    target.mkdir()
    (target / "arm.types.xml").write_text("<types/>", encoding="utf-8")
    plan = plan_of(target=target, manifest=replace(manifest, spec="arm.types.xml"))
    assert codes(plan) == []


def test_package_of_another_document_is_refused(plan_of: PlanOf, manifest: Manifest) -> None:
    apply_plan(plan_of())
    other = replace(manifest, name="leg", spec="../leg.types.xml")
    assert codes(plan_of(manifest=other)) == ["RFC403"]
    assert codes(plan_of(manifest=replace(manifest, name="leg"))) == []
    assert codes(plan_of(manifest=replace(manifest, spec="../moved.types.xml"))) == []


def test_package_of_a_namesake_is_refused(
    tmp_path: Path, plan_of: PlanOf, manifest: Manifest
) -> None:
    (tmp_path / "arm.types.xml").write_text("<types/>", encoding="utf-8")
    apply_plan(plan_of())
    namesake = replace(manifest, spec="../other.types.xml")
    assert codes(plan_of(manifest=namesake)) == ["RFC403"]
    (tmp_path / "arm.types.xml").unlink()
    assert codes(plan_of(manifest=namesake)) == []


def test_file_as_target_is_refused(tmp_path: Path, plan_of: PlanOf) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    assert codes(plan_of(target=tmp_path / "file")) == ["RFC401"]
    assert codes(plan_of(target=tmp_path / "file" / "below")) == ["RFC401"]


def test_link_to_nowhere_as_target_is_refused(tmp_path: Path, plan_of: PlanOf) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "nothing")
    assert codes(plan_of(target=tmp_path / "link")) == ["RFC401"]


def test_closed_folder_is_refused(
    tmp_path: Path, plan_of: PlanOf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)  # root may write everywhere
    assert codes(plan_of()) == ["RFC402"]
    assert not (tmp_path / "arm_types").exists()


@pytest.mark.parametrize("link", ["src", "src/arm_types", ENUMS])
def test_link_out_of_the_target_is_refused(
    tmp_path: Path, plan_of: PlanOf, snapshot: Snapshot, link: str
) -> None:
    apply_plan(plan_of())
    outside = tmp_path / "outside"
    inside = tmp_path / "arm_types" / link
    inside.rename(outside)
    inside.symlink_to(outside)
    before = snapshot(tmp_path)
    plan = plan_of({"src/arm_types/__init__.py": "new\n"})
    assert codes(plan) == ["RFC404"]
    apply_plan(plan)
    assert snapshot(tmp_path) == before


def test_file_and_folder_in_the_way_are_refused(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of())
    (tmp_path / "arm_types" / "docs").write_text("mine", encoding="utf-8")
    (tmp_path / "arm_types" / "page.md").mkdir()
    plan = plan_of({"docs/a.md": "x\n", "page.md": "x\n"})
    assert codes(plan) == ["RFC405", "RFC405"]


@pytest.mark.parametrize("what", ["link", "pipe"])
def test_what_is_no_file_is_refused_before_anything_is_written(
    tmp_path: Path, plan_of: PlanOf, what: str
) -> None:
    apply_plan(plan_of())
    page = tmp_path / "arm_types" / "page.md"
    page.symlink_to("nowhere") if what == "link" else os.mkfifo(page)
    assert codes(plan_of({"page.md": "x\n"})) == ["RFC405"]


def test_links_in_place_of_user_files_are_the_users_business(
    tmp_path: Path, plan_of: PlanOf
) -> None:
    apply_plan(plan_of())
    readme = tmp_path / "arm_types" / "README.md"
    readme.rename(tmp_path / "README.md")
    readme.symlink_to(tmp_path / "README.md")
    (tmp_path / "arm_types" / "pyproject.toml").unlink()
    (tmp_path / "arm_types" / "pyproject.toml").symlink_to("nowhere")
    plan = plan_of({"src/arm_types/__init__.py": "new\n"})
    assert codes(plan) == []
    assert {change.path for change in plan.work if change.owner is Owner.USER} == set()


def test_a_file_that_is_gone_already_is_not_counted(tmp_path: Path, plan_of: PlanOf) -> None:
    apply_plan(plan_of({"docs.md": "page\n"}))
    (tmp_path / "arm_types" / "docs.md").unlink()
    assert "docs.md" not in {change.path for change in plan_of().changes}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format": 2}',
        '{"format": 1, "kind": "types"}',
        "[" * 100_000,
        b"\xff\xfe",
        '{"format": 1, "kind": "types", "name": "arm", "package": "a", "spec": "s", "model": "m", '
        '"tool": "t", "types": [], "files": {"../../stolen": "0"}, "user": []}',
    ],
)
def test_damaged_manifest_stops_all(tmp_path: Path, plan_of: PlanOf, text: str | bytes) -> None:
    apply_plan(plan_of())
    content = text if isinstance(text, bytes) else text.encode()
    (tmp_path / "arm_types" / "rfcgen.json").write_bytes(content)
    assert codes(plan_of()) == ["RFC406"]


def test_manifest_is_sorted_and_without_dates_or_machine_paths(
    tmp_path: Path, plan_of: PlanOf
) -> None:
    apply_plan(plan_of())
    text = (tmp_path / "arm_types" / "rfcgen.json").read_text(encoding="utf-8")
    content = json.loads(text)
    assert list(content["files"]) == sorted(content["files"])
    assert content["user"] == sorted(content["user"])
    assert str(tmp_path) not in text


@pytest.mark.parametrize("is_update", [False, True])
@pytest.mark.parametrize("method", ["open", "replace", "mkdir", "unlink"])
def test_failure_at_any_write_changes_nothing(
    tmp_path: Path,
    plan_of: PlanOf,
    snapshot: Snapshot,
    method: str,
    *,
    is_update: bool,
) -> None:
    if is_update:
        apply_plan(plan_of())
    before = snapshot(tmp_path)
    files = {"src/arm_types/__init__.py": "new\n", "docs/a/b.md": "page\n"}
    failures = 0
    for number in range(40):
        plan = plan_of(files)
        with pytest.MonkeyPatch.context() as patch:
            fail_at(patch, method, number)
            diagnostics = apply_plan(plan)
        if not diagnostics:
            break
        failures += 1
        assert [one.code for one in diagnostics] == ["RFC409"]
        assert "no space left" in diagnostics[0].message
        assert snapshot(tmp_path) == before
    assert failures >= (is_update or method != "unlink")
    assert plan_of(files).work == ()


def test_interruption_changes_nothing(
    tmp_path: Path, plan_of: PlanOf, snapshot: Snapshot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_self: Path, _target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        apply_plan(plan_of())
    assert snapshot(tmp_path) == {}


def fail_at(patch: pytest.MonkeyPatch, method: str, number: int) -> None:
    """Let one call of a method of Path fail as on a full disk."""
    original = getattr(Path, method)
    calls = iter(range(1_000))

    def failing(self: Path, *arguments: object, **options: object) -> object:
        if next(calls) == number:
            raise OSError(errno.ENOSPC, "No space left on device", str(self))
        return original(self, *arguments, **options)

    patch.setattr(Path, method, failing)
