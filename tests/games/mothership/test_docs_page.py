"""The rules page and the game's page agree with the game."""

import re
import tomllib
from pathlib import Path

from motherlode.games.mothership import actions as act, kinds, state_cells as cell
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.layout_choice import LAYOUTS
from motherlode.i18n.rules_parser import RulesFile, rules_of
from motherlode.kernel.state import FRAME
from motherlode.testing.rule_coverage import coverage
from tests.texts import keys

TESTS = Path(__file__).parents[2]
PAGE = TESTS.parent / "docs" / "games" / "mothership.md"
IDS = {f"M{number}" for number in range(1, 69)}
REBUILT = {"M3", "M4", "M6", "M39", "M40", "M44", "M50"}


def test_the_rules_page_of_mothership_has_every_rule_once() -> None:
    page = MOTHERSHIP.plugin(RulesFile).path
    assert page is not None
    assert sorted(re.findall(r"^- (M\d+) ", page.read_text(), re.MULTILINE)) == sorted(IDS)
    rules = rules_of(MOTHERSHIP)
    assert set(rules) == IDS
    assert {id for id, rule in rules.items() if "rebuilt" in rule.sources} == REBUILT


def test_every_rule_of_mothership_has_a_test() -> None:
    assert [line.id for line in coverage(MOTHERSHIP, TESTS) if not line.tests] == []


def test_the_figures_of_the_mothership_page_are_true() -> None:
    table = dict(re.findall(r"^\| (\w[\w ]*) \| (.+) \|$", PAGE.read_text(), re.MULTILINE))
    cards = len(kinds.CARDS)
    actions = {"play", "sell"}
    copies = len(("deck", "discard", "played")) + MOTHERSHIP.seats[-1]  # and a hand a seat
    others = len(act.ACTIONS) - len(actions) * cards
    assert table["actions"] == f"{others}, and {len(actions)} for each Action card"
    frames = cell.LAYOUT.deepest * FRAME
    others = cell.LAYOUT.size - frames - copies * cards
    assert table["observation"] == (
        f"{others} cells of the table, {copies} for each Action card, {frames} of pending work"
    )
    assert table["players"].startswith(f"{MOTHERSHIP.seats[0]} to {MOTHERSHIP.seats[-1]}")
    assert table["rules version"] == MOTHERSHIP.version
    for option in MOTHERSHIP.options:
        assert f"`{option.name}`" in table["options"]


def test_the_mothership_page_lists_the_rebuilt_rules() -> None:
    rebuilt = PAGE.read_text().split("## What is rebuilt")[1]
    assert set(re.findall(r"\((M\d+)\)", rebuilt)) == REBUILT


def test_the_example_layout_of_the_page_is_playable(tmp_path: Path) -> None:
    file = tmp_path / "custom.toml"
    file.write_text(PAGE.read_text().split("```toml\n")[1].split("```")[0])
    assert tomllib.loads(file.read_text())
    assert MOTHERSHIP.setup(2, {"layout": "custom"}, file).seats == 2


def test_the_layout_option_lists_the_layouts_of_the_content() -> None:
    assert {
        name: layout.players for name, layout in MOTHERSHIP.content().value.layouts.items()
    } == LAYOUTS


def test_events_options_actions_and_names_of_mothership_have_texts() -> None:
    assert {kind.name for kind in MOTHERSHIP.events.kinds} <= keys("mothership", "events")
    assert {option.name for option in MOTHERSHIP.options} <= keys("mothership", "options")
    verbs = {row.verb for row in act.ACTIONS.rows}
    texts = {row.text.replace(" ", "-") for row in act.ACTIONS.rows}
    actions = keys("mothership", "actions")
    assert verbs - {text.split("-")[0] for text in actions} == set()
    assert {text for text in actions if "-" in text} <= texts
    names = {"afterburner", "noooooooooooo", "industry", "jump_gates", "artifact-12"}
    assert names <= keys("mothership", "names")
