"""Owners of the box can type in what is printed: energy, card timing, boards (M3, M40)."""

from pathlib import Path
from typing import Any

import pytest

from motherlode.cli.main import main
from motherlode.games.mothership import kinds
from motherlode.games.mothership.cards import catalogue
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.kernel.dealer import Dealer
from motherlode.kernel.errors import BadContent, BadOptions
from motherlode.kernel.position import start_game
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_planets,
    put_fleet,
    set_hand,
)

DUEL = MOTHERSHIP.content().value.layouts["duel"].map
TRIAD = MOTHERSHIP.content().value.layouts["triad"].map


def energy_up_to(most: int) -> dict[str, Any]:
    """An edition whose subsystems hold up to `most` energy."""
    rows = {row: list(range(most + 1)) for row in ("engines", "shields")}
    return {"energy": {"most": most, "rows": rows | {"weapons": [0, 0] + [20] * (most - 1)}}}


@pytest.mark.rule("M3")
@pytest.mark.parametrize("most", [12, 16, kinds.MOST_ENERGY])
def test_an_edition_sets_how_much_energy_a_subsystem_holds(most: int) -> None:
    edition = energy_up_to(most)
    edition["energy"]["engines"] = min(10, most)
    t = begin_turn(put_fleet(empty_board(edition=edition), 0, m="b13"))
    total = sum(t.get("energy", 0).values())
    t.play("divert")
    fullest = min(most, total)
    assert f"engines {fullest}" in t.legal()
    assert f"engines {fullest + 1}" not in t.legal()
    t.play(f"engines {fullest}")
    t.play(*t.legal("weapons")[:1])
    assert t.get("energy", 0)["engines"] == fullest


@pytest.mark.rule("M3")
def test_a_row_longer_than_the_most_energy_is_an_error() -> None:
    with pytest.raises(BadContent, match=r"energy\.most: .* <= 24"):
        MOTHERSHIP.content(energy_up_to(kinds.MOST_ENERGY + 1))


def in_any_turn(*cards: str) -> dict[str, Any]:
    return {"cards": {card: {"defending": True} for card in cards}}


def attacked(card: str, allowed: bool, **options: Any) -> Table:
    """Seat 0 attacks seat 1, whose hand is one card and which is asked before the roll."""
    edition = in_any_turn(card) if allowed else None
    t = empty_board(2, options, edition=edition)
    put_fleet(t, 0, m="b13", f1="c13", f3="a1")
    put_fleet(t, 1, m="e13", f1="d13", f3="o1")
    give_planets(t, 1, 0)
    set_hand(set_hand(t, 0, "volt_switch"), 1, card)
    t.set("hull_points", 5, 1)
    begin_turn(t).play("order fighter 1", "attack d13")
    t.play("pass")
    assert (t.step, t.seat) == ("before_roll", 1)
    return t


MOVED_BY_TIMING = [
    "hull_repair",
    "wallet_inspector",
    "prod",
    "recon_droid",
    "trade_blockade",
    "pick_up_two_cards",
    "surprise_attack",
]
"""The cards of the own turn that an edition may allow in other turns too."""


@pytest.mark.rule("M40")
@pytest.mark.parametrize("card", MOVED_BY_TIMING)
def test_an_edition_may_allow_a_card_of_the_own_turn_before_the_roll_of_another(card: str) -> None:
    options = {"exploration": card == "recon_droid"}
    assert attacked(card, False, **options).refused(f"play {card}") == ("only_in_own_turn", "M40")
    t = attacked(card, True, **options)
    assert f"play {card}" in t.legal()
    t.play(f"play {card}")
    while t.step != "before_roll":
        t.play(t.legal()[0])
    assert t.get("hand", 1).get(card, 0) == 0
    assert t.get("played")[card] == 1


@pytest.mark.rule("M40")
def test_the_page_for_owners_names_the_cards_that_stay_in_the_own_turn() -> None:
    page = (Path(__file__).parents[3] / "docs" / "own-the-box.md").read_text(encoding="utf-8")
    page = " ".join(page.split())
    words = MOTHERSHIP.words
    assert words is not None
    names = (words / "en.ftl").read_text(encoding="utf-8")
    for card in catalogue.CARDS:
        if not card.reacts():
            key = f"names-{card.name} = "
            (name,) = [line.removeprefix(key) for line in names.splitlines() if key in line]
            assert name in page
            with pytest.raises(BadContent, match="own turn"):
                MOTHERSHIP.content(in_any_turn(card.name))
        else:
            assert MOTHERSHIP.content(in_any_turn(card.name))


@pytest.mark.rule("M6", "M7")
def test_an_editions_layout_is_played_by_its_name_with_the_players_of_its_map() -> None:
    edition = {"layouts": {"mine": {"players": 3, "map": TRIAD}}}
    setup = MOTHERSHIP.setup(3, {"layout": "mine"}, edition)
    start_game(setup.rules, Dealer(1))
    assert setup.content.value.layouts["mine"].map == TRIAD
    with pytest.raises(BadOptions, match="would fit: duel, narrows, wide_duel"):
        MOTHERSHIP.setup(2, {"layout": "mine"}, edition)
    with pytest.raises(BadOptions, match="not 'yours'"):
        MOTHERSHIP.setup(3, {"layout": "yours"}, edition)


@pytest.mark.rule("M7")
def test_an_edition_may_give_a_layout_of_the_box_to_another_number_of_players() -> None:
    edition = {"layouts": {"duel": {"players": 3, "map": TRIAD}}}
    assert MOTHERSHIP.setup(3, {"layout": "duel"}, edition)
    with pytest.raises(BadOptions, match="narrows, wide_duel"):
        MOTHERSHIP.setup(2, {"layout": "duel"}, edition)


@pytest.mark.rule("M7")
@pytest.mark.parametrize("name", ["default", "two words", "x" * 41])
def test_a_layout_that_cannot_be_chosen_by_its_name_is_an_error_with_a_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(f"[layouts.'{name}']\nplayers = 2\nmap = '''{DUEL}'''\n")
    assert main(["content", "check", str(file), "--game", "mothership"]) == 2
    shown = capsys.readouterr().err
    assert "mine.toml:1: " in shown
    assert "chosen by its name" in shown


def test_the_template_gets_no_warning_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for game in ("karats", "super_motherload", "mothership"):
        assert main(["content", "template", game]) == 0
        file = tmp_path / f"{game}.toml"
        file.write_text(capsys.readouterr().out, encoding="utf-8")
        assert main(["content", "check", str(file), "--game", game]) == 0
        assert "warning" not in capsys.readouterr().out


def test_an_edition_is_not_warned_of_what_the_box_has_too() -> None:
    assert MOTHERSHIP.content_files.warnings(MOTHERSHIP.content().value)
    assert MOTHERSHIP.edition_warnings({"energy": {"engines": 6}}) == []
    crowded = DUEL.replace(". . 1 . .", ". . 1 P .", 1)
    edition = {"energy": {"engines": 6}, "layouts": {"mine": {"players": 2, "map": crowded}}}
    found = MOTHERSHIP.edition_warnings(edition)
    assert {key for key, _ in found} == {"layouts.mine.map"}
