"""No two functions of the kernel or the games share six lines in a row."""

import ast
from collections.abc import Iterator
from pathlib import Path

import motherlode

PACKAGE = Path(motherlode.__file__).parent
SHARED = 6

Place = tuple[str, str, int]


def functions(file: Path) -> Iterator[tuple[Place, list[str]]]:
    """Every function of a file with the lines of its body, without blank lines and comments."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            body = [line.strip() for line in lines[node.body[0].lineno - 1 : node.end_lineno]]
            code_lines = [line for line in body if line and not line.startswith("#")]
            yield (str(file.relative_to(PACKAGE)), node.name, node.lineno), code_lines


def runs(lines: list[str]) -> set[tuple[str, ...]]:
    """Every six lines in a row, without lines that hold only closing brackets."""
    code_lines = [line for line in lines if any(letter.isalnum() for letter in line)]
    return {tuple(code_lines[at : at + SHARED]) for at in range(len(code_lines) - SHARED + 1)}


def test_no_two_functions_of_the_kernel_and_the_games_share_six_lines() -> None:
    seen: dict[tuple[str, ...], Place] = {}
    shared = []
    for room in ("kernel", "games"):
        for file in sorted((PACKAGE / room).rglob("*.py")):
            for place, lines in functions(file):
                for run in runs(lines):
                    if seen.setdefault(run, place) != place:
                        shared.append((seen[run], place, run[0]))
    assert not shared, shared
