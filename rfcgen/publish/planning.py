"""Compare what was rendered with what is on disk, and plan who gives way."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Span, has_errors
from rfcgen.publish.difference import difference
from rfcgen.publish.manifest import (
    FILE_NAME,
    Manifest,
    ManifestError,
    read_manifest,
    text_digest,
    write_manifest,
)
from rfcgen.publish.plan import Action, Change, Owner, Plan
from rfcgen.publish.scaffolding import scaffold_files
from rfcgen.publish.target import folder_problem, path_problems, unreadable
from rfcgen.render.file_tree import FileTree
from rfcgen.render.scaffold import Scaffold


@dataclass(frozen=True, slots=True)
class _Decision:
    """Hold what happens to one file, and why it may not."""

    change: Change
    text: str | None = None
    diagnostic: Diagnostic | None = None


def make_plan(target: Path, tree: FileTree, scaffold: Scaffold, manifest: Manifest) -> Plan:
    """Return what it takes to make ``target`` hold the package; nothing is written.

    ``manifest`` says what the package is made from; its lists of files are filled in here.
    """
    try:
        return _make_plan(target, tree, scaffold, manifest)
    except OSError as error:
        return Plan(target, diagnostics=(unreadable(target, error),))


def _make_plan(target: Path, tree: FileTree, scaffold: Scaffold, manifest: Manifest) -> Plan:
    problem = folder_problem(target)
    if problem:
        return Plan(target, diagnostics=(problem,))
    old, problem = _old_manifest(target)
    if problem is None:
        problem = _foreign(target, old, manifest)
    if problem:
        return Plan(target, diagnostics=(problem,))
    user = scaffold_files(scaffold)
    return _compare(target, tree, user, old, manifest)


def _compare(
    target: Path, tree: FileTree, user: FileTree, old: Manifest | None, manifest: Manifest
) -> Plan:
    known = old.files if old else {}
    files = {path: text_digest(text) for path, text in tree}
    lasting = {*user.files, *(old.user if old else ())} - set(files)
    new = manifest.with_files(files, tuple(lasting))
    texts = {**tree.files, FILE_NAME: write_manifest(new)}
    gone = sorted(set(known) - set(files) - set(user.files))
    wanted = {path for path in user.files if not os.path.lexists(target / path)}
    problems = tuple(path_problems(target, sorted({*texts, *wanted, *gone})))
    if has_errors(problems):
        return Plan(target, diagnostics=problems)
    decisions = [
        *(_generator_file(target, path, text, known.get(path)) for path, text in sorted(tree)),
        *(one for path in gone if (one := _gone_file(target, path, known[path])) is not None),
        *_user_files(target, user, old),
        _manifest_file(target, texts[FILE_NAME]),
    ]
    return Plan(
        target,
        changes=tuple(decision.change for decision in decisions),
        texts={one.change.path: one.text for one in decisions if one.text is not None},
        diagnostics=tuple(one.diagnostic for one in decisions if one.diagnostic),
    )


def _old_manifest(target: Path) -> tuple[Manifest | None, Diagnostic | None]:
    path = target / FILE_NAME
    if not path.is_file():
        return None, None
    try:
        return read_manifest(path.read_text(encoding="utf-8")), None
    except (ManifestError, UnicodeDecodeError) as error:
        why = "it is not UTF-8" if isinstance(error, UnicodeDecodeError) else str(error)
        text = f"manifest '{FILE_NAME}' cannot be read: {why}"
        return None, Diagnostic("RFC406", text, Span(path), help="restore it from version control")


def _foreign(target: Path, old: Manifest | None, new: Manifest) -> Diagnostic | None:
    """Say why a folder with content is not this package's own."""
    if old is not None and not old.describes_same(new):
        text = f"folder '{target.name}' holds the {old.kind} '{old.name}', not '{new.name}'"
    elif old is not None:
        if not _has_namesake(target, old, new):
            return None
        text = f"folder '{target.name}' holds the package of '{old.spec}', not of '{new.spec}'"
    elif _is_free(target, new):
        return None
    else:
        text = f"folder '{target.name}' is not empty and was not made by rfcgen"
    return Diagnostic(
        "RFC403", text, Span(target), help="choose another folder with --into, or empty this one"
    )


def _has_namesake(target: Path, old: Manifest, new: Manifest) -> bool:
    """Tell whether the package is of another document of that name, which has not just moved."""
    other = target / old.spec
    return other.is_file() and other.resolve() != (target / new.spec).resolve()


def _is_free(target: Path, new: Manifest) -> bool:
    """Tell whether a folder may become the package: it holds the document, or nothing."""
    if not target.exists() or (target / new.spec).parent.resolve() == target.resolve():
        return True
    return all(entry.name.startswith(".") for entry in target.iterdir())


def _generator_file(target: Path, path: str, text: str, known: str | None) -> _Decision:
    found = _content(target / path)
    if found is None:
        return _Decision(Change(path, Action.CREATE, Owner.GENERATOR), text)
    if found == text:
        return _Decision(Change(path, Action.KEEP, Owner.GENERATOR))
    if known is not None and text_digest(found) == known:
        return _Decision(Change(path, Action.REPLACE, Owner.GENERATOR), text)
    return _edited(target, path, found, text, is_known=known is not None)


def _gone_file(target: Path, path: str, known: str) -> _Decision | None:
    """Remove a file that the package no longer has, unless somebody did or has edited it."""
    found = _content(target / path)
    if found is None:
        return None
    if text_digest(found) == known:
        return _Decision(Change(path, Action.REMOVE, Owner.GENERATOR))
    return _edited(target, path, found, "", is_known=True)


def _edited(target: Path, path: str, found: str, wanted: str, *, is_known: bool) -> _Decision:
    what = "was edited by hand" if is_known else "is in the way and was not made by rfcgen"
    diagnostic = Diagnostic(
        "RFC407" if is_known else "RFC408",
        f"'{path}' belongs to the generator, but {what}",
        Span(target / path),
        (Note(difference(path, found, wanted)),),
        "move your change into a file of your own, then delete this one and run again",
    )
    return _Decision(Change(path, Action.EDITED, Owner.GENERATOR), diagnostic=diagnostic)


def _user_files(target: Path, user: FileTree, old: Manifest | None) -> Iterator[_Decision]:
    """Yield the user's files: made once; one that the user deleted is not made again."""
    made_before = old.user if old else ()
    for path, text in user:
        if os.path.lexists(target / path):
            yield _Decision(Change(path, Action.KEEP, Owner.USER))
        elif path not in made_before:
            yield _Decision(Change(path, Action.CREATE, Owner.USER), text)


def _manifest_file(target: Path, text: str) -> _Decision:
    found = _content(target / FILE_NAME)
    if found == text:
        return _Decision(Change(FILE_NAME, Action.KEEP, Owner.GENERATOR))
    action = Action.CREATE if found is None else Action.REPLACE
    return _Decision(Change(FILE_NAME, action, Owner.GENERATOR), text)


def _content(path: Path) -> str | None:
    """Return a file's text; bytes that are no text become text that differs from any of ours."""
    if not path.is_file():
        return None
    return path.read_bytes().decode("utf-8", errors="surrogateescape")
