"""Rules: `?` and `rules` at the prompt, `motherlode rules` on the command line."""

import json
from pathlib import Path

import pytest

from motherlode.i18n.rules_parser import rules_of
from motherlode.kernel import registry
from motherlode.plugin_types import TerminalPlugin
from tests.cli.run_command import GAME, Shell


@pytest.mark.parametrize("asked", ["? 1", "?1", "? draft prospector", "help 1"])
def test_question_mark_with_a_choice_prints_its_rules(shell: Shell, asked: str) -> None:
    result = shell(*GAME, lines=f"{asked}\n")
    explained = result.out.split("Miner> ")[1]
    assert "become the Prospector" in explained
    assert "K34 [book]" in explained
    assert "K6 [book]" in explained


def test_the_rules_command_prints_the_sections_or_the_rule_of_an_id(shell: Shell) -> None:
    result = shell(*GAME, lines="rules\nrules k15\n")
    sections, rule = result.out.split("Miner> ")[1:3]
    assert "K1-" in sections
    assert "K15 [book]" in rule


@pytest.mark.parametrize(
    ("language", "gold", "trading"), [("en", "Gold", "Trading"), ("de", "Gold", "Tauschen")]
)
def test_the_index_of_rules_lists_the_ids_that_a_chapter_holds(
    shell: Shell, language: str, gold: str, trading: str
) -> None:
    index = shell(*GAME, "--language", language, lines="rules\n").out
    rows = [" ".join(line.split()) for line in index.splitlines()]
    assert f"{gold} K13-K16, K48" in rows
    assert f"{trading} K31-K33, K47" in rows


@pytest.mark.parametrize("name", registry.all_games())
def test_every_cited_rule_is_on_the_rules_page(name: str) -> None:
    game = registry.find_game(name)
    known = rules_of(game)
    for key, cited in game.plugin(TerminalPlugin).rule_refs.items():
        assert set(cited) <= set(known), key


def test_every_choice_of_karats_cites_a_rule() -> None:
    """A choice without rules of its own cites those of the step."""
    game = registry.find_game("karats")
    terminal = game.plugin(TerminalPlugin)
    for row in game.actions.rows:
        assert terminal.rule_ids(row, "build"), row.text
    texts = {row.text for row in game.actions.rows} | {row.verb for row in game.actions.rows}
    steps = {step.name for step in game.setup(2).rules.steps}
    assert set(terminal.rule_refs) <= texts | steps


def test_rules_show_prints_a_rule(shell: Shell) -> None:
    assert "K15 [book]" in shell("rules", "show", "k15").out
    assert "K15 [book]" in shell("rules", "show", "K15", "--game", "karats").out


def test_coverage_lists_every_rule_with_its_tests(shell: Shell) -> None:
    Path("tests").mkdir()
    Path("tests/test_x.py").write_text(
        'import pytest\n\n\n@pytest.mark.rule("K1", "K2")\ndef test_cubes():\n    pass\n'
    )
    data = json.loads(shell("rules", "coverage", "--game", "karats", "--json").out)
    numbers = {int(rule["id"][1:]) for rule in data["rules"]}
    assert numbers == set(range(1, 49)) - {46}
    assert data["rules"][1] == {"id": "K2", "tests": ["test_x.py::test_cubes"]}
    assert data["rules"][2] == {"id": "K3", "tests": []}
    result = shell("rules", "coverage", "--game", "karats")
    assert "2 of 47 rules are proved" in result.out
    assert "no test proves it" in result.out


def test_question_mark_prints_what_a_card_does_and_sells_for(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text("[cards.trade_blockade]\ncount = 0\n")
    game = (
        "play",
        "mothership",
        "--seats",
        "you,random",
        "--seed",
        "4",
        "--edition",
        "edition.toml",
    )
    lines = "deploy\n? sell migration\n? play trade_blockade\n? research combat\n"
    result = shell(*game, lines=lines)
    shown = " ".join(result.out.split())
    assert "Migration: Warp your Colony Station to a space beside a friendly planet." in shown
    assert "It sells for 2." in shown
    assert "Combat 1: +1 to attack rolls. It costs 2." in shown
    refusal = shown.index("play Trade Blockade: That card is not in the hand. (M36)")
    assert "Nobody collects from planets or Stations" in shown[:refusal]
