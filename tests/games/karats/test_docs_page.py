"""The rules page and the game's page agree with the game."""

import re
from pathlib import Path

import pytest

from motherlode.games.karats import actions as act, state_cells as cell
from motherlode.games.karats.game import KARATS
from motherlode.i18n.rules_parser import RulesFile, rules_of
from motherlode.i18n.words import Words
from motherlode.kernel.state import FRAME
from motherlode.testing.rule_coverage import coverage

TESTS = Path(__file__).parents[2]
PAGE = TESTS.parent / "docs" / "games" / "karats.md"
IDS = [
    *(f"K{number}" for number in range(1, 17)),
    "K48",
    *(f"K{number}" for number in range(17, 33)),
    "K47",
    *(f"K{number}" for number in range(33, 46)),
]
"""In the order of the page: a rule that was added stands beside what it belongs to."""
REBUILT = {"K2", "K27", "K36", "K38"}
RULINGS = {"K7", "K9", "K12", "K16", "K30", "K32", "K33", "K39", "K44", "K45", "K47", "K48"}
PARTLY_RULINGS = {"K3", "K5", "K19", "K21", "K36", "K37", "K38", "K40", "K41"}


def test_every_rule_is_on_the_page_once_in_order_with_its_source() -> None:
    page = KARATS.plugin(RulesFile).path
    assert page is not None
    assert re.findall(r"^- (K\d+) ", page.read_text(), re.MULTILINE) == IDS
    rules = rules_of(KARATS)
    assert list(rules) == IDS
    for id, rule in rules.items():
        assert ("ruling" in rule.sources) == (id in RULINGS | PARTLY_RULINGS)
        assert ("book" in rule.sources) == (id not in RULINGS)
        assert ("rebuilt" in rule.sources) == (id in REBUILT)


@pytest.mark.parametrize(
    ("language", "phrase"), [("en", "as a whole or not at all"), ("de", "ganz oder gar nicht")]
)
def test_that_geothermal_steam_is_gained_whole_or_not_at_all_is_marked_as_a_ruling(
    language: str, phrase: str
) -> None:
    book, ruling = rules_of(KARATS, language)["K19"].text.split("[ruling]")
    assert phrase not in book
    assert phrase in ruling


@pytest.mark.parametrize(
    ("language", "rule", "option"),
    [
        ("en", "The book has no such bounds", "The book sets no limit"),
        ("de", "Das Regelheft kennt keine solchen Grenzen", "Das Regelheft setzt keine Grenze"),
    ],
)
def test_rule_and_option_say_that_the_limit_of_offers_is_not_the_books(
    language: str, rule: str, option: str
) -> None:
    assert rule in rules_of(KARATS, language)["K47"].text
    assert option in Words(KARATS, [], language).of("options", "trades")


def test_every_rule_of_karats_has_a_test() -> None:
    assert [line.id for line in coverage(KARATS, TESTS) if not line.tests] == []


def test_the_table_on_the_karats_page_shows_the_right_numbers() -> None:
    table = dict(re.findall(r"^\| (\w[\w ]*) \| (.+) \|$", PAGE.read_text(), re.MULTILINE))
    frames = cell.LAYOUT.deepest * FRAME
    assert table["name"] == f"`{KARATS.name}`"
    assert table["actions"] == str(len(act.ACTIONS))
    size = cell.LAYOUT.size
    cells = f"{size} cells: {size - frames} of the table, {frames} of pending work"
    assert table["observation"] == cells
    assert table["players"].startswith(f"{KARATS.seats[0]} to {KARATS.seats[-1]}")
    assert table["rules version"] == KARATS.version
    for option in KARATS.options:
        assert f"`{option.name}`" in table["options"]


def test_the_karats_page_lists_the_rebuilt_rules() -> None:
    assert (
        set(re.findall(r"\((K\d+)\)", PAGE.read_text().split("## What is rebuilt")[1])) == REBUILT
    )
