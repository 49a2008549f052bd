"""The page that adds Action cards is done as it stands, in a copy of the package."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.edits import ROOT, edited_copy

CONTENT = "motherlode/games/mothership/content/cards.toml"
ECONOMY = "motherlode/games/mothership/cards/economy.py"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return edited_copy("add-a-card.md", tmp_path)


def run(source: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Python in the edited copy; the tests' own helpers are those of this checkout."""
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": f"{source}:{ROOT}"},
        cwd=source,
        capture_output=True,
        text=True,
    )


def content_check(source: Path) -> str:
    done = run(source, "-m", "motherlode.cli.main", "content", "check")
    return done.stdout + done.stderr


def test_the_cards_of_the_page_work(source: Path) -> None:
    done = run(source, "-m", "tests.docs.added_card")
    assert done.returncode == 0, done.stderr
    assert "the cards work" in done.stdout
    assert "Mothership: fine" in content_check(source)


def test_a_card_without_a_row_and_a_row_without_a_card_are_found(source: Path) -> None:
    content = source / CONTENT
    content.write_text(content.read_text().replace("[cards.tithe]", "[cards.toll]"))
    found = content_check(source)
    assert "cards.toll" in found
    assert "tithe is missing" in found


def test_the_page_needs_every_edit(source: Path) -> None:
    economy = source / ECONOMY
    economy.write_text(economy.read_text().replace('    Tithe("tithe"),\n', ""))
    assert "cards.tithe" in content_check(source)
