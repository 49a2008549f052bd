"""The page that adds Action cards is done as it stands, in a copy of the package."""

from pathlib import Path

import pytest

from tests.docs.page_edits import edited_copy, failed_checks, run_python

CONTENT = "motherlode/games/mothership/content/cards.toml"
ECONOMY = "motherlode/games/mothership/cards/economy.py"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    return edited_copy("add-a-card.md", tmp_path)


def content_check(source: Path) -> str:
    done = run_python(source, "-m", "motherlode.cli.main", "content", "check")
    return done.stdout + done.stderr


def test_the_cards_of_the_page_on_adding_cards_work_after_its_edits(source: Path) -> None:
    done = run_python(source, "-m", "tests.docs.added_card")
    assert done.returncode == 0, done.stderr
    assert "the cards work" in done.stdout
    assert "Mothership: fine" in content_check(source)


def test_linter_and_tests_of_the_game_pass_after_the_edits_of_the_page(source: Path) -> None:
    of_cards = ("test_card_sheet", "test_artifacts", "test_setup", "test_editions")
    assert not failed_checks(source, "mothership", *of_cards)


def test_content_check_finds_a_card_class_without_a_row_and_a_row_without_a_class(
    source: Path,
) -> None:
    content = source / CONTENT
    content.write_text(content.read_text().replace("[cards.tithe]", "[cards.toll]"))
    found = content_check(source)
    assert "cards.toll" in found
    assert "tithe is missing" in found


def test_leaving_out_an_edit_of_the_page_gives_a_content_error(source: Path) -> None:
    economy = source / ECONOMY
    economy.write_text(economy.read_text().replace('    Tithe("tithe"),\n', ""))
    assert "cards.tithe" in content_check(source)
