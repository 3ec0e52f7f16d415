"""Run a component's contract tests and its user's tests in one go."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from rfcgen.diagnostics import Diagnostic, Note, Span
from rfcgen.testing_tools.facts import Result
from rfcgen.workflow.component_package import ComponentPackage, open_package
from rfcgen.workflow.loading import load_component
from rfcgen.workflow.pytest_process import Ending, run_pytest

CONTRACT = "contract"
USER = "user"


@dataclass(frozen=True, slots=True)
class Case:
    """One test: ``file`` below its group's folder, and ``name`` in it; none if all of it failed."""

    group: str
    file: str
    name: str
    outcome: str
    message: str = ""
    span: Span | None = None

    @property
    def has_failed(self) -> bool:
        """Tell whether the test itself or something around it went wrong."""
        return self.outcome in ("failed", "error")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one run found; ``seconds`` is the sum over the tests."""

    component: str
    cases: tuple[Case, ...] = ()
    seconds: float = 0.0
    diagnostics: tuple[Diagnostic, ...] = ()

    @property
    def has_failed(self) -> bool:
        """Tell whether any test went wrong or the run did."""
        return bool(self.diagnostics) or any(case.has_failed for case in self.cases)

    def group(self, name: str) -> tuple[Case, ...]:
        """Return the cases of one group, in the order in which they ran."""
        return tuple(case for case in self.cases if case.group == name)


@dataclass(frozen=True, slots=True)
class Selection:
    """Say which tests to run, how long one may take, and where JUnit XML goes."""

    keyword: str = ""
    timeout_s: float = 120.0
    junit: Path | None = None


def run_component_tests(folder: Path, selection: Selection) -> Verdict:
    """Run the tests of the component package in a folder."""
    found = open_package(folder)
    package = found.package
    if package is None:
        return Verdict(folder.name, diagnostics=found.diagnostics)
    if find_spec("pytest") is None:
        return Verdict(package.import_name, diagnostics=(_without_pytest(package),))
    if not (package.folder / "tests").is_dir():
        return Verdict(package.import_name, diagnostics=(_nothing(package, selection),))
    ending = run_pytest(package, _arguments(selection), timeout_s=selection.timeout_s)
    return _judge(package, selection, ending)


def _arguments(selection: Selection) -> tuple[str, ...]:
    keyword = ("-k", selection.keyword) if selection.keyword else ()
    junit = (f"--junit-xml={selection.junit.absolute()}",) if selection.junit else ()
    return (*keyword, *junit)


def _judge(package: ComponentPackage, selection: Selection, ending: Ending) -> Verdict:
    cases = tuple(_case(package, result) for result in _last_words(ending.facts.results))
    return Verdict(
        component=package.import_name,
        cases=cases,
        seconds=sum(result.seconds for result in ending.facts.results),
        diagnostics=tuple(_problems(package, selection, ending)),
    )


def _last_words(results: Iterable[Result]) -> Iterable[Result]:
    """Keep one result a test: a failed tear-down spoils a passed test, never the reverse."""
    kept: dict[str, Result] = {}
    for result in results:
        if result.test not in kept or kept[result.test].outcome == "passed":
            kept[result.test] = result
    return kept.values()


def _case(package: ComponentPackage, result: Result) -> Case:
    generated = "tests/_generated/"
    is_contract = result.test.startswith(generated)
    prefix = generated if is_contract else "tests/"
    file, _, name = result.test.removeprefix(prefix).partition("::")
    span = None
    if result.outcome != "passed" and result.path:
        span = Span(package.folder / result.path, result.line, source=result.source)
    return Case(
        group=CONTRACT if is_contract else USER,
        file=file,
        name=name,
        outcome=result.outcome,
        message=result.message,
        span=span,
    )


def _problems(
    package: ComponentPackage, selection: Selection, ending: Ending
) -> Iterable[Diagnostic]:
    facts = ending.facts
    if ending.hangs:
        yield _hanging(package, selection, ending)
    elif not facts.finished:
        yield _unloadable(package) or _broken(package, ending)
    elif not facts.results:
        yield _nothing(package, selection)


def _without_pytest(package: ComponentPackage) -> Diagnostic:
    return Diagnostic(
        "RFC610",
        "pytest is not installed",
        Span(package.folder),
        help="type pip install 'rfcgen[test]'",
    )


def _nothing(package: ComponentPackage, selection: Selection) -> Diagnostic:
    if selection.keyword:
        message = f"no test matches '{selection.keyword}'"
        return Diagnostic("RFC611", message, Span(package.folder / "tests"))
    return Diagnostic(
        "RFC611",
        "no tests were found",
        Span(package.folder / "tests"),
        help="type 'rfcgen new component component.xml' to write the contract tests again",
    )


def _hanging(package: ComponentPackage, selection: Selection, ending: Ending) -> Diagnostic:
    what = f"'{ending.facts.running}'" if ending.facts.running else "collecting the tests"
    where = ending.hangs_at or Span(package.folder / "tests")
    return Diagnostic(
        "RFC612",
        f"{what} did not end within {selection.timeout_s:g} s and was stopped",
        where,
        (Note("the tests after it were not run"),),
        help="look for a loop or a wait without a limit, or give more time with --timeout",
    )


def _unloadable(package: ComponentPackage) -> Diagnostic | None:
    """Say it better than pytest, where the component itself cannot be imported."""
    loaded = load_component(package)
    return loaded if isinstance(loaded, Diagnostic) else None


def _broken(package: ComponentPackage, ending: Ending) -> Diagnostic:
    during = f" in '{ending.facts.running}'" if ending.facts.running else ""
    said = "\n".join(ending.last_lines)
    return Diagnostic(
        "RFC613",
        f"the test process ended too early{during}, with exit code {ending.code}",
        Span(package.folder / "tests"),
        (Note(said),) if said else (),
    )
