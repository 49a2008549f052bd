"""The README's example runs, and its commands exist."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from motherlode.cli.command_line import parser

README = Path(__file__).parent.parent / "README.md"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


def test_the_opening_example_plays_a_whole_game(tmp_path: Path) -> None:
    example = blocks("python")[0]
    assert len(example.splitlines()) <= 15
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, cwd=tmp_path
    )
    assert done.stderr == ""
    legal, *story, payoffs = done.stdout.splitlines()
    assert legal.startswith("['draft prospector', 'draft pilot', 'draft engineer', ")
    assert "won the game" in story[-1]
    assert payoffs in ("[1.0, 0.0]", "[0.0, 1.0]")


COMMANDS = [
    line.split("#")[0].strip()
    for block in blocks("sh")
    for line in block.splitlines()
    if "motherlode " in line.split("#")[0]
]


@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_in_the_readme_parses(line: str) -> None:
    program, *arguments = without_redirection(shlex.split(line))
    assert program.endswith("motherlode")
    parser().parse_args(arguments)


def without_redirection(words: list[str]) -> list[str]:
    """A command without `> FILE` at its end."""
    return words[:-2] if words[-2] == ">" else words


def test_the_readme_names_the_two_commands() -> None:
    shown = "".join(blocks("sh"))
    assert "make play" in shown
    assert "make test" in shown
