"""Descriptions of cards, tiles, abilities and Artifacts, with the numbers of the content."""

import re

import pytest

from motherlode.games.mothership import kinds
from motherlode.games.mothership.descriptions import about
from motherlode.games.mothership.game import MOTHERSHIP
from motherlode.games.mothership.technology import effect_kinds
from motherlode.i18n.words import Words
from tests.arrange import Table
from tests.games.mothership.arranged_table import (
    begin_turn,
    empty_board,
    give_tiles,
    put_fleet,
    set_hand,
)


def described(t: Table, text: str, language: str = "en") -> list[str]:
    words = Words(MOTHERSHIP, ["Ada", "Bo", "Cy"], language)
    action = MOTHERSHIP.actions.rows[MOTHERSHIP.actions.parse(text)]
    return about(t.setup, t.state, t.seat, action, words)


def two_motherships(edition: dict[str, object] | None = None) -> Table:
    t = empty_board(2, edition=edition)
    return begin_turn(put_fleet(put_fleet(t, 0, m="c13"), 1, m="m1"))


@pytest.mark.rule("M39")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_card_has_a_description(language: str) -> None:
    t = two_motherships()
    for card in kinds.CARDS:
        (text,) = described(t, f"play {card}", language)
        assert len(text.split(": ", 1)[1]) > 10
        assert not re.search(r"[{}?]", text)


def test_the_description_of_a_card_has_the_editions_amount() -> None:
    t = two_motherships({"cards": {"volt_switch": {"amount": 9}}})
    assert "+9" in described(t, "play volt_switch")[0]


@pytest.mark.rule("M36")
def test_the_description_of_a_sale_names_its_price() -> None:
    t = two_motherships()
    value = int(t.setup.content.value.cards["migration"].value)
    assert described(t, "sell migration")[1] == f"It sells for {value}."
    give_tiles(t, 0, "economy", 3, "a")
    assert described(t, "sell migration")[1] == f"It sells for {value}."


@pytest.mark.rule("M43", "M44")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_tile_has_a_description_and_a_price(language: str) -> None:
    t = two_motherships()
    prices = t.setup.content.value.technology.prices
    for number, category in enumerate(kinds.CATEGORIES):
        assert len(described(t, f"research {category}", language)) == 2
        for tier in range(1, 5):
            give_tiles(t, 0, category, tier)
            for branch in kinds.BRANCHES[2 * number : 2 * number + 2]:
                text, price = described(t, f"research {branch}", language)
                assert not re.search(r"[{}?]", text)
                assert str(getattr(prices, f"tier_{tier + 1}")) in price


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_ability_has_a_description(language: str) -> None:
    for ability in kinds.ABILITIES:
        (text,) = described(two_motherships(), f"use {ability}", language)
        assert len(text) > 20


@pytest.mark.rule("M44")
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", effect_kinds.EFFECTS)
def test_every_effect_of_mothership_tiles_has_a_text_with_all_its_numbers(
    name: str, language: str
) -> None:
    words = Words(MOTHERSHIP, [], language)
    numbers = {number: 10 + at for at, number in enumerate(effect_kinds.NUMBERS)}
    text = words.text("effects", name, **numbers)
    assert text
    for number in effect_kinds.EFFECTS[name].numbers:
        assert str(numbers[number]) in text


@pytest.mark.rule("M44")
def test_the_description_of_a_tile_names_the_ships_and_occasions_it_is_limited_to() -> None:
    limited = {"effect": "attack", "amount": 5, "ships": ["bombers"], "at": ["stations"]}
    tiles = {"combat": {"effects": [limited]}}
    t = two_motherships({"technology": {"tiles": tiles}})
    assert described(t, "research combat")[0] == (
        "Combat 1: +5 to attack rolls (Bombers, against Stations)."
    )


@pytest.mark.rule("M44")
def test_a_mothership_edition_may_name_and_describe_its_tiles() -> None:
    own = {"name": "Big Guns", "text": "They are big."}
    t = two_motherships({"technology": {"tiles": {"combat": own}}})
    assert described(t, "research combat")[0] == "Big Guns: They are big."


@pytest.mark.rule("M30")
def test_a_player_who_may_cancel_a_card_sees_its_description() -> None:
    t = set_hand(set_hand(two_motherships(), 0, "trade_blockade"), 1, "noooooooooooo")
    begin_turn(t).play("play trade_blockade")
    assert t.step == "cancel"
    assert described(t, "pass") == [
        "Trade Blockade: Nobody collects from planets or Stations until your next turn."
    ]
    assert len(described(t, "play noooooooooooo")) == 2


@pytest.mark.rule("M50")
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_artifact_effect_has_a_description(language: str) -> None:
    words = Words(MOTHERSHIP, [], language)
    for effect in kinds.ARTIFACT_EFFECTS[1:]:
        assert "7" in words.text("artifacts", effect, n=7)
