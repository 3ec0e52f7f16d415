"""Find the names in a user's module that a component's document no longer gives."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from rfcgen.diagnostics import Span, did_you_mean
from rfcgen.model.component import ComponentSpec
from rfcgen.model.names import identifier
from rfcgen.render.component_base import handlers
from rfcgen.render.component_profile import suffix_of
from rfcgen.render.imports import TEST_MODULES
from rfcgen.render.trial_samples import sample_names

_HANDLER = "on_data_"
_EXECUTE = "on_execute"
_Node = ast.stmt | ast.alias | ast.Attribute


@dataclass(frozen=True, slots=True)
class Gone:
    """A name that is used and no longer there: where, what is wrong, and what may be meant."""

    span: Span
    what: str
    advice: str


@dataclass(frozen=True, slots=True)
class Known:
    """The names that the generated files of a component give, and those of its past."""

    base: str
    package: str
    former: frozenset[str]
    ports: frozenset[str]
    parameters: frozenset[str]
    callbacks: frozenset[str]
    samples: frozenset[str]

    @classmethod
    def of(cls, spec: ComponentSpec, package: str, former: frozenset[str]) -> "Known":
        """Return what a document gives; ``former`` names the packages that there were."""
        return cls(
            base=f"{spec.name}Base",
            package=package,
            former=former,
            ports=frozenset(identifier(port.name) for port in spec.ports),
            parameters=frozenset(identifier(one.name) for one in spec.parameters),
            callbacks=frozenset(
                {f"{_HANDLER}{port.name}" for port in handlers(spec)}
                | {_EXECUTE + suffix_of(spec, context) for context in spec.contexts}
            ),
            samples=frozenset({"configuration", *sample_names(spec).values()}),
        )


def gone_names(path: Path, source: str, known: Known) -> tuple[Gone, ...]:
    """Return the names in a module that are gone; SyntaxError if it is none."""
    finder = _Finder(path, source.splitlines(), known)
    finder.visit(ast.parse(source))
    return tuple(finder.found)


class _Finder(ast.NodeVisitor):
    """Walk through a module and collect what is gone."""

    def __init__(self, path: Path, lines: list[str], known: Known) -> None:
        self.found: list[Gone] = []
        self._path = path
        self._lines = lines
        self._known = known
        self._owners = {"component"}

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Look into a kernel, where ``self`` is the component, and at its methods."""
        is_kernel = any(_last_name(base) == self._known.base for base in node.bases)
        before = self._owners
        if is_kernel:
            self._owners = {*before, "self"}
            for name, place in _methods(node):
                self._judge_method(name, place)
        self.generic_visit(node)
        self._owners = before

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Judge ``self.ports.NAME`` and ``self.config.NAME``."""
        self.generic_visit(node)
        inner = node.value
        if not isinstance(inner, ast.Attribute) or node.attr.startswith("__"):
            return
        if not isinstance(inner.value, ast.Name) or inner.value.id not in self._owners:
            return
        if inner.attr == "ports" and node.attr not in self._known.ports:
            self._note(node, node.attr, f"has no port '{node.attr}'", self._known.ports)
        elif inner.attr == "config" and node.attr not in self._known.parameters:
            names = self._known.parameters
            self._note(node, node.attr, f"has no parameter '{node.attr}'", names)

    def visit_Import(self, node: ast.Import) -> None:
        """Judge ``import PACKAGE``."""
        for alias in node.names:
            self._judge_module(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """Judge ``from MODULE import NAME``."""
        module, known = node.module or "", self._known
        if node.level:
            return
        self._judge_module(node, module)
        for alias in node.names:
            if module == f"{known.package}_samples" and alias.name not in known.samples:
                what = f"has no samples '{alias.name}' for its tests"
                self._note(alias, alias.name, what, known.samples)
            is_base = module == f"{known.package}._generated.base" and alias.name.endswith("Base")
            if is_base and alias.name != known.base:
                what = f"has no base class '{alias.name}'"
                self._note(alias, alias.name, what, [known.base])

    def _judge_module(self, node: ast.stmt, module: str) -> None:
        top = module.partition(".")[0]
        for former in self._known.former:
            if top in (former, *(f"{former}_{name}" for name in TEST_MODULES)):
                now = top.replace(former, self._known.package, 1)
                self._note(node, top, f"is no longer in '{top}'", [now])

    def _judge_method(self, name: str, node: ast.stmt) -> None:
        if name in self._known.callbacks:
            return
        if name.startswith(_HANDLER):
            port = name.removeprefix(_HANDLER)
            what = f"never calls '{name}': no port '{port}' with a handler"
        elif name.startswith(f"{_EXECUTE}_"):
            what = f"never calls '{name}': no such context"
        else:
            return
        self._note(node, name, what, self._known.callbacks)

    def _note(self, node: _Node, name: str, what: str, known: Iterable[str]) -> None:
        line = (node.end_lineno or node.lineno) if isinstance(node, ast.Attribute) else node.lineno
        source = self._lines[line - 1]
        column = _column(source, node, name)
        span = Span(self._path, line, column, len(name), source)
        self.found.append(Gone(span, what, did_you_mean(name, known)))


def _column(source: str, node: _Node, name: str) -> int:
    """Return where in its line a name stands, from 1; an attribute is the end of its node."""
    if isinstance(node, ast.Attribute):
        end = node.end_col_offset or 0
        before = source.encode("utf-8")[: end - len(name.encode("utf-8"))]
        return len(before.decode("utf-8", errors="replace")) + 1
    return source.find(name) + 1


def _methods(node: ast.ClassDef) -> Iterator[tuple[str, ast.stmt]]:
    for member in node.body:
        if isinstance(member, ast.FunctionDef | ast.AsyncFunctionDef):
            yield member.name, member


def _last_name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
