"""Rule coverage: which tests check which rules.

A test names its rule with `@pytest.mark.rule("K31")`. The marks are read from the source files, so
no test has to run.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from motherlode.i18n.rules_parser import rules_of
from motherlode.kernel.errors import MotherlodeError
from motherlode.kernel.game import Game

MARK = "rule"


class NoTests(MotherlodeError):
    """A folder has no tests in it."""


@dataclass
class RuleTests:
    """A rule and the tests that check it, as `file::test`."""

    id: str
    tests: list[str] = field(default_factory=list)


def coverage(game: Game, folder: Path) -> list[RuleTests]:
    """Every rule of a game, in the order of its rules page, with its tests in a folder."""
    marks = marked_tests(folder)
    return [RuleTests(id, marks.get(id, [])) for id in rules_of(game)]


def marked_tests(folder: Path) -> dict[str, list[str]]:
    """The marked tests in a folder, by rule id."""
    files = sorted(folder.rglob("test_*.py"))
    if not files:
        raise NoTests(
            f"{folder}: no tests here; run this in a checkout or name the folder of tests"
        )
    by_rule: dict[str, list[str]] = {}
    for file in files:
        for test, id in marks_in(ast.parse(file.read_text(encoding="utf-8"))):
            tests = by_rule.setdefault(id, [])
            name = f"{file.relative_to(folder)}::{test}"
            if name not in tests:
                tests.append(name)
    return by_rule


def marks_in(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yields (test, rule id) for each mark of a test function or of the class around it."""
    for node in module.body:
        yield from _marks_of(node, [], "")


def _marks_of(node: ast.stmt, outer: list[str], prefix: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.ClassDef):
        ids = outer + _ids(node.decorator_list)
        for child in node.body:
            yield from _marks_of(child, ids, f"{prefix}{node.name}::")
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
        for id in outer + _ids(node.decorator_list):
            yield f"{prefix}{node.name}", id


def _ids(decorators: list[ast.expr]) -> list[str]:
    """The strings passed to `mark.rule(...)` in the decorators."""
    return [
        argument.value
        for decorator in decorators
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr == MARK
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
